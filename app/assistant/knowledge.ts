import type { KnowledgeLine } from '#schema/compiled.ts';

/** The entries of a knowledge file; bad lines are skipped (spec-7-knowledge). */
export function parseKnowledge(file: string): KnowledgeLine[] {
  return file.split('\n').flatMap((line) => {
    const value = parseJson(line);
    return isEntry(value) ? [value] : [];
  });
}

/** The value of a JSON text; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether a value is an object that may be asked for its fields. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isEntry(value: unknown): value is KnowledgeLine {
  if (!isRecord(value)) return false;
  const { title, text, page, keywords } = value;
  return [title, text, page].every(isText) && (keywords === undefined || isTexts(keywords));
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
