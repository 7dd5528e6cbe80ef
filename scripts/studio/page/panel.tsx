import type { Field, Finding, ListAction, ListPlace } from '../api.ts';
import { ListTools } from './list-tools.tsx';
import { TextBox } from './text-box.tsx';
import { type Opened, shownValue } from './use-field.ts';
import { say } from './words.ts';

type Props = {
  opened: Opened | undefined;
  findings: readonly Finding[];
  conflict: Field | undefined;
  type: (index: number, text: string) => void;
  leave: () => void;
  change: (action: ListAction, place: ListPlace, to?: number) => void;
  keepMine: () => void;
  takeTheirs: () => void;
};

/** The text that was clicked, in both languages, with all that an editor has to know of it. */
export function Panel({ opened, findings, conflict, ...acts }: Props) {
  return (
    <section aria-labelledby="panel-title" className="panel">
      <h2 id="panel-title">{say('panel')}</h2>
      {opened ? (
        <>
          {opened.field.help && <p>{opened.field.help}</p>}
          {opened.field.boxes.map((box, index) => (
            <TextBox
              key={box.at.join('/')}
              box={box}
              text={opened.typed[index] ?? ''}
              findings={findings.filter((finding) => finding.box === index)}
              type={(text) => acts.type(index, text)}
              leave={acts.leave}
            />
          ))}
          <Others findings={findings.filter(({ box }) => box === undefined)} />
          {conflict && <Conflict theirs={conflict} opened={opened} {...acts} />}
          <Facts field={opened.field} />
          <ListTools name="item" place={opened.field.list} change={acts.change} />
          <ListTools name="section" place={opened.field.section} change={acts.change} />
        </>
      ) : (
        <p>{say('choose')}</p>
      )}
    </section>
  );
}

function Facts({ field }: { field: Field }) {
  const { file, line, pages, uses, tokens } = field;
  return (
    <div className="facts">
      <p>
        <code>
          {file}:{line}
        </code>
      </p>
      {uses.length > 0 && <Places title={say('figureUses', { count: uses.length })} list={uses} />}
      {pages.length > 0 && <Places title={say('pages')} list={pages} />}
      {tokens.length > 0 && <Places title={say('tokens')} list={tokens} />}
    </div>
  );
}

function Places({ title, list }: { title: string; list: readonly string[] }) {
  return (
    <details>
      <summary>{title}</summary>
      <ul>
        {list.map((each) => (
          <li key={each}>
            <code>{each}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Others({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul className="findings">
      {findings.map(({ file, line, message, hint }) => (
        <li key={`${file}:${line} ${message}`}>
          {message} {hint} (
          <code>
            {file}:{line}
          </code>
          )
        </li>
      ))}
    </ul>
  );
}

type ConflictProps = Pick<Props, 'keepMine' | 'takeTheirs'> & { theirs: Field; opened: Opened };

function Conflict({ theirs, opened, keepMine, takeTheirs }: ConflictProps) {
  return (
    <div role="alert" className="conflict">
      <p>{say('conflict')}</p>
      <dl>
        {theirs.boxes.map((box, index) => (
          <div key={box.at.join('/')}>
            <dt>{say('theirs')}</dt>
            <dd>{shownValue(box)}</dd>
            <dt>{say('mine')}</dt>
            <dd>{opened.typed[index]}</dd>
          </div>
        ))}
      </dl>
      <button type="button" onClick={keepMine}>
        {say('keepMine')}
      </button>
      <button type="button" onClick={takeTheirs}>
        {say('takeTheirs')}
      </button>
    </div>
  );
}
