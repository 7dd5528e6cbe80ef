import { useEffect, useId, useRef, useState } from 'react';
import type { Finding, PageToTranslate, Piece, Translations, WaitingText } from '../../api.ts';
import { ask } from '../ask.ts';
import { useStudio } from '../studio-context.ts';
import { isSameText } from '../text/kept-texts.ts';
import { OpenText } from '../text/open-text.tsx';
import { ReasonForm } from '../text/reason-form.tsx';
import { Refusal } from '../text/refusal.tsx';
import { ToldFinding } from '../told.tsx';
import { keyName, say } from '../words.ts';
import { Pieces } from './pieces.tsx';

/** What lacks a translation, and what is older than its original, one text after the other. */
export function TranslationsRoom() {
  const id = useId();
  const { field, openHere } = useStudio();
  const { openToWrite } = field;
  const { found, left, place, problem, goTo, look } = useTranslations();
  const { index } = place;
  const current = found?.texts[index];

  useEffect(() => {
    const open = place.isToWrite ? openToWrite : openHere;
    if (current) open({ file: current.file, at: current.at });
  }, [current, place, openHere, openToWrite]);

  // A box of the text before would take the words that are meant for this one.
  const isOpen = current && field.opened && isSameText(field.opened.field, current);
  const opened = isOpen && !field.isOpening ? field.opened : undefined;
  const isLeft = (text: WaitingText) => left.has(nameOf(text));
  return (
    <section aria-labelledby={`${id}-title`} className="panel">
      <h2 id={`${id}-title`}>{say('translationsRoom')}</h2>
      {problem && <p role="alert">{problem}</p>}
      {!found && !problem && <p role="status">{say('readingHistory')}</p>}
      {found && <Counts texts={found.texts} isLeft={isLeft} goTo={goTo} />}
      {found && found.texts.length > 0 && (
        <Steps texts={found.texts} isLeft={isLeft} index={index} goTo={goTo} look={look} />
      )}
      {current && <About text={current} isLeft={isLeft(current)} />}
      {opened ? <OpenText opened={opened} /> : <Refusal />}
      {current && !opened && field.isOpening && <p role="status">{say('openingText')}</p>}
      {current?.older && isLeft(current) && <StillRight key={nameOf(current)} text={current} />}
      {found?.pages.map((page) => (
        <Page key={page.file} page={page} done={() => look(page.file)} />
      ))}
    </section>
  );
}

type StepsProps = {
  texts: readonly WaitingText[];
  isLeft: (text: WaitingText) => boolean;
  index: number;
  goTo: (index: number) => void;
  look: () => void;
};

/** The way to the texts before and after: on, what is done already is left out. */
function Steps({ texts, isLeft, index, goTo, look }: StepsProps) {
  const next = texts.findIndex((text, place) => place > index && isLeft(text));
  return (
    <p className="row">
      <button type="button" disabled={index === 0} onClick={() => goTo(index - 1)}>
        {say('previous')}
      </button>
      <button type="button" disabled={next === -1} onClick={() => goTo(next)}>
        {say('following')}
      </button>
      <span>
        {index + 1} / {texts.length}
      </span>
      <button type="button" className="quiet" onClick={() => look()}>
        {say('lookAgain')}
      </button>
    </p>
  );
}

/** What is to be done with a translation, and what has changed in its original since. */
function About({ text: { language, older }, isLeft }: { text: WaitingText; isLeft: boolean }) {
  const [pieces, setPieces] = useState<readonly Piece[]>([]);
  useEffect(() => {
    setPieces([]);
    if (!older) return;
    const controller = new AbortController();
    // Without an answer the day alone is told.
    ask.original(older, controller.signal).then(setPieces, () => undefined);
    return () => controller.abort();
  }, [older]);
  const inLanguage = { language: say(language) };
  return (
    <>
      <p className="help">
        {older
          ? say('changedOn', { ...inLanguage, day: older.changed })
          : say('notTranslated', inLanguage)}
      </p>
      {pieces.length > 0 && (
        <div className="change">
          <h3>{say('originalChanged')}</h3>
          <p lang="fr">
            <Pieces pieces={pieces} />
          </p>
        </div>
      )}
      {!isLeft && (
        <p role="status" className="finished">
          {say('translationDone')}
        </p>
      )}
    </>
  );
}

type CountsProps = Pick<StepsProps, 'texts' | 'isLeft' | 'goTo'>;

