import pino from 'pino';
import { beforeEach, expect, test, vi } from 'vitest';
import { listOutbox } from '../../../app/server/outbox/list.ts';
import { createQueueWorker } from '../../../app/server/outbox/queue-worker.ts';
import { createSmtpDelivery, patientTimes } from '../../../app/server/outbox/smtp.ts';
import { type SmtpServer, startSmtp } from '../../../features/support/smtp-double.ts';
import { slow } from '../../slow.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { emailParameters, salesDesk } from '../fixture-mail.ts';
import { fakeTime, openOutbox } from './fixture-outbox.ts';

vi.setConfig(slow);

const short = { ...patientTimes, greeting: 200, silence: 200, verdict: 200 };
let directory: string;

beforeEach(async () => {
  directory = await temporaryFolder();
});

/** A server that mails through this mail server, in a time that passes by itself, and what it logs. */
async function mailing(smtp: SmtpServer, times = patientTimes, patienceMs = 60_000) {
  const { sleep, now } = fakeTime();
  const lines: Record<string, unknown>[] = [];
  let requests = 0;
  const outbox = await openOutbox(directory, now, () => `${requests++}`);
  const url = `smtp://127.0.0.1:${smtp.port}`;
  const { deliver, close } = createSmtpDelivery(url, salesDesk, times);
  const worker = createQueueWorker({
    outbox,
    deliver,
    now,
    sleep,
    scanIntervalMs: Number.POSITIVE_INFINITY,
    patienceMs,
    log: pino({ base: null }, { write: (line) => lines.push(JSON.parse(line)) }),
  });
  return {
    outbox,
    lines,
    wake: worker.wake,
    async end() {
      await worker.stop();
      close();
      await smtp.close();
    },
  };
}

type Trouble = 'says nothing' | 'hangs up';

/** What a request becomes: where its file lies once it was tried often enough, and the reason that is logged. */
type Row = [step: string, trouble: string, copies: number, place: string, reason: string];

const rows: Row[] = [
  ['CONNECT', 'says nothing', 0, 'waiting', 'ETIMEDOUT'],
  ['EHLO', 'says nothing', 0, 'waiting', 'ETIMEDOUT'],
  ['MAIL', 'says nothing', 0, 'waiting', 'ETIMEDOUT'],
  ['RCPT', 'says nothing', 0, 'waiting', 'ETIMEDOUT'],
  ['DATA', 'says nothing', 0, 'waiting', 'ETIMEDOUT'],
  ['.', 'says nothing', 4, 'unanswered', 'E(TIMEDOUT|ABORT)'],
  ['QUIT', 'says nothing', 1, 'sent', ''],
  ['CONNECT', 'hangs up', 0, 'waiting', 'ECONNECTION'],
  ['EHLO', 'hangs up', 0, 'waiting', 'ECONNECTION'],
  ['MAIL', 'hangs up', 0, 'waiting', 'ECONNECTION'],
  ['RCPT', 'hangs up', 0, 'waiting', 'ECONNECTION'],
  ['DATA', 'hangs up', 0, 'waiting', 'ECONNECTION'],
  ['.', 'hangs up', 4, 'unanswered', 'ECONNECTION'],
  ['QUIT', 'hangs up', 1, 'sent', ''],
  ['CONNECT', '421 busy', 0, 'waiting', 'EPROTOCOL 421'],
  ['CONNECT', '554 no service', 0, 'waiting', 'EPROTOCOL 554'],
  ['EHLO', '421 busy', 0, 'waiting', 'ECONNECTION 421'],
  ['MAIL', '421 busy', 0, 'waiting', 'EENVELOPE 421'],
  ['MAIL', '451 later', 0, 'waiting', 'EENVELOPE 451'],
  ['MAIL', '550 not you', 0, 'waiting', 'EENVELOPE 550'],
  ['RCPT', '421 busy', 0, 'waiting', 'EENVELOPE 421'],
  ['RCPT', '450 later', 0, 'waiting', 'EENVELOPE 450'],
  ['RCPT', '550 nobody', 0, 'waiting', 'EENVELOPE 550'],
  ['DATA', '421 busy', 0, 'waiting', 'EENVELOPE 421'],
  ['DATA', '451 later', 0, 'waiting', 'EENVELOPE 451'],
  ['DATA', '554 no', 0, 'waiting', 'EENVELOPE 554'],
  ['.', '421 busy', 0, 'waiting', 'EMESSAGE 421'],
  ['.', '451 later', 0, 'waiting', 'EMESSAGE 451'],
  ['.', '554 spam', 0, 'waiting', 'EMESSAGE 554'],
  // Neither yes nor no.
  ['.', '354 go on', 0, 'unanswered', 'EMESSAGE 354'],
  ['.', 'what?', 0, 'unanswered', 'EMESSAGE'],
  ['QUIT', '421 busy', 1, 'sent', ''],
];

