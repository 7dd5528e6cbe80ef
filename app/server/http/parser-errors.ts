import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { plainHeaders } from '../security/headers.ts';

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Gives what Node refuses before the application sees it the headers that every answer bears. */
export function answerParserErrors(server: Server): void {
  const answers = new WeakMap<object, ServerResponse>();
  server.on('request', ({ socket }, response) => answers.set(socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const answer = answers.get(socket);
    const within = answer?.headersSent === true && !answer.writableFinished;
    if (within || !socket.writable || error.code === 'ECONNRESET') socket.destroy();
    else socket.end(written(statuses[error.code ?? ''] ?? 400), () => socket.destroy());
  });
  server.on('checkExpectation', (_, response) => {
    response.writeHead(417, { ...headers(), Connection: 'close' }).end();
  });
}

function written(status: number): string {
  const lines = Object.entries({ ...headers(), Connection: 'close', 'Content-Length': '0' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`;
}

function headers(): Record<string, string> {
  return { ...plainHeaders(false), Date: new Date().toUTCString() };
}
