import { useId, useState } from 'react';
import type { Language } from '#schema/languages.ts';
import { useStudio } from '../studio-context.ts';
import { say } from '../words.ts';

type Props = { language: Language | undefined; insert: (written: string) => void };

/** A figure or a name of the site, found by what visitors read or by what it is called, and put in a text. */
export function InsertName({ language = 'fr', insert }: Props) {
  const id = useId();
  const { choices } = useStudio();
  const [typed, setTyped] = useState('');
  if (!choices) return null;
  const names = [
    { name: '{product}', value: say('key.product') },
    ...choices.figures.map(({ name, value }) => ({
      name: `{figure.${name}}`,
      value: value[language],
    })),
  ];
  return (
    <>
      <input
        aria-label={say('insert')}
        placeholder={say('insert')}
        list={id}
        value={typed}
        onChange={({ target }) => {
          const isName = names.some(({ name }) => name === target.value);
          if (isName) insert(target.value);
          setTyped(isName ? '' : target.value);
        }}
      />
      <datalist id={id}>
        {names.map(({ name, value }) => (
          <option key={name} value={name} label={`${value} (${name})`} />
        ))}
      </datalist>
    </>
  );
}
