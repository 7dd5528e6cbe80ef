import type { Field, PageName } from '../../api.ts';
import { useStudio } from '../studio-context.ts';
import { TextLink } from '../text-link.tsx';
import { say } from '../words.ts';

/** Where else a text stands: what is shared changes everywhere at once. */
export function Where({ field: { uses, pages, tokens } }: { field: Field }) {
  const { open } = useStudio();
  return (
    <div className="facts">
      {uses.length > 0 && (
        <details>
          <summary>{say('uses', { count: uses.length })}</summary>
          <ul>
            {uses.map(({ file, line, text }) => (
              <li key={`${file}:${line}`}>
                <TextLink to={{ file, line }}>{text}</TextLink>
              </li>
            ))}
          </ul>
        </details>
      )}
      {pages.length > 0 && (
        <details>
          <summary>{say('pages', { count: pages.length })}</summary>
          <PageLinks pages={pages} />
        </details>
      )}
      {tokens.length > 0 && (
        <p className="row">
          {say('tokens')}{' '}
          {tokens.map(({ written, value, place }) =>
            place ? (
              <button key={written} type="button" className="chip" onClick={() => open(place)}>
                {written} = {value}
              </button>
            ) : (
              <span key={written} className="chip">
                {value === written ? written : `${written} = ${value}`}
              </span>
            ),
          )}
        </p>
      )}
    </div>
  );
}

/** Pages of the site by their names: each is shown in the frame. */
export function PageLinks({ pages }: { pages: readonly PageName[] }) {
  const { go } = useStudio().frame;
  return (
    <ul className="pages">
      {pages.map(({ name, address, language }) => (
        <li key={address}>
          <button type="button" className="quiet" lang={language} onClick={() => go(address)}>
            {name} <code>{address}</code>
          </button>
        </li>
      ))}
    </ul>
  );
}
