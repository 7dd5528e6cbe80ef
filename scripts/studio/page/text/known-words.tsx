import { type FormEvent, useState } from 'react';
import type { Setting, SettingValue } from '../../api.ts';
import { Line } from '../line.tsx';
import { keyName, say } from '../words.ts';

type Props = { setting: Setting; set: (value: SettingValue | undefined) => void };

/** A list whose words others have too: they are chosen, and a word of its own is added knowingly. */
export function KnownWords({ setting: { key, value, choices = [], isOptional }, set }: Props) {
  const [added, setAdded] = useState('');
  const words = Array.isArray(value) ? value : [];
  const all = [...new Set([...choices.map(String), ...words])];
  const give = (next: readonly string[]) => set(next.length === 0 && isOptional ? undefined : next);

  function add(event: FormEvent) {
    event.preventDefault();
    const word = added.trim();
    if (word !== '' && !words.includes(word)) give([...words, word]);
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
            onChange={({ target }) =>
              give(target.checked ? [...words, word] : words.filter((each) => each !== word))
            }
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
