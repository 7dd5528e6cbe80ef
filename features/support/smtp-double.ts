import { createServer, type Socket } from 'node:net';

export interface SmtpServer {
  port: number;
  /** The mails accepted so far, headers and text as they came. */
  mails: string[];
  /** Every command so far, as it came. */
  commands: string[];
  /** How often somebody connected. */
  connections: number;
  /** What the server answers to a command, by its first word, or to a connection, `CONNECT`. */
  replies: Record<string, string>;
  /** How many are connected now. */
  open: () => number;
  /** Whether it answers every command with lines that never end. */
  dribbles: boolean;
  /** What the server answers to a mail's text; `250 ok` accepts. */
  verdict: string;
  /** What the server waits for before it tells its verdict. */
  pondering: Promise<void>;
  /** What it does instead of an answer, by the same words, and at the end of a text, `.`. */
  troubles: Record<string, 'says nothing' | 'hangs up'>;
  /** Where it has said nothing so far. */
  silences: string[];
  /** Ends all connections. */
  hangUp(): void;
  close(): Promise<void>;
}

/** A mail server on this machine that keeps what it accepts. */
export async function startSmtp(port = 0): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    state.connections += 1;
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    talk(socket, state);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const state: SmtpServer = {
    port: typeof address === 'object' && address ? address.port : 0,
    mails: [],
    commands: [],
    connections: 0,
    replies: {},
    open: () => sockets.size,
    dribbles: false,
    verdict: '250 ok',
    pondering: Promise.resolve(),
    troubles: {},
    silences: [],
    hangUp() {
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      state.hangUp();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return state;
}

function talk(socket: Socket, state: SmtpServer): void {
  let buffer = '';
  let text: string | undefined;
  const say = (step: string, line: string) => {
    const trouble = state.troubles[step];
    if (trouble === 'says nothing') state.silences.push(step);
    if (trouble === 'hangs up') socket.end();
    else if (!trouble && !socket.destroyed) socket.write(`${line}\r\n`);
  };
  const replies: Record<string, string> = {
    CONNECT: '220 mx.example',
    DATA: '354 go on',
    QUIT: '221 bye',
    ...state.replies,
  };
  const answer = (command: string) => {
    const step = command.split(' ', 1).join('');
    say(step, replies[step] ?? '250 ok');
  };
  answer('CONNECT');
  socket.on('data', (chunk) => {
    buffer += chunk.toString('utf8');
    for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      if (text === undefined) {
        state.commands.push(line);
        if (line === 'DATA' && replies.DATA?.startsWith('354')) text = '';
        if (state.dribbles) dribble(socket);
        else answer(line);
      } else if (line === '.') {
        if (state.verdict.startsWith('250')) state.mails.push(text);
        text = undefined;
        void state.pondering.then(() => say('.', state.verdict));
      } else {
        text += `${line}\n`;
      }
    }
  });
}

function dribble(socket: Socket): void {
  const timer = setInterval(() => socket.write('250-mx.example\r\n'), 10);
  socket.once('close', () => clearInterval(timer));
}
