import { useEffect, useId, useState } from 'react';
import type { Finding, PageToTranslate, WaitingText } from '../../api.ts';
import { ask, messageOf } from '../ask.ts';
import { FindingList } from '../finding-list.tsx';
import { useStudio } from '../studio-context.ts';
import { isSameText } from '../text/kept-texts.ts';
import { OpenText } from '../text/open-text.tsx';
import { ReasonForm } from '../text/reason-form.tsx';
import { Refusal } from '../text/refusal.tsx';
import { TextLink } from '../text-link.tsx';
import { useAnswer } from '../use-answer.ts';
import { keyName, say } from '../words.ts';
import { Pieces } from './pieces.tsx';

/** What lacks a translation, and what is older than its original, one text after the other. */
export function TranslationsRoom() {
  const id = useId();
  const { field } = useStudio();
  const { open: openToRead, openToWrite } = field;
  const { texts, pages, left, place, error, goTo, look } = useTranslations();
  const { index } = place;
  const current = texts?.[index];

  useEffect(() => {
    const open = place.isToWrite ? openToWrite : openToRead;
    if (current) open({ file: current.file, at: current.at });
  }, [current, place, openToRead, openToWrite]);

  // A box of the text before would take the words that are meant for this one.
  const isOpen = current && field.opened && isSameText(field.opened.field, current);
  const opened = isOpen && !field.isOpening ? field.opened : undefined;
  const isLeft = (text: WaitingText) => left.has(nameOf(text));
  return (
    <section aria-labelledby={`${id}-title`} className="panel">
      <h2 id={`${id}-title`}>{say('translationsRoom')}</h2>
      {error !== undefined && <p role="alert">{messageOf(error)}</p>}
      {!texts && error === undefined && <p role="status">{say('readingHistory')}</p>}
      {texts && <Counts texts={texts} isLeft={isLeft} goTo={goTo} />}
      {texts && texts.length > 0 && (
        <Steps texts={texts} isLeft={isLeft} index={index} goTo={goTo} look={look} />
      )}
      {current && opened ? (
        <>
          <About key={nameOf(current)} text={current} isLeft={isLeft(current)} />
          <OpenText opened={opened} />
        </>
      ) : (
        <Refusal />
      )}
      {current && !opened && field.isOpening && <p role="status">{say('openingText')}</p>}
      {current?.older && isLeft(current) && <StillRight key={nameOf(current)} text={current} />}
      {pages.map((page) => (
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
  // Without an answer the day alone is told.
  const { found: pieces = [] } = useAnswer(
    async (signal) => (older ? ask('original', older, signal) : []),
    [older],
  );
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
  const { field } = useStudio();
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
            <TextLink key={key} to={{ file, at: [key, 'en'] }}>
              {keyName(key)}
            </TextLink>
          ))}
        </p>
      )}
      <button type="button" onClick={() => field.attempt(act())}>
        {say(isWhole ? 'showTranslation' : 'beginTranslation')} <code>{file}</code>
      </button>
      {findings.length > 0 && (
        <div role="alert" className="findings">
          <FindingList findings={findings} />
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
  const { revision } = useStudio().field;
  /** Which look this is, and the file whose first text is to be opened then. */
  const [look, setLook] = useState<{ number: number; begun?: string | undefined }>({ number: 1 });
  const { found, error } = useAnswer(
    async () => ({ ...(await ask('translations')), look }),
    [look, revision],
  );
  const [listed, setListed] = useState<{ number: number; texts?: readonly WaitingText[] }>({
    number: 0,
  });
  // Whoever goes on to a text is about to write it; who looks at the list is not.
  const [place, setPlace] = useState({ index: 0, isToWrite: false });
  if (found && found.look.number !== listed.number) {
    const { texts } = found;
    setListed({ number: found.look.number, texts });
    const last = Math.max(0, texts.length - 1);
    const first = texts.findIndex(({ file }) => file === found.look.begun);
    setPlace({
      index: first === -1 ? Math.min(place.index, last) : first,
      isToWrite: first !== -1,
    });
  }
  return {
    texts: listed.texts,
    pages: found?.pages ?? [],
    left: new Set(found?.texts.map(nameOf)),
    place,
    error,
    goTo: (index: number) => setPlace({ index, isToWrite: true }),
    look: (begun?: string) => setLook(({ number }) => ({ number: number + 1, begun })),
  };
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
      usual={say('becauseUsually')}
      send={(because) => {
        // The open text tells what went wrong; the reason stays to be sent again.
        field.declare(text, 'stale-translation', because).catch(() => undefined);
      }}
    />
  );
}
