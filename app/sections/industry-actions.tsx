import { useIntl } from 'react-intl';
import type { Industry } from '#schema/compiled.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { useDemoAddress } from '../ui/use-demo-address.ts';
import styles from './industries.module.css';

/** To the industry's page and, where it has the words for it, to the demo form. */
export function IndustryActions({ industry }: { industry: Industry }) {
  const intl = useIntl();
  const demo = useDemoAddress();
  const learnMore = intl.formatMessage({ id: 'industries.learnMore' });
  return (
    <div className={styles.actions}>
      <ActionLink action={{ label: learnMore, to: industry.address, style: 'quiet' }}>
        <span className="visually-hidden"> – {industry.title}</span>
      </ActionLink>
      {industry.cta && (
        <ActionLink action={{ label: industry.cta, to: demo, style: 'secondary' }} />
      )}
    </div>
  );
}
