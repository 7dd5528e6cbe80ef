import type { Words } from '#schema/words.ts';
import type { Finding } from '../api.ts';
import { useStudio } from './studio-context.ts';
import { say, tell } from './words.ts';

export type Cure = NonNullable<Finding['cure']>;

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

/** What the checker says of a text, and what to do, with a button for each thing that can be done at once. */
export function ToldFinding({ finding, cure }: FindingProps) {
  const { field } = useStudio();
  const { code, file, message, hint, cure: proposed, newWord } = finding;
  const show = () => field.attempt(field.translate(file, true));
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
      {newWord && (
        <button type="button" onClick={() => field.learn(newWord)}>
          {say('learnWord', { word: newWord.word })}
        </button>
      )}
      {code === 'translated' && (
        <button type="button" onClick={show}>
          {say('showTranslation')}
        </button>
      )}
    </>
  );
}
