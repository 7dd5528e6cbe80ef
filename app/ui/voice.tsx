import { FormattedMessage } from 'react-intl';
import type { Voice as Said } from '#schema/compiled.ts';
import { Quotation } from './quotation.tsx';

/** A quote with who said it, and the way to the case study. */
export function Voice({ of: { quote, author, position, study } }: { of: Said }) {
  return (
    <Quotation quote={quote}>
      <strong>{author}</strong>, {position}
      {study && (
        <>
          {' · '}
          <a href={study}>
            <FormattedMessage id="caseStudies.read" />
          </a>
        </>
      )}
    </Quotation>
  );
}
