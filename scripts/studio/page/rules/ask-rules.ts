import type {
  ChangedRule,
  Checked,
  FeatureFile,
  FeatureSaved,
  Played,
  RuleList,
} from '../../rules/rules-api.ts';
import { refusalIn } from '../ask.ts';
import { say, studioLanguage } from '../words.ts';

const base = '/__studio/api/rules';

async function post(name: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(`${base}/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
  if (!response.ok) throw await refusalIn(response);
  return response;
}

async function answer<Answer>(name: string, body: unknown): Promise<Answer> {
  return (await post(name, body)).json();
}

export const askRules = {
  list: () => answer<RuleList>('list', {}),
  changes: (reference: string) => answer<ChangedRule[]>('changes', { reference }),
  open: (file: string) => answer<FeatureFile>('open', { file }),
  sentences: () => answer<string[]>('sentences', {}),
  check: (file: string, text: string) => answer<Checked>('check', { file, text }),
  save: (file: string, version: string, text: string) =>
    answer<FeatureSaved>('save', { file, version, text }),
  screen: (name: string) => `${base}/screens/${name}`,
};

/** Plays the scenarios at these lines and tells what happens as it happens. Throws when it is not played to its end. */
export async function* play(
  file: string,
  lines: readonly number[],
  signal: AbortSignal,
): AsyncGenerator<Played> {
  const { body } = await post('play', { file, lines }, signal);
  let last: Played | undefined;
  for await (const event of linesOf(body)) {
    if (event.kind === 'stopped') throw new Error(event.message[studioLanguage]);
    last = event;
    yield event;
  }
  if (last?.kind !== 'ended' && last?.kind !== 'nothing') throw new Error(say('runStopped'));
}

async function* linesOf(body: Response['body']): AsyncGenerator<Played> {
  if (!body) return;
  let left = '';
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const lines = (left + next.value).split('\n');
    left = lines.pop() ?? '';
    for (const each of lines) yield JSON.parse(each);
  }
}
