import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import {
  createServer as createHttp,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { createServer as createHttps } from 'node:https';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Certificate {
  /** PEM files; the certificate is its own authority. */
  keyPath: string;
  path: string;
  remove(): void;
}

/** A certificate for `localhost`, made by openssl. */
export function makeCertificate(): Certificate {
  const directory = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [keyPath, path] = [join(directory, 'key.pem'), join(directory, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  execFileSync('openssl', [...kind, ...subject, '-keyout', keyPath, '-out', path], {
    stdio: 'ignore',
  });
  return { keyPath, path, remove: () => rmSync(directory, { recursive: true }) };
}

/**
 * A proxy that ends TLS in front of a server, as an operator's does. One port speaks both: plain
 * http is redirected to https.
 */
export async function startHttpsProxy(certificate: Certificate, upstream: string) {
  const secure = createHttps(
    { key: readFileSync(certificate.keyPath), cert: readFileSync(certificate.path) },
    (incoming, outgoing) => pass(incoming, outgoing, upstream),
  );
  const plain = createHttp(({ headers, url }, outgoing) => {
    outgoing.writeHead(308, { Location: `https://${headers.host}${url}` }).end();
  });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(
      socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy()),
    );
    socket.once('readable', () => {
      const first: Buffer | null = socket.read(1);
      if (!first) return;
      socket.unshift(first);
      // A TLS connection begins with a handshake record, 22.
      (first[0] === 22 ? secure : plain).emit('connection', socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    host: `localhost:${port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, upstream: string): void {
  const { method, headers, url = '/', socket } = incoming;
  const forwarded = {
    'x-forwarded-proto': 'https',
    'x-forwarded-for': socket.remoteAddress ?? '',
  };
  const onward = request(new URL(url, upstream), { method, headers: { ...headers, ...forwarded } });
  onward.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}
