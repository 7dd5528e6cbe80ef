import type { ReactNode } from 'react';
import type { RichText as Tree } from '../../schema/text.ts';
import type { Action } from './action-link.tsx';
import { Actions } from './actions.tsx';
import { BoxedText } from './boxed-text.tsx';
import { classNames } from './class-names.ts';
import { titleId } from './frame.tsx';
import { headline } from './headline.ts';
import { Label } from './label.tsx';
import styles from './opening.module.css';

type Props = {
  opening: {
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
export function Opening({ opening, size, side, sideBy, children }: Props) {
  // The largest letters need every place where a phone may break their lines.
  const title = size === 'full' ? opening.title : headline(opening.title);
  return (
    <div className={classNames(styles.opening, styles[size], styles[sideBy])}>
      <div className={styles.body}>
        {opening.label && <Label>{opening.label}</Label>}
        <h1 id={titleId(opening.id)}>{title}</h1>
        {opening.text && <BoxedText text={opening.text} className={styles.text} />}
        <Actions actions={opening.actions} />
      </div>
      <div className={styles.side}>{side}</div>
      {children && <div className={styles.foot}>{children}</div>}
    </div>
  );
}
