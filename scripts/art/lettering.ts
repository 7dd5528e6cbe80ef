/** Capitals three cells wide and five high, row by row. */
const letters: Record<string, string> = {
  A: '### #.# ### #.# #.#',
  B: '##. #.# ##. #.# ##.',
  C: '### #.. #.. #.. ###',
  D: '##. #.# #.# #.# ##.',
  E: '### #.. ##. #.. ###',
  G: '### #.. #.# #.# ###',
  I: '# # # # #',
  L: '#.. #.. #.. #.. ###',
  N: '##. #.# #.# #.# #.#',
  O: '### #.# #.# #.# ###',
  P: '### #.# ### #.. #..',
  R: '##. #.# ##. #.# #.#',
  S: '### #.. ### ..# ###',
  T: '### .#. .#. .#. .#.',
  U: '#.# #.# #.# #.# ###',
  V: '#.# #.# #.# #.# .#.',
  Y: '#.# #.# .#. .#. .#.',
  "'": '# # . . .',
  ' ': '. . . . .',
};

/** A word in block capitals, as rows of a picture. */
export function lettering(word: string): string[] {
  const drawn = [...word].map((letter) => {
    const rows = letters[letter];
    if (rows === undefined) throw new Error(`The lettering has no "${letter}" (in "${word}").`);
    return rows.split(' ');
  });
  return [0, 1, 2, 3, 4].map((row) => drawn.map((rows) => rows[row] ?? '').join('.'));
}