/** What an operator reads of it in `npm run outbox`. */
const listed: Readonly<Record<string, RegExp>> = {
  waiting: /^\S+ {2}received \S+ {2}attempts [1-9]\d* {2}\S.*$/,
  unanswered:
    /^\S+ {2}received \S+ {2}attempts 4 {2}not known whether it arrived \(4 sent\) {2}\S.*$/,
};

const isTrouble = (text: string): text is Trouble => text === 'says nothing' || text === 'hangs up';

test.each(rows)('at %s the mail server %j: %i copies there, here %s', async (...row) => {
  const [step, trouble, copies, place, reason] = row;
  const smtp = await startSmtp();
  if (isTrouble(trouble)) smtp.troubles = { [step]: trouble };
  else if (step === '.') smtp.verdict = trouble;
  else smtp.replies = { [step]: trouble };
  const times = trouble === 'says nothing' && step !== 'QUIT' ? short : patientTimes;
  const { outbox, lines, wake, end } = await mailing(smtp, { ...times, idle: 50 });
  const id = await outbox.accept(emailParameters);
  wake();
  const warnings = () => lines.filter(({ level }) => level === 40);
  // A busy machine may be late before the text is sent as well: that is told, and is no copy.
  const failures = () =>
    place === 'unanswered'
      ? warnings().filter(({ msg }) => msg === 'demo request may have arrived')
      : warnings();
  if (place === 'waiting') {
    await vi.waitFor(() => expect(failures().length).toBeGreaterThan(5), { timeout: 60_000 });
    expect(await outbox.unanswered()).toEqual([]);
  } else if (place === 'unanswered') {
    await vi.waitFor(async () => expect(await outbox.unanswered()).toEqual([id]), {
      timeout: 60_000,
    });
    expect(failures()).toHaveLength(4);
    // It is told once it is kept.
    await vi.waitFor(() =>
      expect(lines.at(-1)).toMatchObject({
        level: 50,
        queuedEmail: id,
        msg: 'nobody knows whether this demo request arrived',
      }),
    );
  } else {
    await vi.waitFor(async () => expect(await outbox.waiting()).toEqual([]), { timeout: 60_000 });
    // Once it has said goodbye, or should have.
    await vi.waitFor(() => expect(smtp.commands).toContain('QUIT'), { timeout: 60_000 });
  }
  expect(smtp.mails).toHaveLength(copies);
  expect(new Set(smtp.mails.map(messageId)).size).toBe(Math.min(copies, 1));
  const { lines: told } = await listOutbox(outbox);
  expect(told).toEqual(listed[place] ? [expect.stringMatching(listed[place])] : []);
  for (const line of failures()) expect(line.reason).toMatch(new RegExp(`^${reason}$`));

  // The mail server is well again.
  Object.assign(smtp, { troubles: {}, replies: {}, verdict: '250 ok' });
  if (place === 'unanswered') await outbox.sendAgain(id);
  await outbox.accept({ ...emailParameters, company: 'Later' });
  wake();
  const due = copies + (place === 'sent' ? 1 : 2);
  await vi.waitFor(async () => expect(await outbox.waiting()).toEqual([]), { timeout: 60_000 });
  expect(smtp.mails).toHaveLength(due);
  await end();
});

function messageId(mail: string): string | undefined {
  return /^Message-ID: (.*)$/im.exec(mail)?.[1];
}

test.each(['CONNECT', 'RCPT', '.'])(
  'silence at %s over one connection holds up no other email',
  async (step) => {
    const smtp = await startSmtp();
    smtp.troubles = { [step]: 'says nothing' };
    const { outbox, lines, wake, end } = await mailing(smtp, patientTimes, 50);
    const first = await outbox.accept(emailParameters);
    wake();
    const slowly = { queuedEmail: first, msg: 'the mail server takes its time' };
    await vi.waitFor(() => expect(lines).toContainEqual(expect.objectContaining(slowly)), {
      timeout: 60_000,
    });
    // It may have taken its time before it came so far.
    await vi.waitFor(() => expect(smtp.silences).toContain(step), { timeout: 60_000 });
    smtp.troubles = {};
    for (let number = 0; number < 20; number++) await outbox.accept(emailParameters);
    wake();
    await vi.waitFor(async () => expect(await outbox.waiting()).toEqual([first]), {
      timeout: 60_000,
    });
    smtp.hangUp();
    await end();
  },
);

test('a mail server that is silent to all is told by one line, and no more than ten wait for it', async () => {
  const smtp = await startSmtp();
  smtp.troubles = { MAIL: 'says nothing' };
  const { outbox, lines, wake, end } = await mailing(smtp, patientTimes, 1);
  for (let number = 0; number < 30; number++) await outbox.accept(emailParameters);
  wake();
  const standing = { underWay: 10, msg: 'the mail server answers nobody: all others wait' };
  await vi.waitFor(() => expect(lines).toContainEqual(expect.objectContaining(standing)), {
    timeout: 60_000,
  });
  // Its end of them may open a moment later.
  await vi.waitFor(() => expect(smtp.connections).toBe(10), { timeout: 60_000 });
  const ended = end();
  smtp.hangUp();
  await ended;
});
