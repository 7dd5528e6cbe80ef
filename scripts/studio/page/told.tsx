import type { Words } from '#schema/words.ts';
import type { Finding } from '../api.ts';
import { tell } from './words.ts';

/** Words of the server in the studio's language, what stands between backticks as code. */
export function Told({ said }: { said: Words }) {
  return tell(said)
    .split('`')
    .map((part, index) => {
      const key = `${index} ${part}`;
      return index % 2 === 1 ? <code key={key}>{part}</code> : <span key={key}>{part}</span>;
    });
}

/** What the checker says of a text, and what to do. */
export function ToldFinding({ finding: { message, hint } }: { finding: Finding }) {
  return (
    <>
      <Told said={message} />
      {hint && (
        <small>
          <Told said={hint} />
        </small>
      )}
    </>
  );
}
