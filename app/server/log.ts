import pino, { type Logger } from 'pino';

/** Bytes of lines kept for a reader that is slow, or a disk that is full; what comes beyond is lost. */
const maxBufferedBytes = 1 << 20;
/** Before what could not be written is tried again. */
const retryDelayMs = 1000;

/**
 * The log of this process, on its standard output. What cannot be written costs log lines and nothing
 * else: a line is tried at once and never waited for, neither now nor when the process ends.
 */
export function openLog(level: string): Logger {
  const destination = pino.destination({
    // Node makes a pipe non-blocking when it is asked for this number.
    dest: process.stdout.fd,
    sync: true,
    maxLength: maxBufferedBytes,
    retryEAGAIN: () => false,
  });
  let waiting = false;
  destination.on('error', () => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      destination.write('');
    }, retryDelayMs).unref();
  });
  return pino({ level, base: null }, destination);
}
