import { useEffect, useId, useState } from 'react';
import type { StaleText } from '../../api.ts';
import { ask } from '../ask.ts';
import { useStudio } from '../studio-context.ts';
import { FieldBoxes } from '../text/field-boxes.tsx';
import { say } from '../words.ts';

/** The translations that are older than their originals, one after the other. */
export function TranslationsRoom() {
  const id = useId();
  const { field, openHere } = useStudio();
  const { stale, index, problem, goTo, look } = useStale();
  const current = stale?.[index];

  useEffect(() => {
    if (current) openHere({ file: current.file, at: current.at });
  }, [current, openHere]);

  const isOpen = current && field.opened?.field.file === current.file;
  return (
    <section aria-labelledby={`${id}-title`} className="panel">
      <h2 id={`${id}-title`}>{say('translationsRoom')}</h2>
      {problem && <p role="alert">{problem}</p>}
      {stale && <p>{say('countStale', { count: stale.length })}</p>}
      {stale && stale.length > 0 && (
        <p className="row">
          <button type="button" disabled={index === 0} onClick={() => goTo(index - 1)}>
            {say('previous')}
          </button>
          <button
            type="button"
            disabled={index >= stale.length - 1}
            onClick={() => goTo(index + 1)}
          >
            {say('following')}
          </button>
          <span>
            {index + 1} / {stale.length}
          </span>
          <button type="button" className="quiet" onClick={look}>
            {say('lookAgain')}
          </button>
        </p>
      )}
      {current && (
        <p className="help">
          {say('changedOn', { language: say(current.language), day: current.changed })}
        </p>
      )}
      {isOpen && <FieldBoxes {...field} />}
      {current && <StillRight text={current} done={look} />}
    </section>
  );
}

function useStale() {
  const [stale, setStale] = useState<readonly StaleText[]>();
  const [problem, setProblem] = useState<string>();
  const [index, goTo] = useState(0);
  const [looked, setLooked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew when told
  useEffect(() => {
    let isWanted = true;
    ask.translations().then(
      (found) => {
        if (!isWanted) return;
        setStale(found);
        goTo((before) => Math.min(before, Math.max(0, found.length - 1)));
      },
      (error: unknown) => {
        if (isWanted) setProblem(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [looked]);
  return { stale, index, problem, goTo, look: () => setLooked((before) => before + 1) };
}

/** A translation that stays as it is, with the reason for whoever wonders later. */
function StillRight({ text, done }: { text: StaleText; done: () => void }) {
  const id = useId();
  const { field } = useStudio();
  const [because, setBecause] = useState('');
  return (
    <form
      className="setting"
      onSubmit={(event) => {
        event.preventDefault();
        field.declare(text.at, 'stale-translation', because).then(done);
        setBecause('');
      }}
    >
      <label htmlFor={id}>{say('because')}</label>
      <input id={id} required value={because} onChange={({ target }) => setBecause(target.value)} />
      <p>
        <button type="submit">{say('stillRight')}</button>
      </p>
    </form>
  );
}
