import { existsSync } from 'node:fs';
import type { Row } from './row.ts';
import { measureChat } from './server-chat.ts';
import { measurePages, type PagesResult } from './server-pages.ts';

const nginx = '/usr/sbin/nginx';
const wrk = '/usr/bin/wrk';

/** The server over the built site: pages beside nginx, memory, and what the chat relay adds. */
export async function benchServer(): Promise<Row[]> {
  if (!existsSync(nginx) || !existsSync(wrk)) {
    const missing = 'needs Debian’s nginx-light and wrk';
    return [{ name: 'pages a second', ours: 'not measured', peer: missing }, ...(await chatRows())];
  }
  return [...pageRows(await measurePages(nginx, wrk)), ...(await chatRows())];
}

function pageRows({ speeds, memory }: PagesResult): Row[] {
  return [
    ...speeds.flatMap(({ name, ours, nginx: bare, same }) => [
      compared(`${name}, answers a second`, ours.clock, 'nginx, files alone', bare.clock),
      compared(`${name}, the same answers a second`, ours.clock, 'nginx', same.clock),
      compared(
        `${name}, answers a second of processor time`,
        ours.processor,
        'nginx, files alone',
        bare.processor,
      ),
    ]),
    { name: 'memory at rest', ours: `${memory.rest} MB`, peer: '' },
    { name: 'memory under load', ours: `${memory.load} MB`, peer: '' },
  ];
}

function compared(name: string, ours: number, peerName: string, peer: number): Row {
  const written = (value: number) => Math.round(value).toLocaleString('en');
  return { name, ours: written(ours), peer: `${peerName}: ${written(peer)}`, ratio: ours / peer };
}

async function chatRows(): Promise<Row[]> {
  const { direct, relayed, embedded } = await measureChat();
  const written = (value: number) => `${value.toFixed(2)} ms`;
  return [
    {
      name: 'chat, added by the relay (middle)',
      ours: written(relayed.middle - direct.middle),
      peer: `model asked directly ${written(direct.middle)}`,
    },
    {
      name: 'chat, answered by the embedded engine (middle, slowest in twenty)',
      ours: `${written(embedded.middle)}, ${written(embedded.slow)}`,
      peer: '',
    },
  ];
}
