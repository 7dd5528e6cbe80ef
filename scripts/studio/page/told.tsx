import type { Words } from '#schema/words.ts';
import type { Finding } from '../api.ts';

export type Cure = NonNullable<Finding['cure']>;

import { say, tell } from './words.ts';

/** Words of the server in the studio's language, what stands between backticks as code. */
export function Told({ said }: { said: Words }) {
  return tell(said)
    .split('`')
    .map((part, index) => {
      const key = `${index} ${part}`;
      return index % 2 === 1 ? <code key={key}>{part}</code> : <span key={key}>{part}</span>;
    });
}

type FindingProps = {
  finding: Finding;
  /** Writes what the checker proposes; undefined where it cannot be written. */
  cure?: ((cure: Cure) => void) | undefined;
};

/** What the checker says of a text, and what to do, or a button that does it. */
export function ToldFinding({ finding, cure }: FindingProps) {
  const { message, hint, cure: proposed } = finding;
  return (
    <>
      <Told said={message} />
      {hint && (
        <small>
          <Told said={hint} />
        </small>
      )}
      {proposed && cure && (
        <button type="button" onClick={() => cure(proposed)}>
          {proposed.write === '' ? say('remove') : say('writeInstead', { text: proposed.write })}
        </button>
      )}
    </>
  );
}
