import { useEffect, useRef } from 'react';
import { ask } from '../ask.ts';
import { FindingList } from '../finding-list.tsx';
import { useStudio } from '../studio-context.ts';
import { useAnswer } from '../use-answer.ts';
import { say } from '../words.ts';

/** What still needs a file that is to go, each with the way there, and then the end of it. */
export function Removals() {
  const { removals } = useStudio();
  return removals.waiting.map((file) => <Waiting key={file} file={file} />);
}

function Waiting({ file }: { file: string }) {
  const { removals, field } = useStudio();
  const section = useRef<HTMLElement>(null);
  // It answers a button at the other end of the panel: whoever pressed that is brought here.
  useEffect(() => section.current?.focus(), []);
  const { found } = useAnswer((signal) => ask('keepers', { file }, signal), [file, field.revision]);
  const findings = found?.findings;
  return (
    <section ref={section} tabIndex={-1} className="waiting" aria-label={say('removal', { file })}>
      <p>
        {say('removal', { file: '' })} <code>{file}</code>
      </p>
      {findings && (
        <div role="alert">
          <p>
            {findings.length > 0 ? say('keepers', { count: findings.length }) : say('noKeepers')}
          </p>
          <FindingList findings={findings} when={say('onceGone')} />
        </div>
      )}
      <p className="row">
        <button
          type="button"
          disabled={findings?.length !== 0}
          onClick={() => removals.remove(file)}
        >
          {say('removeFile')}
        </button>
        <button type="button" onClick={() => removals.keepFile(file)}>
          {say('keepFile')}
        </button>
      </p>
    </section>
  );
}
