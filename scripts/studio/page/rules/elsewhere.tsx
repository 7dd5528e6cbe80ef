import type { RuleEntry, SaidElsewhere } from '../../rules/rules-api.ts';
import { TextLink } from '../text-link.tsx';
import { say } from '../words.ts';

export type PlaceOfRule = Pick<RuleEntry, 'file' | 'line'>;
type Props = { said: SaidElsewhere; show: (place: PlaceOfRule) => void };

/** Where a number that was changed still stands as it was: each place opens. */
export function Elsewhere({ said: { rules, texts }, show }: Props) {
  const count = rules.length + texts.length;
  if (count === 0) return null;
  return (
    <details className="setting">
      <summary>{say('elsewhere', { count })}</summary>
      <ul className="pages">
        {rules.map(({ file, line, text }) => (
          <li key={`${file} ${line} ${text}`}>
            <button type="button" className="quiet" lang="en" onClick={() => show({ file, line })}>
              {text}
            </button>{' '}
            <code>{`${file}:${line}`}</code>
          </li>
        ))}
        {texts.map(({ file, at, text, language }) => (
          <li key={`${file} ${at.join('/')}`}>
            <TextLink to={{ file, at }} language={language}>
              {text}
            </TextLink>{' '}
            <code>{file}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
