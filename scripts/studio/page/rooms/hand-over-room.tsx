import { type FormEvent, useEffect, useId, useState } from 'react';
import type { HandedOver, Unready } from '../../api.ts';
import { ask } from '../ask.ts';
import { FindingList } from '../finding-list.tsx';
import { useStudio } from '../studio-context.ts';
import { useOneAtATime } from '../use-one-at-a-time.ts';
import { say } from '../words.ts';
import { CommandLine } from './command-line.tsx';

/** What was changed becomes a commit on a branch of its own; nothing is sent. */
export function HandOverRoom() {
  const id = useId();
  const [sentence, setSentence] = useState('');
  const [reason, setReason] = useState('');
  const [done, setDone] = useState<HandedOver>();
  const [problem, setProblem] = useState<string>();
  const oneAtATime = useOneAtATime();
  const unready = useUnready();
  const isReady = unready.findings.length === 0;

  async function handOver() {
    setDone(undefined);
    setProblem(undefined);
    try {
      setDone(await ask.handOver(sentence, reason));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void oneAtATime(handOver);
  }

  return (
    <section aria-labelledby={`${id}-title`} className="panel">
      <h2 id={`${id}-title`}>{say('handOverRoom')}</h2>
      <p>{say('handOverHelp')}</p>
      {!isReady && (
        <div role="alert" className="findings">
          <p>{say(unready.word)}</p>
          <FindingList findings={unready.findings} />
        </div>
      )}
      <form onSubmit={submit}>
        <div className="setting">
          <label htmlFor={`${id}-sentence`}>{say('sentence')}</label>
          <input
            id={`${id}-sentence`}
            required
            maxLength={80}
            value={sentence}
            onChange={({ target }) => setSentence(target.value)}
          />
        </div>
        <div className="setting">
          <label htmlFor={`${id}-reason`}>{say('reason')}</label>
          <textarea
            id={`${id}-reason`}
            required
            rows={3}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
        <button type="submit" disabled={!isReady}>
          {say('makeBranch')}
        </button>
      </form>
      {problem && <p role="alert">{problem}</p>}
      {done && (
        <div role="alert" className="done">
          <p>{say('handedOver', { branch: done.branch })}</p>
          <p>
            <code>{done.subject}</code>
          </p>
          <p>{say(done.canBeSent ? 'next' : 'nextAlone')}</p>
          <CommandLine line={done.command} />
          {done.canBeSent && <p>{say('nextReview')}</p>}
        </div>
      )}
    </section>
  );
}

const ready: Unready = { word: 'unfinishedFirst', findings: [] };

/** What holds it back, asked for anew after each change. */
function useUnready(): Unready {
  const { revision } = useStudio();
  const [found, setFound] = useState<Unready>(ready);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew after each change that is written
  useEffect(() => {
    let isWanted = true;
    ask.unready().then(
      (answer) => {
        if (isWanted) setFound(answer);
      },
      // Without an answer the server holds it back itself.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [revision]);
  return found;
}
