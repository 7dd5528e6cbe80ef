import { type FormEvent, useState } from 'react';
import type { Setting } from '../../api.ts';
import { Line } from '../line.tsx';
import { keyName, say } from '../words.ts';
import type { Given } from './field-acts.ts';

type Props = { setting: Setting; set: (given: Given) => void };

/** A list whose words others have too: they are chosen, and a word of its own is added knowingly. */
export function KnownWords({ setting: { key, value, choices = [], isOptional }, set }: Props) {
  const [added, setAdded] = useState('');
  const words = wordsIn(value);
  const all = [...new Set([...choices.map(String), ...words])];
  /** One word comes or goes, whatever else was ticked meanwhile. */
  const give = (word: string, isIn: boolean) =>
    set((now) => {
      const others = wordsIn(now).filter((each) => each !== word);
      const next = isIn ? [...others, word] : others;
      return next.length === 0 && isOptional ? undefined : next;
    });

  function add(event: FormEvent) {
    event.preventDefault();
    const word = added.trim();
    if (word !== '') give(word, true);
    setAdded('');
  }

  return (
    <fieldset className="setting">
      <legend>{keyName(key)}</legend>
      {all.map((word) => (
        <label key={word} className="row">
          <input
            type="checkbox"
            checked={words.includes(word)}
            onChange={({ target }) => give(word, target.checked)}
          />
          {word}
        </label>
      ))}
      <form className="row" onSubmit={add}>
        <Line label={say('anotherWord')} value={added} change={setAdded} />
        <button type="submit">{say('add')}</button>
      </form>
    </fieldset>
  );
}

function wordsIn(value: Setting['value']): readonly string[] {
  return Array.isArray(value) ? value : [];
}
