import { type FormEvent, useId, useState } from 'react';
import { useStudio } from '../studio-context.ts';
import { useOneAtATime } from '../use-one-at-a-time.ts';
import { say, tell } from '../words.ts';

/** A page, or an entry of a collection, with first texts that say that they are new. */
export function NewFile() {
  const id = useId();
  const { choices } = useStudio();
  const [kind, setKind] = useState('page');
  return (
    <details>
      <summary>{say('newFile')}</summary>
      <p className="row">
        <label htmlFor={`${id}-kind`}>{say('newFileKind')}</label>
        <select id={`${id}-kind`} value={kind} onChange={({ target }) => setKind(target.value)}>
          {(choices?.kinds ?? []).map(({ name }) => (
            <option key={name} value={name}>
              {say(`kind.${name}`)}
            </option>
          ))}
        </select>
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
  const { field, open, goOnceMade, choices } = useStudio();
  const [fr, setFr] = useState('');
  const [en, setEn] = useState('');
  const [problem, setProblem] = useState<string>();
  const oneAtATime = useOneAtATime();
  const isBilingual = choices?.kinds.find(({ name }) => name === kind)?.isBilingual ?? true;

  async function make() {
    const answer = await field.create(kind, { fr, en: isBilingual ? en : fr }, from);
    if (answer.state === 'invalid') {
      setProblem(answer.findings.map(({ message }) => tell(message)).join(' '));
      return;
    }
    if (answer.state === 'conflict') return setProblem(say('alreadyThere'));
    setProblem(undefined);
    if (kind === 'page') goOnceMade(`/${answer.file.replace(/^.*\/|\.yaml$/g, '')}`);
    open({ file: answer.file, at: [] });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    field.attempt(oneAtATime(make));
  }

  return (
    <>
      <form onSubmit={submit}>
        <NameInput language="fr" value={fr} onChange={setFr} />
        {isBilingual && <NameInput language="en" value={en} onChange={setEn} />}
        <button type="submit">{act}</button>
      </form>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

type NameInputProps = { language: 'fr' | 'en'; value: string; onChange: (name: string) => void };

function NameInput({ language, value, onChange }: NameInputProps) {
  const id = useId();
  return (
    <div className="setting">
      <label htmlFor={id}>{say('nameIn', { language: say(language) })}</label>
      <input id={id} required value={value} onChange={({ target }) => onChange(target.value)} />
    </div>
  );
}
