import { describe, expect, test } from 'vitest';
import { judgeText, normaliseText, type TextKind } from '../../app/demo/typed-text.ts';

function stored(text: string, kind: TextKind): string {
  const normalised = normaliseText(text, kind);
  expect(judgeText(normalised, kind)).toBeUndefined();
  return normalised;
}

describe('a number', () => {
  test.each([
    ['from the contacts of a Mac', '\u202d+33 6 99 00 12 34\u202c'],
    ['from the contacts of an iPhone', '\u2068+33 6 99 00 12 34\u2069'],
    ['from the contacts of Windows', '\u202a+33 6 99 00 12 34\u202c'],
    ['from a message on Android', '\u200e+33\u00a06\u00a099\u00a000\u00a012\u00a034\u200f'],
    ['from a web page', '+33\u202f6\u202f99\u202f00\u200b\u202f12\u202f34\u2060\ufeff'],
    ['from a dictation', '\ufffc+33 6 99 00 12 34'],
  ])('copied %s holds its digits and spaces alone', (_, copied) => {
    expect(stored(copied, 'number')).toBe('+33 6 99 00 12 34');
  });

  test.each(['+33 1 99 00 12 34 (poste 12)', '0041‑44‑668‑18‑00', '٠١٢٣٤٥٦٧٨٩', '〇三-五五五五'])(
    'may be %s',
    (number) => expect(stored(number, 'number')).toBe(number),
  );

  test.each(['+33 6\u0007', '+33 6\nBcc: x'])('does not hold a control character: %j', (number) => {
    expect(judgeText(normaliseText(number, 'number'), 'number')).toBe('unreadable');
  });
});

