import { FindingList } from '../finding-list.tsx';
import { useStudio } from '../studio-context.ts';
import { type Cure, ToldFinding } from '../told.tsx';
import { say } from '../words.ts';

type Props = { of?: string; cure?: (cure: Cure) => void };

/** Why what was asked is not done, beside what it was asked of: the open text, where `of` names nothing else. */
export function Refusal({ of, cure }: Props) {
  const { findings, refusal, asked } = useStudio().field;
  if (asked !== of) return null;
  const others = findings.filter(({ box }) => box === undefined);
  return (
    <>
      {refusal && <p role="alert">{refusal}</p>}
      {of !== undefined &&
        findings.flatMap((finding) =>
          finding.box === undefined ? (
            []
          ) : (
            <p key={finding.message.en} role="alert" className="findings">
              <ToldFinding finding={finding} cure={cure} />
            </p>
          ),
        )}
      {others.length > 0 && (
        <div role="alert" className="findings">
          <p>{say('others', { count: others.length })}</p>
          <FindingList findings={others} />
        </div>
      )}
    </>
  );
}
