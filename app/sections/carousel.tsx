import { useIntl } from 'react-intl';
import type { SectionOf } from '../../schema/compiled.ts';
import { Frame } from '../ui/frame.tsx';
import { Quotation } from '../ui/quotation.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './carousel.module.css';

/** What customers say, every quote in a row that scrolls. */
export function Carousel({ section }: { section: SectionOf<'carousel'> }) {
  const intl = useIntl();
  return (
    <Frame id={section.id}>
      <SectionHead section={section} />
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: a row that scrolls is reached by keyboard. */}
      <section
        className={styles.row}
        aria-label={intl.formatMessage({ id: 'carousel.label' })}
        tabIndex={0}
      >
        {section.entries.map((entry) => (
          <Quotation key={entry.id} quote={entry.quote}>
            <strong>{entry.author}</strong>, {entry.position}
          </Quotation>
        ))}
      </section>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above. */}
    </Frame>
  );
}
