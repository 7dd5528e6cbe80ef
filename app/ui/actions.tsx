import styles from './action.module.css';
import { type Action, ActionLink } from './action-link.tsx';

/** The buttons of a section, in a row that wraps. */
export function Actions({ actions }: { actions: readonly Action[] | undefined }) {
  if (!actions) return null;
  return (
    <div className={styles.row}>
      {actions.map((action) => (
        <ActionLink key={action.label} action={action} />
      ))}
    </div>
  );
}
