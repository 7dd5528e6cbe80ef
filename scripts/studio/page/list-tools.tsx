import { useId, useState } from 'react';
import type { ListAction, ListPlace } from '../api.ts';
import { say } from './words.ts';

type Props = {
  name: 'item' | 'section';
  place: ListPlace | undefined;
  change: (action: ListAction, place: ListPlace, to?: number) => void;
};

const actions = ['add', 'duplicate', 'remove'] as const;

/** What can be done with the item, or the section, that the open text belongs to. */
export function ListTools({ name, place, change }: Props) {
  const id = useId();
  const [to, setTo] = useState<number>();
  if (!place) return null;
  const { index, length } = place;
  return (
    <fieldset>
      <legend>
        {say(name)} {index + 1} {say('of')} {length}
      </legend>
      {actions.map((action) => (
        <button key={action} type="button" onClick={() => change(action, place)}>
          {say(action)}
        </button>
      ))}
      <label htmlFor={id}>{say('position')}</label>
      <select id={id} value={to ?? index} onChange={({ target }) => setTo(Number(target.value))}>
        {Array.from({ length }, (_, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of a list are their numbers
          <option key={number} value={number}>
            {number + 1}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => change('move', place, to ?? index)}>
        {say('move')}
      </button>
    </fieldset>
  );
}
