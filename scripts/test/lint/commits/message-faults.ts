const types = 'feat|fix|perf|refactor|test|docs|style|build|ci|chore|revert';
const header = new RegExp(
  `^(?<type>${types})(?:\\([a-z0-9]+(?:-[a-z0-9]+)*\\))?!?: (?<subject>\\S.*)$`,
);
/** What changes behaviour or structure says why. */
const explained = ['feat', 'fix', 'perf', 'refactor'];
const maxHeaderCharacters = 100;
const maxBodyLineCharacters = 120;

/** What a commit's message lacks of what CONTRIBUTING asks of it. */
export function messageFaults(message: string): string[] {
  const [first = '', ...rest] = message.trim().split('\n');
  const [blank = '', ...body] = rest;
  const { type = '', subject = '' } = header.exec(first)?.groups ?? {};
  const faults = [
    [
      !type,
      `the first line is "type(scope): subject", the type one of ${types.replaceAll('|', ', ')}`,
    ],
    [subject.endsWith('.'), 'the subject ends without a stop'],
    [
      first.length > maxHeaderCharacters,
      `the first line has over ${maxHeaderCharacters} characters`,
    ],
    [blank !== '', 'the second line is empty'],
    [
      body.some((line) => line.length > maxBodyLineCharacters),
      `a line of the body has over ${maxBodyLineCharacters} characters`,
    ],
    [
      explained.includes(type) && body.length === 0,
      `a commit of type ${type} says why in its body`,
    ],
  ] as const;
  return faults.flatMap(([isFault, words]) => (isFault ? [words] : []));
}
