import { AssertionError } from 'node:assert';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** The media type under which a step attaches why it failed (features/support/hooks.ts). */
export const failureMediaType = 'application/vnd.living-specification.failure+json';

const value = z.union([
  z.strictObject({ kind: z.enum(['text', 'state', 'form', 'data']), text: z.string() }),
  z.strictObject({ kind: z.literal('nothing') }),
]);

/** What a failed step knows: what was expected and seen, as values, and what its author wrote. */
export const stepFailure = z.strictObject({
  /** `late`: what it waited for did not come; `stopped`: it has a fault of its own. */
  kind: z.enum(['other', 'late', 'stopped']),
  isNegated: z.boolean(),
  expected: value.optional(),
  seen: value.optional(),
  message: z.string(),
});

export type StepFailure = z.infer<typeof stepFailure>;
export type Value = z.infer<typeof value>;

const matcherResult = z.object({
  name: z.string(),
  pass: z.boolean(),
  message: z.string(),
  expected: z.unknown(),
  actual: z.unknown(),
});

interface World {
  attach?: (text: string, options: { mediaType: string }) => unknown;
}
type Definition = (this: World | null, ...given: unknown[]) => unknown;

/** A step or hook that attaches why it failed before it does. */
export function tellingFailures(run: Definition): Definition {
  return async function (...given) {
    try {
      return await run.apply(this, given);
    } catch (thrown) {
      await this?.attach?.(JSON.stringify(failureAtStep(thrown)), { mediaType: failureMediaType });
      throw thrown;
    }
  };
}

/** From the parts of what was thrown, where it is thrown. No sentence of a library is read. */
function failureAtStep(thrown: unknown): StepFailure {
  const none = { kind: 'other', isNegated: false, message: '' } as const;
  if (!(thrown instanceof Error)) return { ...none, message: String(thrown) };
  const result =
    'matcherResult' in thrown ? matcherResult.safeParse(thrown.matcherResult) : undefined;
  if (result?.success) {
    const { name, pass, message, expected, actual } = result.data;
    const isState = /^toBe[A-Z]/u.test(name) && typeof expected === 'string';
    return {
      ...none,
      isNegated: pass,
      expected: isState ? { kind: 'state', text: expected } : asValue(expected),
      seen: isState && typeof actual === 'string' ? stateOf(actual) : asValue(actual),
      message: stripVTControlCharacters(thrown.message.replace(message, '')).trim(),
    };
  }
  if (thrown instanceof AssertionError) {
    const { expected, actual, generatedMessage, message } = thrown;
    const own = generatedMessage ? '' : message;
    return { ...none, expected: asValue(expected), seen: asValue(actual), message: own };
  }
  if (thrown.name === 'TimeoutError') return { ...none, kind: 'late' };
  const isFault = [TypeError, ReferenceError, RangeError, SyntaxError].some(
    (kind) => thrown instanceof kind,
  );
  const message = stripVTControlCharacters(thrown.message).trim();
  return { ...none, kind: isFault ? 'stopped' : 'other', message };
}

function stateOf(text: string): Value {
  return { kind: 'state', text };
}

function asValue(what: unknown): Value {
  if (what === undefined || what === null || what === '') return { kind: 'nothing' };
  if (typeof what === 'string') return { kind: 'text', text: what };
  if (what instanceof RegExp) return { kind: 'form', text: String(what) };
  return { kind: 'data', text: JSON.stringify(what) ?? String(what) };
}
