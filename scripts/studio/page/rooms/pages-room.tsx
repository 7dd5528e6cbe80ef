import { useEffect, useId, useState } from 'react';
import type { FoundTexts } from '../../api.ts';
import { ask } from '../ask.ts';
import { siteStates } from '../frame/site-states.ts';
import { useStudio } from '../studio-context.ts';
import { say, shortName } from '../words.ts';
import { Excerpt } from './excerpt.tsx';
import { NewFile } from './new-file-form.tsx';
import { SharePictureView } from './share-picture-view.tsx';
import { PageLinks } from './where.tsx';

/** Every page by its address, what a page shows only at times, every text by its words, and what is new. */
export function PagesRoom() {
  const id = useId();
  const { choices, inSite } = useStudio();
  return (
    <section aria-labelledby={`${id}-title`} className="panel">
      <h2 id={`${id}-title`}>{say('pagesRoom')}</h2>
      <Search />
      <h3>{say('states')}</h3>
      <ul className="pages">
        {siteStates.map(({ name, show }) => (
          <li key={name}>
            <button type="button" className="quiet" onClick={() => inSite(show)}>
              {say(`state.${name}`)}
            </button>
          </li>
        ))}
        <li>
          <SharePictureView />
        </li>
      </ul>
      <NewFile />
      {(['fr', 'en'] as const).map((language) => (
        <details key={language} open={language === 'fr'}>
          <summary>{say('pagesIn', { language: say(language) })}</summary>
          <PageLinks pages={(choices?.links ?? []).filter((page) => page.language === language)} />
        </details>
      ))}
    </section>
  );
}

const nothing = { of: '', count: 0, found: [] };

function Search() {
  const id = useId();
  const { field, open, revision } = useStudio();
  const { attempt } = field;
  const [words, setWords] = useState('');
  const [{ of, count, found }, setFound] = useState<FoundTexts & { of: string }>(nothing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew after each change that is written
  useEffect(() => {
    const controller = new AbortController();
    attempt(
      ask.search(words, controller.signal).then((answer) => setFound({ ...answer, of: words })),
    );
    return () => controller.abort();
  }, [words, revision, attempt]);
  return (
    <div className="setting">
      <label htmlFor={id}>{say('search')}</label>
      <input
        id={id}
        type="search"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <small>{say('searchHelp')}</small>
      {of.trim() !== '' && (
        <p role="status">{say(count === 0 ? 'foundNone' : 'found', { count, words: of })}</p>
      )}
      <ul className="pages">
        {found.map(({ file, at, text, language }) => (
          <li key={`${file} ${at.join('/')}`}>
            <button
              type="button"
              className="quiet"
              lang={language}
              onClick={() => open({ file, at })}
            >
              <Excerpt text={text} words={of} /> <code>{shortName(file)}</code>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
