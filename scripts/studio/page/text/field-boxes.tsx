import { TextBox } from './text-box.tsx';
import type { OpenField } from './use-field.ts';

type Props = Pick<
  OpenField,
  'opened' | 'findings' | 'doubts' | 'type' | 'leave' | 'declare' | 'isAwaited' | 'arrive'
>;

/** The open text, a box for each language, one beside the other. */
export function FieldBoxes(props: Props) {
  const { opened, findings, doubts, type, leave, declare, isAwaited, arrive } = props;
  return opened?.field.boxes.map((box, index) => (
    <TextBox
      key={`${opened.field.file} ${box.at.join('/')}`}
      box={box}
      tokens={opened.field.tokens}
      text={opened.typed[index] ?? ''}
      findings={findings.filter((finding) => finding.box === index)}
      doubts={doubts.filter((finding) => finding.box === index)}
      declare={(code, because) =>
        void declare({ file: opened.field.file, at: box.at }, code, because)
      }
      type={(text) => type(index, text)}
      leave={leave}
      isAwaited={isAwaited && box.at.join('/') === opened.field.at.join('/')}
      arrive={arrive}
    />
  ));
}
