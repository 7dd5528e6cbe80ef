import type { SectionOf } from '#schema/compiled.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { PointList } from '../ui/point-list.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './architecture.module.css';

/** The places of the four blocks, in their order. */
const places = [styles.engine, styles.data, styles.infrastructure, styles.users];

/** The blocks as a diagram: users ask the engine, the engine asks the data, and the infrastructure carries all three. */
export function Architecture({ section }: { section: SectionOf<'architecture'> }) {
  const { request, answer, search, extracts } = section.flows;
  const flows = [
    undefined,
    <Flow key="search" there={search} back={extracts} />,
    undefined,
    <Flow key="request" there={request} back={answer} />,
  ];
  return (
    <Section id={section.id}>
      <SectionHead section={section} />
      <ul role="list" className={styles.diagram}>
        {section.blocks.map((block, index) => (
          <li
            key={block.title}
            className={classNames(styles.block, places[index], index === 0 && 'on-dark')}
          >
            <Icon name={block.icon} size={32} />
            <h3>{block.title}</h3>
            <RichText text={block.text} />
            <PointList points={block.points} short />
            {flows[index]}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What goes from one block to the next, and what comes back. */
function Flow({ there, back }: { there: string; back: string }) {
  return (
    <p className={styles.flow}>
      <span>
        {there}
        <Arrow />
      </span>
      <span className={styles.back}>
        {back}
        <Arrow />
      </span>
    </p>
  );
}

function Arrow() {
  return (
    <svg width="80" height="14" viewBox="0 0 80 14" aria-hidden="true">
      <path fill="none" stroke="currentColor" strokeWidth="2" d="M0 7h78M71 1l7 6-7 6" />
    </svg>
  );
}
