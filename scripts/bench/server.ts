import { existsSync } from 'node:fs';
import type { Row } from './row.ts';
import { measureChat } from './server-chat.ts';
import { measurePages, type PagesResult, type Speed } from './server-pages.ts';

const programs = {
  caddy: '/usr/bin/caddy',
  nginx: '/usr/sbin/nginx',
  wrk: '/usr/bin/wrk',
};

/** A page costs at most half of what it costs Caddy. */
const leastRatioToCaddy = 2;

/** The server over the built site: pages beside Caddy and nginx, memory, and what the chat relay adds. */
export async function benchServer(): Promise<Row[]> {
  if (!Object.values(programs).every(existsSync)) {
    const missing = 'needs Debian’s caddy, nginx-light and wrk';
    return [{ name: 'pages a second', ours: 'not measured', peer: missing }, ...(await chatRows())];
  }
  return [...pageRows(await measurePages(programs)), ...(await chatRows())];
}

function pageRows({ speeds, memory }: PagesResult): Row[] {
  return [
    ...speeds.flatMap(({ name, ours, caddy, nginx }) => {
      const perCore = compared(`${name}, answers a second of a core`, ours, 'processor', caddy);
      return [
        { ...perCore, missed: (perCore.ratio ?? 0) < leastRatioToCaddy },
        compared(`${name}, answers a second by the clock`, ours, 'clock', caddy),
        compared(`${name}, answers a second of a core`, ours, 'processor', nginx, 'nginx'),
      ];
    }),
    { name: 'memory at rest', ours: `${memory.rest} MB`, peer: '' },
    { name: 'memory under load', ours: `${memory.load} MB`, peer: '' },
  ];
}

function compared(
  name: string,
  ours: Speed,
  by: keyof Speed,
  peer: Speed,
  peerName = 'Caddy',
): Row {
  const written = (value: number) => Math.round(value).toLocaleString('en');
  return {
    name,
    ours: written(ours[by]),
    peer: `${peerName}: ${written(peer[by])}`,
    ratio: ours[by] / peer[by],
  };
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
