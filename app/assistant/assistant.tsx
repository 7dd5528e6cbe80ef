import type { AssistantWords } from '../site-context.tsx';
import { classNames } from '../ui/class-names.ts';
import { Island } from '../ui/island.tsx';
import styles from './assistant.module.css';
import { AssistantIsland } from './assistant-island.tsx';
import pill from './pill.module.css';

/** The site’s assistant: a circle that comes down (`app/page/pill.ts`), a pill to ask in, a conversation. */
export function Assistant({ words }: { words: AssistantWords }) {
  return (
    <div className={classNames(styles.dock, pill.dock)} data-pill="hidden">
      <span className={styles.circle} aria-hidden="true" />
      <Island name="assistant" of={AssistantIsland} props={{ words }} words={['chat.']} />
    </div>
  );
}
