import { useState } from 'react';
import { ask, problemOf } from '../ask.ts';
import { useStudio } from '../studio-context.ts';
import { TextLink } from '../text-link.tsx';
import { useAnswer } from '../use-answer.ts';
import { say, shortName } from '../words.ts';

/** The picture of the page in the frame that is shown where its address is shared; each of its texts is opened. */
export function SharePictureView() {
  const { frame, field } = useStudio();
  const [asked, setAsked] = useState(0);
  const { found, error } = useAnswer(
    async (signal) =>
      asked > 0 ? ask('sharePicture', { address: frame.address() }, signal) : undefined,
    [field.revision, asked],
  );
  return (
    <div className="share">
      <button type="button" className="quiet" onClick={() => setAsked((before) => before + 1)}>
        {say('sharePicture')}
      </button>
      {asked > 0 && !found && error === undefined && <p>{say('drawingSharePicture')}</p>}
      {/* A page without a picture of its own, such as the one not found. */}
      {error !== undefined && <p role="alert">{problemOf(error, say('noSharePicture'))}</p>}
      {found && error === undefined && (
        <figure>
          <img
            src={`data:image/svg+xml,${encodeURIComponent(found.svg)}`}
            alt={say('sharePicture')}
          />
          <figcaption>
            {say('sharePictureHelp')}
            <ul className="pages">
              {found.texts.map(({ file, at, text }) => (
                <li key={`${file} ${at.join('/')}`}>
                  <TextLink to={{ file, at }}>
                    {text} <code>{shortName(file)}</code>
                  </TextLink>
                </li>
              ))}
            </ul>
          </figcaption>
        </figure>
      )}
    </div>
  );
}
