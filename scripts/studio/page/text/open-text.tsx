import { useStudio } from '../studio-context.ts';
import { Conflict } from './conflict.tsx';
import type { Opened } from './opened.ts';
import { Refusal } from './refusal.tsx';
import { TextBox } from './text-box.tsx';

/** The open text, a box for each language, one beside the other, with all that keeps it from being written. */
export function OpenText({ opened: { field, typed, theirs } }: { opened: Opened }) {
  const acts = useStudio().field;
  return (
    <>
      {field.boxes.map((box, index) => (
        <TextBox
          key={`${field.file} ${box.at.join('/')}`}
          box={box}
          tokens={field.tokens}
          text={typed[index] ?? ''}
          findings={acts.findings.filter((finding) => finding.box === index)}
          doubts={acts.doubts.filter((finding) => finding.box === index)}
          declare={(code, because) =>
            void acts.declare({ file: field.file, at: box.at }, code, because)
          }
          type={(text) => acts.type(index, text)}
          isAwaited={acts.isAwaited && box.at.join('/') === field.at.join('/')}
        />
      ))}
      <Refusal />
      {theirs && <Conflict theirs={theirs} opened={{ field, typed }} />}
    </>
  );
}
