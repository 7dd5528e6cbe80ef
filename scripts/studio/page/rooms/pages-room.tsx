import { useId, useState } from 'react';
import { ask, messageOf } from '../ask.ts';
import { siteStates } from '../frame/site-states.ts';
import { Line } from '../line.tsx';
import { useStudio } from '../studio-context.ts';
import { TextLink } from '../text-link.tsx';
import { useAnswer } from '../use-answer.ts';
import { say, shortName } from '../words.ts';
import { Excerpt } from './excerpt.tsx';
import { NewFile } from './new-file-form.tsx';
import { SharePictureView } from './share-picture-view.tsx';
import { PageLinks } from './where.tsx';

/** Every page by its address, what a page shows only at times, every text by its words, and what is new. */
export function PagesRoom() {
  const id = useId();
  const { choices, frame } = useStudio();
  return (
    <section aria-labelledby={`${id}-title`} className="panel">
      <h2 id={`${id}-title`}>{say('pagesRoom')}</h2>
      <Search />
      <h3>{say('states')}</h3>
      <ul className="pages">
        {siteStates.map(({ name, show }) => (
          <li key={name}>
            <button type="button" className="quiet" onClick={() => frame.inSite(show)}>
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
          <summary>{say(`pagesIn.${language}`)}</summary>
          <PageLinks pages={(choices?.links ?? []).filter((page) => page.language === language)} />
        </details>
      ))}
    </section>
  );
}

function Search() {
  const { revision } = useStudio().field;
  const [words, setWords] = useState('');
  const { found, error } = useAnswer(
    async (signal) => ({ ...(await ask('search', { words }, signal)), of: words }),
    [words, revision],
  );
  const { of, count, found: texts } = found ?? { of: '', count: 0, found: [] };
  return (
    <div className="setting">
      <Line label={say('search')} type="search" value={words} change={setWords} />
      <small>{say('searchHelp')}</small>
      {error !== undefined && <p role="alert">{messageOf(error)}</p>}
      {of.trim() !== '' && (
        <p role="status">{say(count === 0 ? 'foundNone' : 'found', { count, words: of })}</p>
      )}
      <ul className="pages">
        {texts.map(({ file, at, text, language }) => (
          <li key={`${file} ${at.join('/')}`}>
            <TextLink to={{ file, at }} language={language}>
              <Excerpt text={text} words={of} /> <code>{shortName(file)}</code>
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