describe('a line', () => {
  test.each([
    ['Arabic', 'محمد الأمين'],
    ['Persian, with a non-joiner', 'می\u200cرزا نیک\u200cپی'],
    ['Hebrew, with points', 'שָׂרָה כֹּהֵן'],
    ['Sinhala, with a joiner', 'ශ්\u200dරී ලංකා'],
    ['Hindi, with both', 'श्\u200dयाम क्\u200cष'],
    ['Bengali, a joiner before the sign', 'র\u200d্যাব'],
    ['Kannada', 'ಸರ್\u200cಕಾರ ರ\u200d್ಯ'],
    ['Malayalam, a joiner at the end', 'അവന്\u200d'],
    ['Khmer, with separators', 'ក្រុមហ៊ុន\u200bអគ្គិសនី'],
    ['Mongolian, with a form and a separator', 'ᠬᠠᠷ\u180b\u180eᠠ'],
    ['Japanese, with the form of an ideograph', '葛\u{e0100}城 太郎'],
    ['Tamil', 'ஸ்ரீனிவாசன்'],
    ['Vietnamese', 'Nguyễn Thị Hoà'],
    ['Yoruba, accents written apart', 'O\u0323la\u0301'],
    ['Georgian', 'გიორგი'],
    ['Adlam', '𞤃𞤢𞤥𞤢𞤣𞤵'],
    ['Greek', 'Ἀλέξανδρος'],
    ['Chinese', '欧阳 娜娜'],
  ])('holds a name in %s as it was typed', (_, name) => {
    expect(stored(name, 'line')).toBe(name);
  });

  test.each([
    ['a plain one', '👋'],
    ['one with a form', '❤️'],
    ['one in its other form', '☎\ufe0e'],
    ['one with a colour', '👋🏽'],
    ['a family', '👨‍👩‍👧‍👦'],
    ['a couple with colours', '👩🏽‍❤️‍💋‍👨🏻'],
    ['a profession with a colour', '🧑🏿‍⚕️'],
    ['a flag with a joiner', '🏳️‍🌈'],
    ['the flag of a country', '🇫🇷'],
    ['the flag of a region', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a key', '1️⃣'],
  ])('holds an emoji, %s', (_, emoji) => {
    expect(stored(`Ville ${emoji}`, 'line')).toBe(`Ville ${emoji}`);
    expect(stored(`${emoji} Ville`, 'line')).toBe(`${emoji} Ville`);
  });

  test.each([
    ['contacts', '\u2068Claire\u2069'],
    ['a web page', '\ufeffClaire\u200b'],
    ['a form of Windows', '\u202aClaire\u202c\u00a0'],
    ['a text that was cut', 'Claire\ud83d'],
    ['a list of names', '\u202eClaire\u00ad\t\n'],
    ['an editor', '\u3164Claire\u2800\u2060'],
  ])('loses what %s leaves at its ends', (_, pasted) => {
    expect(stored(pasted, 'line')).toBe('Claire');
  });

  test('of nothing but marks is empty', () => {
    expect(stored('\u3164\u2060 \u200d\ufe0f\u2800', 'line')).toBe('');
  });

  test.each([
    ['a line break', 'Ville\nBcc: x'],
    ['another line break', 'Ville\u2028Bcc: x'],
    ['a control character', 'Ville\u0007'],
    ['an end of a text', 'Vil\0le'],
    ['letters that turn about what follows', 'Ville \u202exe.fdp'],
    ['an isolate that is never closed', 'Ville \u2067fdp'],
    ['a space without width', 'Vil\u200ble'],
    ['a joiner of letters that do not join', 'Vil\u200dle'],
    ['a joiner behind an accent of such a letter', 'Ville\u0301\u200d x'],
    ['a joiner on its own', 'می \u200c خواهم'],
    ['a second joiner', 'می\u200c\u200cخواهم'],
    ['a form of nothing', 'Ville \ufe0f x'],
    ['a second form', 'Vi\ufe0f\ufe0flle'],
    ['words in the letters of flags', '👋\u{e0068}\u{e0069}\u{e006a}\u{e007f} x'],
    ['half a character', 'Vil\ud83dle'],
    ['no character', 'Vil\uffffle'],
    ['a blank of Braille', 'Vil\u2800le'],
    ['a picture that was left behind', 'Vil\ufffcle'],
    ['a filler of Hangul', 'Vil\u3164le'],
  ])('does not hold %s', (_, text) => {
    expect(judgeText(normaliseText(text, 'line'), 'line')).toBe('unreadable');
  });
});

describe('a text of several lines', () => {
  test.each(['a\r\nb', 'a\rb', 'a\nb', 'a\u2028b', 'a\u2029b', 'a\u0085b', 'a\vb'])(
    'has one kind of line break: %j',
    (text) => expect(stored(text, 'lines')).toBe('a\nb'),
  );

  test('keeps what other programs leave in it, tabs and lists', () => {
    const text = '- Fonc\u00adtions\u200b de\u200e base\n\t1.\tune 👨‍👩‍👧‍👦\n\uf0b7 deux';
    expect(stored(text, 'lines')).toBe(text);
  });

  test('loses the marks around a number', () => {
    const text = 'Au \u202d+33 6 99\u202c, ou \u2068(06) 99\u2069.';
    expect(stored(text, 'lines')).toBe('Au +33 6 99, ou (06) 99.');
  });

  test.each(['a\0b', 'a\u001b[2Jb', 'Ville \u202efdp', 'a\ud83db', 'a\ufffeb'])(
    'does not hold %j',
    (text) => expect(judgeText(normaliseText(text, 'lines'), 'lines')).toBe('unreadable'),
  );
});

describe('an address', () => {
  test('loses the marks at its ends', () => {
    expect(stored('\u2068claire@ville.example\u2069 ', 'address')).toBe('claire@ville.example');
  });

  test.each([
    ['claire@ville', 'malformed'],
    ['claire @ville.example', 'malformed'],
    ['cla\u200bire@ville.example', 'unreadable'],
    ['claire\u202e@ville.example', 'unreadable'],
  ])('%j is refused', (text, reason) => {
    expect(judgeText(normaliseText(text, 'address'), 'address')).toBe(reason);
  });
});

const marks = [
  '\u200d',
  '\u0301',
  '\ufe0f',
  '\u{e0067}\u{e0067}\u{e0067}\u{e007f}',
  '\u202a',
  '👩\u200d',
];

test.each(marks)('a hundred thousand of %j are judged as fast as they are read', (mark) => {
  for (const kind of ['line', 'lines', 'number'] as const) {
    const text = normaliseText(`a${mark.repeat(100_000)}a`, kind);
    expect(judgeText(text, kind)).not.toBe('malformed');
  }
});
