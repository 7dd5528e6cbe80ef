import { TextBox } from './text-box.tsx';
import type { FieldActs } from './use-field.ts';

type Props = Pick<FieldActs, 'opened' | 'findings' | 'doubts' | 'type' | 'leave' | 'declare'>;

/** The open text, a box for each language, one beside the other. */
export function FieldBoxes({ opened, findings, doubts, type, leave, declare }: Props) {
  return opened?.field.boxes.map((box, index) => (
    <TextBox
      key={`${opened.field.file} ${box.at.join('/')}`}
      box={box}
      tokens={opened.field.tokens}
      text={opened.typed[index] ?? ''}
      findings={findings.filter((finding) => finding.box === index)}
      doubts={doubts.filter((finding) => finding.box === index)}
      declare={(code, because) => void declare(box.at, code, because)}
      type={(text) => type(index, text)}
      leave={leave}
    />
  ));
}
