import { createServer, type Socket } from 'node:net';

export interface SmtpServer {
  port: number;
  /** The mails accepted so far, headers and text as they came. */
  mails: string[];
  /** What the server answers to a mail's text; `250 ok` accepts. */
  verdict: string;
  /** What the server waits for before it tells its verdict. */
  pondering: Promise<void>;
  /** Milliseconds before each of its lines. */
  delay: number;
  close(): Promise<void>;
}

/** A mail server on this machine that keeps what it accepts. */
export async function startSmtp(port = 0): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    talk(socket, state);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const state: SmtpServer = {
    port: typeof address === 'object' && address ? address.port : 0,
    mails: [],
    verdict: '250 ok',
    pondering: Promise.resolve(),
    delay: 0,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return state;
}

function talk(socket: Socket, state: SmtpServer): void {
  let buffer = '';
  let text: string | undefined;
  const say = (line: string) => {
    const write = () => socket.destroyed || socket.write(`${line}\r\n`);
    if (state.delay === 0) write();
    else setTimeout(write, state.delay).unref();
  };
  say('220 mx.example');
  socket.on('data', (chunk) => {
    buffer += chunk.toString('utf8');
    for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      if (text === undefined) {
        if (line === 'DATA') text = '';
        say(line === 'DATA' ? '354 go on' : line === 'QUIT' ? '221 bye' : '250 ok');
      } else if (line === '.') {
        if (state.verdict.startsWith('250')) state.mails.push(text);
        text = undefined;
        void state.pondering.then(() => say(state.verdict));
      } else {
        text += `${line}\n`;
      }
    }
  });
}
