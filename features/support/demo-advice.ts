import type { Language } from '../../scripts/test/screens.ts';
import { message } from './content-words.ts';
import { type DemoScreen, fieldName } from './demo.ts';
import { expect } from './expect.ts';
import { plain } from './words.ts';

const messages: Readonly<Record<string, (field: string) => string>> = {
  'what it lacks': (field) => `demo.${field}.missing`,
  'which form it must have': (field) => `demo.${field}.malformed`,
  'that a character of it cannot be seen': () => 'demo.unreadable',
};

/** The advice at a field, by the words of the features. */
export function adviceOf(words: string, name: string, language: Language): string {
  const field = fieldName(name);
  const advice = messages[words];
  if (!advice) throw new Error(`No field says "${words}".`);
  return message(advice(field), language).replace('{label}', message(`demo.${field}`, language));
}

/** The field is marked as wrong, and assistive technology reads the advice out with it. */
export async function expectAdvice(
  screen: DemoScreen,
  name: string,
  advice: string,
): Promise<void> {
  const field = screen.field(name);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const description = () =>
    field.evaluate((element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    );
  await expect.poll(async () => plain(await description())).toContain(plain(advice));
}
