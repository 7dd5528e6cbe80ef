/** Every other long word with a slip: a letter lost, doubled, swapped with the next or hit beside. */
export function mistyped(text: string): string {
  let count = 0;
  return text.replace(/\p{L}{5,}/gu, (word) => {
    count += 1;
    if (count % 2 === 0) return word;
    const at = 1 + (count % (word.length - 2));
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    const slips = [
      `${before}${after}`,
      `${before}${letter}${letter}${after}`,
      `${before}${after.charAt(0)}${letter}${after.slice(1)}`,
      `${before}e${after}`,
    ];
    return slips[((count - 1) / 2) % slips.length] ?? word;
  });
}
