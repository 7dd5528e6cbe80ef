import type { SectionOf } from '#schema/compiled.ts';
import { HeroLayout } from '../ui/hero-layout.tsx';
import { ResultList } from '../ui/result-list.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { TopSection } from '../ui/top-section.tsx';
import { Wall } from '../ui/wall.tsx';
import styles from './details.module.css';

type Props = { section: SectionOf<'case-study-detail'>; pageId: string };

/** The case study that the page is made from. */
export function CaseStudyDetail({ section, pageId }: Props) {
  const { id, entry, actions } = section;
  return (
    <TopSection id={id}>
      <HeroLayout
        hero={{ id, label: entry.industry, title: entry.title, text: entry.text, actions }}
        size="page"
        sideBy="slope"
        side={<Wall name={pageId} />}
      />
      <div className={styles.stages}>
        <div>
          <h2>{section.situation}</h2>
          <RichText text={entry.situation} />
        </div>
        <div>
          <h2>{section.solution}</h2>
          <RichText text={entry.solution} />
        </div>
        <div>
          <h2>{section.outcome}</h2>
          <RichText text={entry.outcome} />
          <ResultList results={entry.results} />
        </div>
      </div>
    </TopSection>
  );
}