/** How many wait: each number leads to the first of them. */
function Counts({ texts, isLeft, goTo }: CountsProps) {
  const left = texts.flatMap((text, index) => (isLeft(text) ? { index, older: text.older } : []));
  const older = left.filter((each) => each.older);
  const missing = left.filter((each) => !each.older);
  return (
    <ul className="pages">
      {[
        { name: 'countMissing', those: missing },
        { name: 'countStale', those: older },
      ].map(({ name, those: [first, ...others] }) =>
        first ? (
          <li key={name}>
            <button type="button" className="quiet" onClick={() => goTo(first.index)}>
              {say(name, { count: others.length + 1 })}
            </button>
          </li>
        ) : null,
      )}
      {left.length === 0 && <li>{say('allTranslated')}</li>}
    </ul>
  );
}

/** What told other languages’ visitors that the page is in French: it was written before the others. */
const namingTheirLanguage = ['name', 'title', 'description'];

/** A page in French only gets its other languages; once all texts are there, they are shown. */
function Page({
  page: { file, name, isWhole },
  done,
}: {
  page: PageToTranslate;
  done: () => void;
}) {
  const { field, open } = useStudio();
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  async function act() {
    const answer = await field.translate(file, isWhole);
    setFindings(answer.state === 'invalid' ? answer.findings : []);
    if (answer.state === 'saved') done();
  }
  return (
    <div className="setting">
      <p>{say(isWhole ? 'translationWhole' : 'frenchOnly', { name })}</p>
      {isWhole && (
        <p className="row">
          {say('readOnceMore')}{' '}
          {namingTheirLanguage.map((key) => (
            <button key={key} type="button" onClick={() => open({ file, at: [key, 'en'] })}>
              {keyName(key)}
            </button>
          ))}
        </p>
      )}
      <button type="button" onClick={() => field.attempt(act())}>
        {say(isWhole ? 'showTranslation' : 'beginTranslation')} <code>{file}</code>
      </button>
      {findings.length > 0 && (
        <div role="alert" className="findings">
          {findings.map((finding) => (
            <p key={`${finding.file}:${finding.line} ${finding.message.en}`}>
              <ToldFinding finding={finding} />
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

/**
 * The texts that wait, and which of them still do: a text that was written keeps its place in the list,
 * so that the one in hand stays where it is, until somebody looks again.
 */
function useTranslations() {
  const { field } = useStudio();
  const [found, setFound] = useState<Translations>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string>();
  // Whoever goes on to a text is about to write it; who looks at the list is not.
  const [place, setPlace] = useState({ index: 0, isToWrite: false });
  const [looked, setLooked] = useState(0);
  const listed = useRef(-1);
  /** The file whose first text is to be opened once the list is there. */
  const begun = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew when told, and after each change that is written
  useEffect(() => {
    let isWanted = true;
    ask.translations().then(
      (answer) => {
        if (!isWanted) return;
        setLeft(new Set(answer.texts.map(nameOf)));
        const isNew = listed.current !== looked;
        listed.current = looked;
        setFound((before) => ({
          ...answer,
          texts: isNew || !before ? answer.texts : before.texts,
        }));
        if (!isNew) return;
        const last = Math.max(0, answer.texts.length - 1);
        const first = answer.texts.findIndex(({ file }) => file === begun.current);
        begun.current = undefined;
        setPlace((before) => ({
          index: first === -1 ? Math.min(before.index, last) : first,
          isToWrite: first !== -1,
        }));
      },
      (error: unknown) => {
        if (isWanted) setProblem(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [looked, field.revision]);
  const goTo = (to: number) => setPlace({ index: to, isToWrite: true });
  const look = (file?: string) => {
    begun.current = file;
    setLooked((before) => before + 1);
  };
  return { found, left, place, problem, goTo, look };
}

function nameOf({ file, at }: WaitingText): string {
  return `${file} ${at.join('/')}`;
}

/** A translation that stays as it is, with the reason for whoever wonders later. */
function StillRight({ text }: { text: WaitingText }) {
  const { field } = useStudio();
  return (
    <ReasonForm
      label={say('because')}
      action={say('stillRight')}
      send={(because) => {
        // The open text tells what went wrong; the reason stays to be sent again.
        field.declare(text, 'stale-translation', because).catch(() => undefined);
      }}
    />
  );
}
