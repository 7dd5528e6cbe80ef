import { useId } from 'react';
import type { ChangedPlace, Changes } from '../../api.ts';
import type { ChangedRule } from '../../rules/rules-api.ts';
import { ask, messageOf } from '../ask.ts';
import { useStudio } from '../studio-context.ts';
import { TextLink } from '../text-link.tsx';
import { useAnswer } from '../use-answer.ts';
import { keyName, say, shortName, studioLanguage } from '../words.ts';
import { Pieces } from './pieces.tsx';
import { keysOf } from './text-room.tsx';
import { PageLinks } from './where.tsx';

/** What was changed since the last commit, in words: before and after, in both languages, on which pages. */
export function ChangesRoom() {
  const id = useId();
  const { revision } = useStudio().field;
  const texts = useAnswer(
    (signal) => ask('changes', { language: studioLanguage }, signal),
    [revision],
  );
  // They take longer: all features are read as they were.
  const rules = useAnswer(() => ask('changedRules'), [revision]);
  const error = texts.error ?? rules.error;
  return (
    <section aria-labelledby={`${id}-title`} className="panel">
      <h2 id={`${id}-title`}>{say('changesRoom')}</h2>
      {error !== undefined && <p role="alert">{messageOf(error)}</p>}
      {!texts.found && error === undefined && <p role="status">{say('readingHistory')}</p>}
      {texts.found && error === undefined && <Found changes={texts.found} rules={rules.found} />}
      <Deeds />
    </section>
  );
}

/** What was done in this visit, the last first: all that was done since one of them is taken back with it. */
export function Deeds() {
  const { revision, replay } = useStudio().field;
  const { found = [] } = useAnswer(() => ask('deeds'), [revision]);
  if (found.length === 0) return null;
  const takeBack = (count: number) => {
    for (let time = 0; time < count; time += 1) replay('undo');
  };
  return (
    <details>
      <summary>{say('deeds', { count: found.length })}</summary>
      <ol className="changes" reversed>
        {found.toReversed().map(({ act, file, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: each is known by how many came after it
          <li key={index}>
            {say('deedIn', {
              deed: say(`deed.${act}`),
              name: [shortName(file), ...keysOf(at)].join(' › '),
            })}{' '}
            <button type="button" onClick={() => takeBack(index + 1)}>
              {say('takeBackAsFar')}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

type FoundProps = { changes: Changes; rules: readonly ChangedRule[] | undefined };

function Found({ changes: { places, pictures }, rules }: FoundProps) {
  const count = places.length + pictures.length + (rules?.length ?? 0);
  return (
    <>
      <p role="status">
        {say(rules ? (count === 0 ? 'noChanges' : 'countChanges') : 'readingRules', { count })}
      </p>
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
        {rules?.map(({ kind, title, was }) => (
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
        <TextLink to={{ file, at }}>
          {say('openText')} <code>{file}</code>
        </TextLink>
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
