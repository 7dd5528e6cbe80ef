import { Agent, request } from 'node:http';
import { compiledSite } from '../../app/server/site/compiled-site.ts';
import { serveSite } from '../browser/serve-site.ts';
import { startLocal } from '../test/local-server.ts';

export interface ChatResult {
  /** Milliseconds from question to answer, at the middle and for the slowest in twenty. */
  direct: Spread;
  relayed: Spread;
  embedded: Spread;
}
interface Spread {
  middle: number;
  slow: number;
}

const questions = 400;
/** As many as one visitor may ask in a minute. */
const perVisitor = 20;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const body = JSON.stringify({
  model: compiledSite.assistant.model,
  messages: [{ role: 'user', content: 'Où sont hébergées nos données ?' }],
  stream: false,
});
const reply = JSON.stringify({
  model: compiledSite.assistant.model,
  message: { role: 'assistant', content: 'Chez vous.' },
  done: true,
});

/** What the relay adds to a model server that answers at once, one question after the other. */
export async function measureChat(): Promise<ChatResult> {
  const model = await startLocal((incoming, outgoing) => {
    incoming.resume().once('end', () => outgoing.end(reply));
  });
  const relay = await serveSite({ CHAT_UPSTREAM: model.url });
  const engine = await serveSite();
  const result = {
    direct: await ask(model.url),
    relayed: await ask(relay.origin),
    embedded: await ask(engine.origin),
  };
  await Promise.all([relay.stop(), engine.stop()]);
  await model.stop();
  return result;
}

async function ask(url: string): Promise<Spread> {
  const times: number[] = [];
  for (let number = 0; number < questions; number++) {
    const started = performance.now();
    await askOnce(url, Math.floor(number / perVisitor));
    // The first ones compile the code.
    if (number >= questions / 4) times.push(performance.now() - started);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { middle: at(0.5), slow: at(0.95) };
}

function askOnce(url: string, visitor: number): Promise<void> {
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'X-Forwarded-For': `10.2.0.${visitor}`,
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/api/chat`, { method: 'POST', agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume().once('end', resolve);
    });
    sent.once('error', reject).end(body);
  });
}
