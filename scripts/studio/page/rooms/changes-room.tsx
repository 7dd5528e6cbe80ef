import { useEffect, useId, useState } from 'react';
import type { ChangedPlace, Changes } from '../../api.ts';
import type { ChangedRule } from '../../rules/rules-api.ts';
import { ask, problemOf } from '../ask.ts';
import { askRules } from '../rules/ask-rules.ts';
import { useStudio } from '../studio-context.ts';
import { keyName, say, shortName } from '../words.ts';
import { Pieces } from './pieces.tsx';
import { PageLinks } from './where.tsx';

type FoundChanges = Changes & { rules: ChangedRule[] };

/** What was changed since a commit, in words: before and after, in both languages, on which pages. */
export function ChangesRoom() {
  const id = useId();
  const { revision } = useStudio();
  const [reference, setReference] = useState('HEAD');
  const [found, setFound] = useState<FoundChanges | string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew after each change that is written
  useEffect(() => {
    let isWanted = true;
    const settle = (answer: FoundChanges | string) => {
      if (isWanted) setFound(answer);
    };
    Promise.all([ask.changes(reference), askRules.changes(reference)]).then(
      ([changes, rules]) => settle({ ...changes, rules }),
      (error: unknown) => settle(problemOf(error, say('unknownReference'))),
    );
    return () => {
      isWanted = false;
    };
  }, [reference, revision]);
  return (
    <section aria-labelledby={`${id}-title`} className="panel">
      <h2 id={`${id}-title`}>{say('changesRoom')}</h2>
      {typeof found === 'string' && <p role="alert">{found}</p>}
      {typeof found === 'object' && <Found changes={found} />}
      <details>
        <summary>{say('sinceOther')}</summary>
        <Since reference={reference} choose={setReference} />
      </details>
    </section>
  );
}

function Since({ reference, choose }: { reference: string; choose: (name: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState(reference);
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        choose(typed.trim() || 'HEAD');
      }}
    >
      <label htmlFor={id}>{say('since')}</label>
      <input id={id} value={typed} onChange={({ target }) => setTyped(target.value)} />
      <button type="submit">{say('compare')}</button>
      <small>{say('sinceHelp')}</small>
    </form>
  );
}

function Found({ changes: { places, pictures, rules } }: { changes: FoundChanges }) {
  const count = places.length + pictures.length + rules.length;
  if (count === 0) return <p>{say('noChanges')}</p>;
  return (
    <>
      <p>{say('countChanges', { count })}</p>
      <ol className="changes">
        {places.map((place) => (
          <Place key={`${place.file} ${place.steps.join('/')}`} place={place} />
        ))}
        {pictures.map(({ file, isThere, wasThere }) => (
          <li key={file}>
            <h3>{say(isThere ? (wasThere ? 'pictureChanged' : 'pictureNew') : 'pictureGone')}</h3>
            <p>
              <code>{file}</code>
            </p>
            {isThere && <img src={`/images/${file}`} alt={file} />}
          </li>
        ))}
        {rules.map(({ kind, title, was }) => (
          <li key={`${kind} ${title}`}>
            <h3>{say(`changed-${kind}`)}</h3>
            <p lang="en">
              {was && <del>{was}</del>} {kind === 'removed' ? <del>{title}</del> : title}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

function Place({ place: { file, at, steps, texts, pages } }: { place: ChangedPlace }) {
  const { open } = useStudio();
  return (
    <li>
      <h3>{inWords(file, steps)}</h3>
      {texts.map(({ language, pieces }) => (
        <p key={language ?? ''} lang={language}>
          {language && <b>{say(language)} </b>}
          <Pieces pieces={pieces} />
        </p>
      ))}
      {pages.length > 0 && <PageLinks pages={pages} />}
      {at && (
        <button type="button" className="quiet" onClick={() => open({ file, at })}>
          {say('openText')} <code>{file}</code>
        </button>
      )}
    </li>
  );
}

/** `home: section hero, title`. */
function inWords(file: string, steps: readonly string[]): string {
  const name = shortName(file);
  const way = steps.filter((step) => step !== 'sections').map((step) => keyName(step));
  return way.length === 0 ? name : `${name}: ${way.join(', ')}`;
}
