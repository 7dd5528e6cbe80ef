import { type FormEvent, useState } from 'react';
import { Line } from '../line.tsx';
import { useStudio } from '../studio-context.ts';
import { Choose } from '../text/choose.tsx';
import { useOneAtATime } from '../use-one-at-a-time.ts';
import { say, tell } from '../words.ts';

/** A page, or an entry of a collection, with first texts that say that they are new. */
export function NewFile() {
  const { choices } = useStudio();
  const [kind, setKind] = useState('page');
  return (
    <details>
      <summary>{say('newFile')}</summary>
      <p className="row">
        <Choose
          label={say('newFileKind')}
          value={kind}
          options={(choices?.kinds ?? []).map(({ name }) => ({
            value: name,
            label: say(`kind.${name}`),
          }))}
          choose={setKind}
        />
      </p>
      <NameForm kind={kind} act={say('makeFile')} />
    </details>
  );
}

/** The open page or entry once more, under another name. */
export function CopyFile({ kind, file }: { kind: string; file: string }) {
  return (
    <details>
      <summary>{say('copyFile')}</summary>
      <p>{say('copyFileHelp')}</p>
      <NameForm kind={kind} from={file} act={say('duplicate')} />
    </details>
  );
}

function NameForm({ kind, from, act }: { kind: string; from?: string; act: string }) {
  const { field, open, frame, choices } = useStudio();
  const [fr, setFr] = useState('');
  const [en, setEn] = useState('');
  const [problem, setProblem] = useState<string>();
  const oneAtATime = useOneAtATime();
  const isBilingual = choices?.kinds.find(({ name }) => name === kind)?.isBilingual ?? true;

  async function make() {
    const answer = await field.create({ kind, name: { fr, en: isBilingual ? en : fr }, from });
    if (answer.state === 'invalid') {
      setProblem(answer.findings.map(({ message }) => tell(message)).join(' '));
      return;
    }
    if (answer.state === 'conflict') return setProblem(say('alreadyThere'));
    setProblem(undefined);
    if (kind === 'page') frame.goOnceMade(`/${answer.file.replace(/^.*\/|\.yaml$/g, '')}`);
    open({ file: answer.file, at: [] });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    field.attempt(oneAtATime(make));
  }

  return (
    <>
      <form onSubmit={submit}>
        <div className="setting">
          <Line label={nameIn('fr')} required value={fr} change={setFr} />
          {isBilingual && <Line label={nameIn('en')} required value={en} change={setEn} />}
        </div>
        <button type="submit">{act}</button>
      </form>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

function nameIn(language: 'fr' | 'en'): string {
  return say('nameIn', { language: say(language) });
}
