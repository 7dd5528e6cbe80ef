import { useId, useState } from 'react';
import type { ListChange, ListPlace } from '../../api.ts';
import { kindName, say } from '../words.ts';
import { listName } from './asked.ts';
import { Refusal } from './refusal.tsx';

type Props = {
  name: 'item' | 'section';
  place: ListPlace | undefined;
  change: (wanted: ListChange) => void;
  isFolded?: boolean;
};

/** What can be done with the item, or the section, that the open text belongs to. */
export function ListTools({ name, place, change, isFolded = false }: Props) {
  if (!place) return null;
  const title = say('place', { what: say(name), number: place.index + 1, count: place.length });
  const tools = (
    <Tools key={`${place.at.join('/')} ${place.index}`} place={place} change={change} />
  );
  if (isFolded) {
    return (
      <details>
        <summary>{title}</summary>
        {tools}
      </details>
    );
  }
  return (
    <fieldset>
      <legend>{title}</legend>
      {tools}
    </fieldset>
  );
}

function Tools({ place, change }: { place: ListPlace; change: Props['change'] }) {
  const id = useId();
  const { at: list, index, names, kinds } = place;
  const [to, setTo] = useState(index);
  const [kind, setKind] = useState('');
  const act = (action: ListChange['action']) =>
    change({ action, list, index, to, ...(kind && action === 'add' && { kind }) });
  return (
    <>
      <p className="row">
        <button type="button" onClick={() => act('add')}>
          {say('add')}
        </button>
        {kinds.length > 0 && (
          <>
            <label htmlFor={`${id}-kind`}>{say('newKind')}</label>
            <select id={`${id}-kind`} value={kind} onChange={({ target }) => setKind(target.value)}>
              <option value="">{say('sameKind')}</option>
              {kinds.map((each) => (
                <option key={each} value={each}>
                  {kindName(each)}
                </option>
              ))}
            </select>
          </>
        )}
      </p>
      <p className="row">
        <button type="button" onClick={() => act('duplicate')}>
          {say('duplicate')}
        </button>
        <button type="button" onClick={() => act('remove')}>
          {say('remove')}
        </button>
      </p>
      <Refusal of={listName(list)} />
      <p className="row">
        <button type="button" disabled={to === index} onClick={() => act('move')}>
          {say('move')}
        </button>
        <label htmlFor={id}>{say('position')}</label>
        <select id={id} value={to} onChange={({ target }) => setTo(Number(target.value))}>
          {names.map((item, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places of a list are their numbers
            <option key={number} value={number}>
              {number + 1}. {item}
            </option>
          ))}
        </select>
      </p>
    </>
  );
}
