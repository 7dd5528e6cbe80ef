import type { SectionOf } from '#schema/compiled.ts';
import { usePageData } from '../layout/use-page-data.ts';
import { Island } from '../ui/island.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './demo-form.module.css';
import { DemoIsland } from './demo-island.tsx';
import { useDemoResult } from './demo-result.ts';

/** The section of the demo form (spec-4-demo-form, spec-5-demo). */
export function DemoForm({ section }: { section: SectionOf<'demo-form'> }) {
  const result = useDemoResult();
  const title = usePageData()?.page.title ?? '';
  return (
    <Section id={section.id} ground="stone" className={styles.section}>
      <SectionHead section={section} />
      <Island
        name="demo"
        of={DemoIsland}
        props={{ section, title, ...(result && { result }) }}
        words={['demo.']}
      />
    </Section>
  );
}
