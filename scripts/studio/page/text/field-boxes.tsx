import { TextBox } from './text-box.tsx';
import type { FieldActs } from './use-field.ts';

type Props = Pick<FieldActs, 'opened' | 'findings' | 'type' | 'leave'>;

/** The open text, a box for each language, one beside the other. */
export function FieldBoxes({ opened, findings, type, leave }: Props) {
  return opened?.field.boxes.map((box, index) => (
    <TextBox
      key={`${opened.field.file} ${box.at.join('/')}`}
      box={box}
      tokens={opened.field.tokens}
      text={opened.typed[index] ?? ''}
      findings={findings.filter((finding) => finding.box === index)}
      type={(text) => type(index, text)}
      leave={leave}
    />
  ));
}
