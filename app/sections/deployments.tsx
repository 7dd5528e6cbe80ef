import type { SectionOf } from '#schema/compiled.ts';
import { ResponsiveTable } from '../ui/responsive-table.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section, titleId } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { DeploymentPicture } from './deployment-picture.tsx';
import styles from './deployments.module.css';

/** The deployment options, and under them their comparison. */
export function Deployments({ section }: { section: SectionOf<'deployments'> }) {
  return (
    <Section id={section.id}>
      <SectionHead section={section} />
      <ul role="list" className={styles.options}>
        {section.options.map((option, index) => (
          <li key={option.title} className={index === 0 ? 'on-dark' : undefined}>
            <DeploymentPicture option={index} />
            <h3>{option.title}</h3>
            {option.badge && <p className={styles.badge}>{option.badge}</p>}
            <div className={styles.text}>
              <RichText text={option.text} />
            </div>
          </li>
        ))}
      </ul>
      <ResponsiveTable
        className={styles.table}
        titledBy={titleId(section.id)}
        columns={['', ...section.options.map((option) => option.title)]}
        rows={section.rows.map((row) => [row.title, ...row.cells])}
      />
    </Section>
  );
}
