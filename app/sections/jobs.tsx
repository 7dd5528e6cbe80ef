import { FormattedMessage, useIntl } from 'react-intl';
import type { Job, SectionOf } from '#schema/compiled.ts';
import { useSite } from '../site-context.tsx';
import { ActionLink } from '../ui/action-link.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './jobs.module.css';

/** Open positions; to apply is to write to the careers address. */
export function Jobs({ section }: { section: SectionOf<'jobs'> }) {
  return (
    <Section id={section.id}>
      <SectionHead section={section} />
      <ul role="list" data-entrances className={styles.jobs}>
        {section.entries.map((job) => (
          <li key={job.id}>
            <div>
              <h3>{job.title}</h3>
              <p className={styles.facts}>
                {job.department}&nbsp;· {job.location}&nbsp;·{' '}
                {job.type === 'part-time' ? (
                  <FormattedMessage id="jobs.partTime" />
                ) : (
                  <FormattedMessage id="jobs.fullTime" />
                )}
              </p>
            </div>
            <RichText text={job.text} />
            <Apply job={job} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Apply({ job }: { job: Job }) {
  const intl = useIntl();
  const { site } = useSite();
  const subject = intl.formatMessage({ id: 'jobs.subject' }, { position: job.title });
  const to = `mailto:${site.mail.careers}?subject=${encodeURIComponent(subject)}`;
  const label = intl.formatMessage({ id: 'jobs.apply' });
  return (
    <ActionLink action={{ label, to, style: 'secondary' }} className={styles.apply}>
      <span className="visually-hidden"> – {job.title}</span>
    </ActionLink>
  );
}
