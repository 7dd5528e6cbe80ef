import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { codeOf } from '../error-code.ts';
import { parseJson } from '../http/parse-json.ts';

export interface EmbeddingsOptions {
  /** Base address of a server that speaks Ollama's `/api/embed`, without a slash at the end. */
  upstream: string;
  model: string;
  /** For a call that embeds texts of the knowledge. */
  callTimeoutMs: number;
  /** Where the vectors of texts are kept, by the texts' hash. */
  directory: string;
  /** Told when they cannot be kept: they are made again at the next start. */
  onNotKept: (error: unknown) => void;
  fetch: typeof fetch;
}

export interface Embeddings {
  /** The vectors of texts, each of length 1; read from the disk when they were made before. */
  ofTexts(texts: readonly string[]): Promise<Float32Array[]>;
  /** The vector of a question. */
  ofQuestion(question: string, signal: AbortSignal): Promise<Float32Array>;
}

const reply = z
  .object({ embeddings: z.array(z.array(z.number()).min(1)) })
  .refine(({ embeddings }) => new Set(embeddings.map(({ length }) => length)).size <= 1);
/** Texts of one call: a model server without a graphics card answers it within a minute. */
const textsPerCall = 32;

/** Embeds texts by a model. What fails throws. */
export function createEmbeddings(options: EmbeddingsOptions): Embeddings {
  const { upstream, model, directory, callTimeoutMs } = options;

  return { ofTexts, ofQuestion };

  async function ofTexts(texts: readonly string[]): Promise<Float32Array[]> {
    const file = path.join(directory, `${hashOf([model, ...texts])}.json`);
    const known = reply.safeParse(parseJson(await kept(file)));
    if (known.success && known.data.embeddings.length === texts.length) {
      return known.data.embeddings.map(unit);
    }
    const embeddings: number[][] = [];
    for (let start = 0; start < texts.length; start += textsPerCall) {
      const signal = AbortSignal.timeout(callTimeoutMs);
      embeddings.push(...(await embed(texts.slice(start, start + textsPerCall), signal)));
    }
    await keep(file, JSON.stringify({ embeddings })).catch(options.onNotKept);
    return embeddings.map(unit);
  }

  async function kept(file: string): Promise<string> {
    try {
      return await readFile(file, 'utf8');
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') options.onNotKept(error);
      return '';
    }
  }

  async function keep(file: string, text: string): Promise<void> {
    await mkdir(directory, { recursive: true });
    await writeFile(file, text);
  }

  async function ofQuestion(question: string, signal: AbortSignal): Promise<Float32Array> {
    const [vector = []] = await embed([question], signal);
    return unit(vector);
  }

  async function embed(input: readonly string[], signal: AbortSignal): Promise<number[][]> {
    const response = await options.fetch(`${upstream}/api/embed`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ model, input }),
      redirect: 'error',
      signal,
    });
    const text = await response.text();
    if (!response.ok)
      throw new Error(`the model server answered ${response.status} to an embedding`);
    const parsed = reply.safeParse(parseJson(text));
    if (!parsed.success || parsed.data.embeddings.length !== input.length) {
      throw new Error('the model server did not embed in its own format');
    }
    return parsed.data.embeddings;
  }
}

/**
 * How near two vectors of length 1 are: 1 when they are the same. Throws for vectors of different
 * lengths: the name of a model may stand for another one than that which embedded the knowledge.
 */
export function nearness(one: Float32Array, other: Float32Array): number {
  if (one.length !== other.length) {
    throw new Error('the model has changed: remove the kept embeddings, then start again');
  }
  let sum = 0;
  for (const [place, value] of one.entries()) sum += value * (other[place] ?? 0);
  return sum;
}

function unit(vector: readonly number[]): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return Float32Array.from(vector, (value) => value / length);
}

function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
