import { FormattedMessage } from 'react-intl';
import { useSite } from '../site-context.tsx';
import type { Mistake } from './demo-reducer.ts';
import styles from './mistake-notice.module.css';

export const noticeId = 'demo-mistake';

/** Always there and empty at first: a screen reader then announces what comes in. */
export function MistakeNotice({ mistake }: { mistake: Mistake | undefined }) {
  const { site } = useSite();
  return (
    <div role="alert" id={noticeId} className={styles.notice}>
      {mistake?.kind === 'refused' && (
        <p>
          <FormattedMessage id="demo.refused" />
        </p>
      )}
      {mistake?.kind === 'failed' && (
        <p>
          <FormattedMessage id="demo.failed" values={{ email: site.mail.sales }} />
        </p>
      )}
    </div>
  );
}
