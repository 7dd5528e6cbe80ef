import type { Entries } from '#schema/compiled.ts';
import { Quotation } from '../ui/quotation.tsx';

/** A quote with who said it. */
export function Voice({ quote: { quote, author, position } }: { quote: Entries['quotes'] }) {
  return (
    <Quotation quote={quote}>
      <strong>{author}</strong>, {position}
    </Quotation>
  );
}
