import { titleId } from './frame.tsx';
import { headline } from './headline.ts';
import { Label } from './label.tsx';

type Props = { section: { id: string; label?: string | undefined; title: string } };

/** The headline of a section, and the line above it if it has one. */
export function SectionTitle({ section: { id, label, title } }: Props) {
  const heading = <h2 id={titleId(id)}>{headline(title)}</h2>;
  if (!label) return heading;
  return (
    <div>
      <Label>{label}</Label>
      {heading}
    </div>
  );
}
