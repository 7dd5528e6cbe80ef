import { type FormEvent, useEffect, useId, useState } from 'react';
import type { BeforeSending, Sent, Standing } from '../../api.ts';
import { ask, messageOf, Refused } from '../ask.ts';
import { FindingList, FoldedFindings } from '../finding-list.tsx';
import { Line } from '../line.tsx';
import { useStudio } from '../studio-context.ts';
import { useAnswer } from '../use-answer.ts';
import { useOneAtATime } from '../use-one-at-a-time.ts';
import { say, studioLanguage } from '../words.ts';
import { CommandLine } from './command-line.tsx';

/** What was changed is sent to colleagues who review it, and where it stands since. */
export function ReviewRoom() {
  const id = useId();
  const { revision } = useStudio().field;
  const [sent, setSent] = useState<Sent>();
  const [refusal, setRefusal] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const oneAtATime = useOneAtATime();
  const { found } = useAnswer(
    async () => ({ standing: await ask('standing'), after: sent }),
    [revision, sent],
  );
  // What was sent meanwhile stands elsewhere by now.
  const standing = found?.after === sent ? found?.standing : undefined;
  const before = useAnswer(() => ask('beforeSending'), [revision]).found;

  async function send(sentence: string, reason: string) {
    setSent(undefined);
    setRefusal(undefined);
    setSending(true);
    try {
      setSent(await ask('send', { sentence, reason, language: studioLanguage }));
    } catch (error) {
      setRefusal(error);
    } finally {
      setSending(false);
    }
  }

  return (
    <section aria-labelledby={`${id}-title`} className="panel">
      <h2 id={`${id}-title`}>{say('sendForReview')}</h2>
      <p role="status">{standing ? tellStanding(standing) : say('askingWhereItStands')}</p>
      <p>{say(standing?.state === 'alone' ? 'reviewHelpAlone' : 'reviewHelp')}</p>
      {before && <Before {...before} />}
      <Wording
        action={say(actionFor(standing))}
        isHeldBack={isSending || (before?.unready.findings.length ?? 0) > 0}
        send={(sentence, reason) => void oneAtATime(() => send(sentence, reason))}
      />
      {isSending && <p role="status">{say('sending')}</p>}
      {refusal !== undefined && (
        <div role="alert">
          <p>{messageOf(refusal)}</p>
          {refusal instanceof Refused && refusal.said && <pre>{refusal.said}</pre>}
        </div>
      )}
      {sent && <Outcome sent={sent} />}
    </section>
  );
}

function tellStanding(standing: Standing): string {
  const { state, hasChanged } = standing;
  const branch = 'branch' in standing ? standing.branch : '';
  if (state === 'sent' && hasChanged) return say('standing.changed', { branch });
  if (state === 'unsent' || state === 'alone') {
    return say(hasChanged ? 'standing.unsent' : 'standing.unchanged');
  }
  return say(`standing.${state}`, { branch });
}

function actionFor(standing: Standing | undefined): string {
  if (standing?.state === 'alone') return 'makeBranch';
  return standing?.state === 'sent' ? 'addToReview' : 'sendForReview';
}

/** What is not ready holds it back; whoever reads it meets the rest. */
function Before({ unready, brokenRules, warnings }: BeforeSending) {
  return (
    <>
      {unready.findings.length > 0 && (
        <div role="alert" className="findings">
          <p>{say(unready.word)}</p>
          <FindingList findings={unready.findings} />
        </div>
      )}
      <FoldedFindings name="promises" findings={brokenRules} />
      <FoldedFindings name="warnings" findings={warnings} />
    </>
  );
}

type WordingProps = {
  action: string;
  isHeldBack: boolean;
  send: (sentence: string, reason: string) => void;
};

function Wording({ action, isHeldBack, send }: WordingProps) {
  const id = useId();
  const [sentence, setSentence] = useState('');
  const [reason, setReason] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    send(sentence, reason);
  }
  return (
    <form onSubmit={submit}>
      <div className="setting">
        <Line
          label={say('sentence')}
          required
          maxLength={80}
          value={sentence}
          change={setSentence}
        />
      </div>
      <div className="setting">
        <label htmlFor={id}>{say('reason')}</label>
        <textarea
          id={id}
          rows={3}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <button type="submit" disabled={isHeldBack}>
        {action}
      </button>
    </form>
  );
}

function Outcome({ sent: { branch, subject, isAdded, page, command } }: { sent: Sent }) {
  // The page of the host opens by itself where the browser lets it; its link stays.
  useEffect(() => {
    if (page && !isAdded) window.open(page, '_blank', 'noopener');
  }, [page, isAdded]);
  return (
    <div role="alert" className="done">
      <p>{say(command ? 'keptHere' : isAdded ? 'sentAgain' : 'sentForReview', { branch })}</p>
      <p>
        <code>{subject}</code>
      </p>
      {command && <CommandLine line={command} />}
      {page && !isAdded && (
        <p>
          <a href={page} target="_blank" rel="noreferrer">
            {say('openPullRequest')}
          </a>
        </p>
      )}
      {!command && !page && !isAdded && <p>{say('askForPullRequest')}</p>}
    </div>
  );
}
