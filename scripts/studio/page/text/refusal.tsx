import { FindingList } from '../finding-list.tsx';
import { useStudio } from '../studio-context.ts';
import { say } from '../words.ts';

/** Why what was asked is not done, beside what it was asked of: the open text, where `of` names nothing else. */
export function Refusal({ of }: { of?: string }) {
  const { findings, refusal, asked } = useStudio().field;
  if (asked !== of) return null;
  const others = (findings ?? []).filter(({ box }) => box === undefined);
  return (
    <>
      {refusal && <p role="alert">{refusal}</p>}
      {others.length > 0 && (
        <div role="alert" className="findings">
          <p>{say('others', { count: others.length })}</p>
          <FindingList findings={others} />
        </div>
      )}
    </>
  );
}
