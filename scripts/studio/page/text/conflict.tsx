import type { Field } from '../../api.ts';
import { say } from '../words.ts';
import { type Opened, shownValue } from './opened.ts';

type Props = { theirs: Field; opened: Opened; keepMine: () => void; takeTheirs: () => void };

/** Both versions of a text that another program has changed meanwhile. */
export function Conflict({ theirs, opened, keepMine, takeTheirs }: Props) {
  return (
    <div role="alert" className="conflict">
      <p>{say('conflict')}</p>
      <dl>
        {theirs.boxes.map((box, index) => (
          <div key={box.at.join('/')} lang={box.language}>
            <dt>
              {say('theirs')}, {say(box.language ?? 'one')}
            </dt>
            <dd>{shownValue(box)}</dd>
            <dt>
              {say('mine')}, {say(box.language ?? 'one')}
            </dt>
            <dd>{opened.typed[index]}</dd>
          </div>
        ))}
      </dl>
      <p className="row">
        <button type="button" onClick={keepMine}>
          {say('keepMine')}
        </button>
        <button type="button" onClick={takeTheirs}>
          {say('takeTheirs')}
        </button>
      </p>
    </div>
  );
}
