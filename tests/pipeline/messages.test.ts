import { describe, expect, test } from 'vitest';
import type { UsedMessage } from '../../scripts/content/check/messages.ts';
import { compileMessages } from '../../scripts/content/emit/messages.ts';
import { check, compile, edited, inLine, placeIn } from './small-site.ts';

const file = 'content/interface.yaml';
const both = '{ fr: Envoyer, en: Send }';

async function linesOf(...[changes, around]: Parameters<typeof check>): Promise<string[]> {
  return (await check(changes, around)).diagnostics.map(inLine);
}

describe('checking', () => {
  test('other arguments are said in each language', async () => {
    const changes = edited(file, '{count, plural, one {# answer} other {# answers}}', '{number}');
    const { diagnostics } = await check(changes);
    expect(
      diagnostics.map(({ position, code, expected }) => [position.line, code, expected]),
    ).toEqual([
      [4, 'message-arguments', '`number`, as in English'],
      [5, 'message-arguments', '`count`, as in French'],
    ]);
  });

  test('an apostrophe that makes a brace plain text is named', async () => {
    const changes = edited(file, both, `{ fr: "Envoyer l'{what}", en: "Send the {what}" }`);
    const { diagnostics } = await check(changes);
    expect(diagnostics.map(({ hint }) => hint)).toEqual([
      "`'{` makes the brace plain text: write the apostrophe as `’`",
      'this one has `what`',
    ]);
  });

  test.each([
    ['"{count, plural, one {# answer}}"', 'MISSING_OTHER_CLAUSE'],
    ['"{count"', 'EXPECT_ARGUMENT_CLOSING_BRACE'],
    ['"a <b>c"', 'UNCLOSED_TAG'],
  ])('%s is no message', async (written, problem) => {
    const changes = edited(file, '"{count, plural, one {# answer} other {# answers}}"', written);
    expect(await linesOf(changes)).toEqual([
      `${file}:${placeIn(changes[file], written)} message-syntax: \`chat.count\` is no ICU message: ${problem}`,
    ]);
  });

  test.each([
    ['Send \u0024{product}', '\u0024{product}', 'half-token'],
    ['Send **now**', '**now**', 'plain-markup'],
    ['Send&nbsp;now', '&nbsp;', 'plain-markup'],
    ['Read [this](/agents)', '[this](/agents)', 'plain-markup'],
    ['EnvoyÃ©', 'EnvoyÃ©', 'broken-letters'],
  ])('what visitors would read as it is written: %s', async (text, written, code) => {
    const changes = edited(file, 'en: Send', `en: "${text}"`);
    const told = await linesOf(changes);
    expect(told).toContainEqual(
      expect.stringContaining(`${file}:${placeIn(changes[file], written)} ${code}: `),
    );
  });

  test('a message that nothing shows is said at its id', async () => {
    const used: UsedMessage[] = [{ id: 'chat.send', file: 'app/a.tsx', line: 1, column: 1 }];
    expect(await linesOf({}, { used })).toEqual([
      `${file}:3:1-3:11 unused-message: nothing shows the message \`chat.count\``,
    ]);
  });

  test('a message that the code shows and the file does not have is said in the code', async () => {
    const used: UsedMessage[] = ['chat.send', 'chat.count', 'chat.sent'].map((id) => ({
      id,
      file: 'app/assistant/pill.tsx',
      line: 12,
      column: 5,
    }));
    const { diagnostics } = await check({}, { used });
    expect(diagnostics.map(inLine)).toEqual([
      'app/assistant/pill.tsx:12:5-12:5 unknown-message: the code uses the message `chat.sent`, which content/interface.yaml does not have',
    ]);
    expect(diagnostics[0]?.hint).toBe('did you mean `chat.send`?');
  });
});

test('compiled, they need no parser, and French ones have their spaces', async () => {
  const changes = edited(file, both, '{ fr: "Envoyer l’{what} ?", en: "Send the {what}?" }');
  const { fr: french, en: english } = compileMessages(await compile(changes));
  expect(french['chat.send']).toEqual([
    { type: 0, value: 'Envoyer l’' },
    { type: 1, value: 'what' },
    { type: 0, value: '\u202f?' },
  ]);
  expect(english['chat.count']).toMatchObject([
    { type: 6, value: 'count', options: { one: {}, other: {} }, pluralType: 'cardinal' },
  ]);
});
