import { useState } from 'react';
import type { ListChange, ListPlace } from '../../api.ts';
import { useStudio } from '../studio-context.ts';
import { kindName, say } from '../words.ts';
import { listName } from './asked.ts';
import { Choose } from './choose.tsx';
import { Refusal } from './refusal.tsx';

type Props = {
  name: 'item' | 'section';
  place: ListPlace;
  isFolded?: boolean;
};

/** What can be done with the item, or the section, that the open text belongs to. */
export function ListTools({ name, place, isFolded = false }: Props) {
  const { change } = useStudio().field;
  const { at: list, index, names, kinds } = place;
  const [to, setTo] = useState(index);
  const [kind, setKind] = useState('');
  const act = (action: ListChange['action']) =>
    change({ action, list, index, to, ...(kind && action === 'add' && { kind }) });
  return (
    <details open={!isFolded}>
      <summary>{say('place', { what: say(name), number: index + 1, count: names.length })}</summary>
      <p className="row">
        <button type="button" onClick={() => act('add')}>
          {say('add')}
        </button>
        {kinds.length > 0 && (
          <Choose
            label={say('newKind')}
            value={kind}
            none={say('sameKind')}
            options={kinds.map((each) => ({ value: each, label: kindName(each) }))}
            choose={setKind}
          />
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
        <Choose
          label={say('position')}
          value={`${to}`}
          options={names.map((item, at) => ({ value: `${at}`, label: `${at + 1}. ${item}` }))}
          choose={(at) => setTo(Number(at))}
        />
      </p>
    </details>
  );
}
