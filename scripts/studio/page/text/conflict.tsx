import type { Field } from '../../api.ts';
import { useStudio } from '../studio-context.ts';
import { say } from '../words.ts';
import { boxName } from './box-name.ts';
import { type Opened, shownValue } from './opened.ts';

type Props = { theirs: Field; opened: Opened };

/** Both versions of a text that another program has changed meanwhile. */
export function Conflict({ theirs, opened }: Props) {
  const { keepMine, takeTheirs } = useStudio().field;
  return (
    <div role="alert" className="conflict">
      <p>{say('conflict')}</p>
      <dl>
        {opened.typed.map((mine, index) => {
          const box = theirs.boxes[index];
          const name = boxName(box ?? opened.field.boxes[index] ?? opened.field);
          const language = box?.language;
          return (
            <div key={box?.at.join('/') ?? index} lang={language}>
              <dt>
                {say('theirs')}, {name}
              </dt>
              <dd>{box ? shownValue(box) : say('gone')}</dd>
              <dt>
                {say('mine')}, {name}
              </dt>
              <dd>{mine}</dd>
            </div>
          );
        })}
      </dl>
      <p className="row">
        {theirs.boxes.length > 0 && (
          <button type="button" onClick={keepMine}>
            {say('keepMine')}
          </button>
        )}
        <button type="button" onClick={takeTheirs}>
          {say('takeTheirs')}
        </button>
      </p>
    </div>
  );
}
