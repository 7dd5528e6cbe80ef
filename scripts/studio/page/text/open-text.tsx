import { useStudio } from '../studio-context.ts';
import { Conflict } from './conflict.tsx';
import { FieldBoxes } from './field-boxes.tsx';
import type { Opened } from './opened.ts';
import { Refusal } from './refusal.tsx';

/** The open text in its boxes, with all that keeps it from being written. */
export function OpenText({ opened }: { opened: Opened }) {
  const { field } = useStudio();
  const { conflict, keepMine, takeTheirs } = field;
  return (
    <>
      <FieldBoxes {...field} />
      <Refusal />
      {conflict && (
        <Conflict theirs={conflict} opened={opened} keepMine={keepMine} takeTheirs={takeTheirs} />
      )}
    </>
  );
}
