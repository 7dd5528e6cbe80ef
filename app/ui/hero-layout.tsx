import type { ReactNode } from 'react';
import type { RichText as Tree } from '#schema/text.ts';
import type { Action } from './action-link.tsx';
import { Actions } from './actions.tsx';
import { classNames } from './class-names.ts';
import styles from './hero-layout.module.css';
import { Label } from './label.tsx';
import { RichText } from './rich-text.tsx';
import { titleId } from './section.tsx';

type Props = {
  hero: {
    id: string;
    label?: string | undefined;
    title: string;
    text?: Tree | undefined;
    actions?: readonly Action[] | undefined;
  };
  /** `full`: a whole screen; `page`: every page but the home page. */
  size: 'full' | 'page';
  /** What stands beside the words: the wall under its slope, or a picture in its own column. */
  side: ReactNode;
  sideBy: 'slope' | 'column';
  children?: ReactNode;
};

/** The top of a page: its one main headline and its buttons, a wall or a picture at its side. */
export function HeroLayout({ hero, size, side, sideBy, children }: Props) {
  return (
    <div className={classNames(styles.hero, styles[size], styles[sideBy])}>
      <div className={styles.body}>
        {hero.label && <Label>{hero.label}</Label>}
        <h1 id={titleId(hero.id)}>{hero.title}</h1>
        {hero.text && (
          <div className={styles.text}>
            <RichText text={hero.text} />
          </div>
        )}
        <Actions actions={hero.actions} />
      </div>
      <div className={styles.side}>{side}</div>
      {children && <div className={styles.foot}>{children}</div>}
    </div>
  );
}
