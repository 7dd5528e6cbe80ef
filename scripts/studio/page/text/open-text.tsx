import type { Finding } from '../../api.ts';
import { FindingList } from '../finding-list.tsx';
import { useStudio } from '../studio-context.ts';
import { say } from '../words.ts';
import { Conflict } from './conflict.tsx';
import { FieldBoxes } from './field-boxes.tsx';
import type { Opened } from './opened.ts';

/** The open text in its boxes, with all that keeps it from being written. */
export function OpenText({ opened }: { opened: Opened }) {
  const { field } = useStudio();
  const { findings, conflict, keepMine, takeTheirs } = field;
  return (
    <>
      <FieldBoxes {...field} />
      <Others findings={findings.filter(({ box }) => box === undefined)} />
      {conflict && (
        <Conflict theirs={conflict} opened={opened} keepMine={keepMine} takeTheirs={takeTheirs} />
      )}
    </>
  );
}

/** What is wrong elsewhere, each with the way there: a link to what would go, say. */
function Others({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <div role="alert" className="findings">
      <p>{say('others', { count: findings.length })}</p>
      <FindingList findings={findings} />
    </div>
  );
}
