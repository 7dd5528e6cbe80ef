import { useEffect, useId, useState } from 'react';
import type { Finding, PageToTranslate, Translations, WaitingText } from '../../api.ts';
import { ask } from '../ask.ts';
import { useStudio } from '../studio-context.ts';
import { FieldBoxes } from '../text/field-boxes.tsx';
import { say, tell } from '../words.ts';

/** What lacks a translation, and what is older than its original, one text after the other. */
export function TranslationsRoom() {
  const id = useId();
  const { field, openHere } = useStudio();
  const { found, index, problem, goTo, look } = useTranslations();
  const current = found?.texts[index];

  useEffect(() => {
    if (current) openHere({ file: current.file, at: current.at });
  }, [current, openHere]);

  const isOpen = current && field.opened?.field.file === current.file;
  return (
    <section aria-labelledby={`${id}-title`} className="panel">
      <h2 id={`${id}-title`}>{say('translationsRoom')}</h2>
      {problem && <p role="alert">{problem}</p>}
      {found && <Counts texts={found.texts} />}
      {found && found.texts.length > 0 && (
        <p className="row">
          <button type="button" disabled={index === 0} onClick={() => goTo(index - 1)}>
            {say('previous')}
          </button>
          <button
            type="button"
            disabled={index >= found.texts.length - 1}
            onClick={() => goTo(index + 1)}
          >
            {say('following')}
          </button>
          <span>
            {index + 1} / {found.texts.length}
          </span>
          <button type="button" className="quiet" onClick={look}>
            {say('lookAgain')}
          </button>
        </p>
      )}
      {current && (
        <p className="help">
          {current.changed === undefined
            ? say('notTranslated', { language: say(current.language) })
            : say('changedOn', { language: say(current.language), day: current.changed })}
        </p>
      )}
      {isOpen && <FieldBoxes {...field} />}
      {current?.changed !== undefined && <StillRight text={current} done={look} />}
      {found?.pages.map((page) => (
        <Page key={page.file} page={page} done={look} />
      ))}
    </section>
  );
}

function Counts({ texts }: { texts: readonly WaitingText[] }) {
  const older = texts.filter(({ changed }) => changed !== undefined).length;
  const missing = texts.length - older;
  return (
    <>
      {missing > 0 && <p>{say('countMissing', { count: missing })}</p>}
      <p>{say('countStale', { count: older })}</p>
    </>
  );
}

/** A page in French only gets its other languages; once all texts are there, they are shown. */
function Page({
  page: { file, name, isWhole },
  done,
}: {
  page: PageToTranslate;
  done: () => void;
}) {
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  async function act() {
    const answer = await ask.translate(file);
    setFindings(answer.state === 'invalid' ? answer.findings : []);
    if (answer.state === 'saved') done();
  }
  return (
    <div className="setting">
      <p>{say(isWhole ? 'translationWhole' : 'frenchOnly', { name })}</p>
      <button type="button" onClick={() => void act()}>
        {say(isWhole ? 'showTranslation' : 'beginTranslation')} <code>{file}</code>
      </button>
      {findings.length > 0 && (
        <div role="alert" className="findings">
          {findings.map(({ message, file: where, line }) => (
            <p key={`${where}:${line} ${message.en}`}>{tell(message)}</p>
          ))}
        </div>
      )}
    </div>
  );
}

function useTranslations() {
  const [found, setFound] = useState<Translations>();
  const [problem, setProblem] = useState<string>();
  const [index, goTo] = useState(0);
  const [looked, setLooked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew when told
  useEffect(() => {
    let isWanted = true;
    ask.translations().then(
      (answer) => {
        if (!isWanted) return;
        setFound(answer);
        goTo((before) => Math.min(before, Math.max(0, answer.texts.length - 1)));
      },
      (error: unknown) => {
        if (isWanted) setProblem(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [looked]);
  return { found, index, problem, goTo, look: () => setLooked((before) => before + 1) };
}

/** A translation that stays as it is, with the reason for whoever wonders later. */
function StillRight({ text, done }: { text: WaitingText; done: () => void }) {
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
