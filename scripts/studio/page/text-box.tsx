import { useId } from 'react';
import type { Box, Finding } from '../api.ts';
import { say } from './words.ts';

type Props = {
  box: Box;
  text: string;
  findings: readonly Finding[];
  type: (text: string) => void;
  leave: () => void;
};

/** One language of a text; what is wrong with it is its description. */
export function TextBox({ box, text, findings, type, leave }: Props) {
  const id = useId();
  const errors = findings.filter(({ severity }) => severity === 'error');
  return (
    <div className="box">
      <label htmlFor={id}>{say(box.language ?? 'one')}</label>
      <textarea
        id={id}
        lang={box.language}
        value={text}
        rows={Math.min(12, Math.max(2, Math.ceil(text.length / 44)))}
        aria-invalid={errors.length > 0}
        aria-describedby={findings.length > 0 ? `${id}-findings` : undefined}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
      />
      {findings.length > 0 && (
        <div id={`${id}-findings`} className="findings">
          {findings.map(({ message, hint, severity }) => (
            <p key={message} className={severity}>
              {message} {hint}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
