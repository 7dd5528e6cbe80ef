import type { Page, SectionOf } from '#schema/compiled.ts';
import { Figures } from '../ui/figures.tsx';
import { HeroLayout } from '../ui/hero-layout.tsx';
import { ResultList } from '../ui/result-list.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { TopSection } from '../ui/top-section.tsx';
import { Voice } from '../ui/voice.tsx';
import { Wall } from '../ui/wall.tsx';
import { Doubt } from '../walkthrough/doubt.tsx';
import styles from './details.module.css';

type Props = { section: SectionOf<'case-study-detail'>; page: Page };

/** The case study that the page is made from: its figure or its doubt, before and after as one, what was set up. */
export function CaseStudyDetail({ section, page }: Props) {
  const { id, entry, quote, actions } = section;
  const figures = entry.results.filter(({ figure }) => figure);
  return (
    <TopSection id={id}>
      <HeroLayout
        hero={{ id, label: entry.industry, title: entry.title, text: entry.text, actions }}
        size="page"
        sideBy="slope"
        side={<Wall name={page.id} />}
      >
        {figures.length > 0 ? (
          <Figures
            items={figures.map(({ figure, text }) => ({ figure, label: text }))}
            layout="row"
          />
        ) : (
          <div className={styles.doubt}>
            <Doubt page={page} />
          </div>
        )}
      </HeroLayout>
      <div className={styles.change}>
        <div>
          <h2>{section.situation}</h2>
          <RichText text={entry.situation} />
        </div>
        <div className="on-dark">
          <h2>{section.outcome}</h2>
          <RichText text={entry.outcome} />
          <ResultList results={entry.results.filter(({ figure }) => !figure)} />
        </div>
      </div>
      <div className={styles.pair}>
        <div>
          <h2>{section.solution}</h2>
          <RichText text={entry.solution} />
        </div>
        <div>
          <h2>{section.involvement}</h2>
          <RichText text={entry.involvement} />
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
