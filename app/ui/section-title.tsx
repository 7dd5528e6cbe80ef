import { Label } from './label.tsx';
import { titleId } from './section.tsx';

type Props = { section: { id: string; label?: string | undefined; title: string } };

/** The headline of a section, and the line above it if it has one. */
export function SectionTitle({ section: { id, label, title } }: Props) {
  return (
    <div>
      {label && <Label>{label}</Label>}
      <h2 id={titleId(id)}>{title}</h2>
    </div>
  );
}
