import type { Page, SectionOf } from '#schema/compiled.ts';
import { HeroLayout } from '../ui/hero-layout.tsx';
import { PointList } from '../ui/point-list.tsx';
import { ResultList } from '../ui/result-list.tsx';
import { TopSection } from '../ui/top-section.tsx';
import { Voice } from '../ui/voice.tsx';
import { Wall } from '../ui/wall.tsx';
import { Doubt } from '../walkthrough/doubt.tsx';
import styles from './details.module.css';

type Props = { section: SectionOf<'industry-detail'>; page: Page };

/** The industry that the page is made from: where its agent is unsure, its work, and what it gains. */
export function IndustryDetail({ section, page }: Props) {
  const { id, entry, quote, actions } = section;
  return (
    <TopSection id={id}>
      <HeroLayout
        hero={{
          id,
          label: entry.readers,
          title: entry.headline ?? entry.title,
          text: entry.text,
          actions,
        }}
        size="page"
        sideBy="slope"
        side={<Wall name={page.id} />}
      >
        <div className={styles.doubt}>
          <Doubt page={page} />
        </div>
      </HeroLayout>
      <div className={styles.pair}>
        <div>
          <h2>{section.useCases}</h2>
          <PointList points={entry.useCases} />
        </div>
        <div>
          <h2>{section.benefits}</h2>
          <ResultList results={entry.benefits} />
        </div>
      </div>
      {quote && (
        <div className={styles.voice}>
          <Voice of={quote} />
        </div>
      )}
    </TopSection>
  );
}
