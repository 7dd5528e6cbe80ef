import type { ReactNode } from 'react';
import styles from './action.module.css';
import { classNames } from './class-names.ts';
import { SmartLink } from './smart-link.tsx';

export type Action = {
  label: string;
  to: string;
  style?: 'primary' | 'secondary' | 'quiet' | undefined;
};

type Props = { action: Action; className?: string | undefined; children?: ReactNode };

/** A button or link of the content. Children are added to its words. */
export function ActionLink({ action, className, children }: Props) {
  return (
    <SmartLink to={action.to} className={classNames(styles[action.style ?? 'quiet'], className)}>
      {action.label}
      {children}
    </SmartLink>
  );
}
