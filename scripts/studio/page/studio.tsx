import { useCallback, useRef, useState } from 'react';
import { Panel } from './panel.tsx';
import { useField } from './use-field.ts';
import { useFrame } from './use-frame.ts';
import { say } from './words.ts';

/** The site in its frame, beside the text that was clicked in it. */
export function Studio() {
  const [isBrowsing, setBrowsing] = useState(false);
  const choose = useRef<(id: number) => void>(undefined);
  const frame = useFrame(
    isBrowsing,
    useCallback((id: number) => choose.current?.(id), []),
  );
  const field = useField(frame.show);
  choose.current = field.open;

  return (
    <div className="studio">
      <header>
        <h1>{say('title')}</h1>
        <button type="button" onClick={() => field.replay('undo')}>
          {say('undo')}
        </button>
        <button type="button" onClick={() => field.replay('redo')}>
          {say('redo')}
        </button>
        <button
          type="button"
          aria-pressed={isBrowsing}
          title={say('browseHelp')}
          onClick={() => setBrowsing(!isBrowsing)}
        >
          {say('browse')}
        </button>
        <p role="status">{field.status === 'quiet' ? '' : say(field.status)}</p>
      </header>
      <main>
        <iframe ref={frame.ref} title={say('site')} src="/" />
        <aside aria-label={say('title')}>
          <Panel {...field} />
          <details className="texts">
            <summary>{say('texts')}</summary>
            <ul>
              {frame.texts.map(({ id, text }) => (
                <li key={id}>
                  <button type="button" onClick={() => field.open(id)}>
                    {text || say('untitled')}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        </aside>
      </main>
    </div>
  );
}
