import { useStudio } from '../studio-context.ts';
import { say } from '../words.ts';

/** What was typed elsewhere and could not be written yet, with the way back to it. */
export function UnsavedTexts() {
  const { open, field } = useStudio();
  if (field.waiting.length === 0) return null;
  return (
    <section className="waiting" aria-label={say('unsaved', { count: field.waiting.length })}>
      <p>{say('unsaved', { count: field.waiting.length })}</p>
      <ul className="pages">
        {field.waiting.map(({ file, at, typed }) => (
          <li key={`${file} ${at.join('/')}`}>
            <button type="button" className="quiet" onClick={() => open({ file, at })}>
              {typed[0]?.slice(0, 80) || say('untitled')} <code>{file}</code>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
