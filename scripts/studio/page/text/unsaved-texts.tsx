import { useStudio } from '../studio-context.ts';
import { say } from '../words.ts';
import { isSameText } from './kept-texts.ts';

/** What was typed elsewhere and could not be written yet, with the way back to it. */
export function UnsavedTexts() {
  const { open, field } = useStudio();
  if (field.waiting.length === 0) return null;
  return (
    <section className="waiting" aria-label={say('unsaved', { count: field.waiting.length })}>
      <p>{say('unsaved', { count: field.waiting.length })}</p>
      <ul className="pages">
        {field.waiting.map(({ file, at, typed, isGone }) => (
          <li key={`${file} ${at.join('/')} ${isGone ? typed.join('\n') : ''}`}>
            <button
              type="button"
              className="quiet"
              disabled={isGone}
              onClick={() => open({ file, at })}
            >
              {typed[0]?.slice(0, 80) || say('untitled')} <code>{file}</code>
            </button>
            {(isGone || (field.gone && isSameText(field.gone, { file, at }))) && (
              <GoneText typed={typed} onLetGo={() => field.letGo({ file, at, typed })} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type GoneProps = { typed: readonly string[]; onLetGo: () => void };

/** What was typed for a place that is gone: whole, to be copied, since no box can show it. */
function GoneText({ typed, onLetGo }: GoneProps) {
  return (
    <>
      <p role="alert">{say('placeGone')}</p>
      <blockquote className="gone">{typed.filter(Boolean).join('\n')}</blockquote>
      <button type="button" onClick={onLetGo}>
        {say('letGo')}
      </button>
    </>
  );
}
