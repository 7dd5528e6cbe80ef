import { useEffect, useState } from 'react';
import type { SharePicture } from '../../api.ts';
import { ask, problemOf } from '../ask.ts';
import { addressOf } from '../frame/use-frame.ts';
import { useStudio } from '../studio-context.ts';
import { say, shortName } from '../words.ts';

/** The picture of the page in the frame that is shown where its address is shared; each of its texts is opened. */
export function SharePictureView() {
  const { inSite, open, revision } = useStudio();
  const [picture, setPicture] = useState<SharePicture | { problem: string }>();
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew when told, and after each change that is written
  useEffect(() => {
    if (asked === 0) return;
    const controller = new AbortController();
    // The one before stays in view until the next is drawn.
    setPicture((before) => (before && 'problem' in before ? undefined : before));
    const refuse = (error: unknown) => {
      if (controller.signal.aborted) return;
      // A page without a picture of its own, such as the one not found.
      setPicture({ problem: problemOf(error, say('noSharePicture')) });
    };
    inSite(({ location }) => {
      ask.sharePicture(addressOf(location), controller.signal).then(setPicture, refuse);
    });
    return () => controller.abort();
  }, [inSite, revision, asked]);
  return (
    <div className="share">
      <button type="button" className="quiet" onClick={() => setAsked((before) => before + 1)}>
        {say('sharePicture')}
      </button>
      {asked > 0 && !picture && <p>{say('drawingSharePicture')}</p>}
      {picture && 'problem' in picture && <p role="alert">{picture.problem}</p>}
      {picture && 'svg' in picture && (
        <figure>
          <img
            src={`data:image/svg+xml,${encodeURIComponent(picture.svg)}`}
            alt={say('sharePicture')}
          />
          <figcaption>
            {say('sharePictureHelp')}
            <ul className="pages">
              {picture.texts.map(({ file, at, text }) => (
                <li key={`${file} ${at.join('/')}`}>
                  <button type="button" className="quiet" onClick={() => open({ file, at })}>
                    {text} <code>{shortName(file)}</code>
                  </button>
                </li>
              ))}
            </ul>
          </figcaption>
        </figure>
      )}
    </div>
  );
}
