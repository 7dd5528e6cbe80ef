import type { SectionOf } from '../../schema/compiled.ts';
import { classNames } from '../ui/class-names.ts';
import { Frame } from '../ui/frame.tsx';
import { Icon } from '../ui/icon.tsx';
import { PointList } from '../ui/point-list.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './architecture.module.css';

/** The places of the four blocks, in their order. */
const places = [styles.engine, styles.data, styles.infrastructure, styles.users];

/** The blocks as a diagram: users ask the engine, the engine asks the data, and all rest on one course. */
export function Architecture({ section }: { section: SectionOf<'architecture'> }) {
  const { request, answer, search, extracts } = section.flows;
  const flows = [
    <Flow key="search" there={search} back={extracts} />,
    undefined,
    undefined,
    <Flow key="request" there={request} back={answer} />,
  ];
  return (
    <Frame id={section.id}>
      <SectionHead section={section} />
      <ul className={styles.diagram}>
        {section.blocks.map((block, index) => (
          <li key={block.title} className={places[index]}>
            <div className={classNames(styles.block, index === 0 && 'on-dark')}>
              <div className={styles.name}>
                <Icon name={block.icon} size={32} />
                <h3>{block.title}</h3>
                <RichText text={block.text} />
              </div>
              <PointList points={block.points} />
            </div>
            {flows[index]}
          </li>
        ))}
      </ul>
    </Frame>
  );
}

/** What goes to the next block, and what comes back. */
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
