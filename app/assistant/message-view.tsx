import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useSite } from '../site-context.tsx';
import { classNames } from '../ui/class-names.ts';
import type { Message, PageLink } from './conversation.ts';
import { linkify } from './linkify.ts';
import styles from './message.module.css';

type Props = { message: Message; isPage: (path: string) => boolean; onFollow: () => void };

export function MessageView({ message, isPage, onFollow }: Props) {
  const { formatDate } = useIntl();
  const { text, isBot, timestamp, pages } = message;
  return (
    <article
      className={classNames(
        styles.message,
        isBot ? styles.bot : styles.visitor,
        !isBot && 'on-dark',
      )}
    >
      <p className={styles.head}>
        <span className={styles.author}>
          {isBot ? (
            <FormattedMessage id="chat.assistant" />
          ) : (
            <FormattedMessage id="chat.visitor" />
          )}
        </span>{' '}
        <time dateTime={new Date(timestamp).toISOString()}>{formatDate(timestamp, clock)}</time>
      </p>
      <p className={styles.text}>
        {isBot ? <LinkedText text={text} isPage={isPage} onFollow={onFollow} /> : text}
      </p>
      {pages.length > 0 && <Pages pages={pages} onFollow={onFollow} />}
    </article>
  );
}

/** 15:05 in every language (docs/interface.md, "Accessible names"). */
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

function LinkedText({ text, isPage, onFollow }: Omit<Props, 'message'> & { text: string }) {
  const { site } = useSite();
  return linkify(text, { origins: [site.origin, location.origin], isPage }).map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change place.
      <Link key={index} to={part.to} onClick={onFollow}>
        {part.text}
      </Link>
    ),
  );
}

function Pages({ pages, onFollow }: { pages: readonly PageLink[]; onFollow: () => void }) {
  return (
    <div className={styles.pages}>
      <p>
        <FormattedMessage id="chat.suggestions" />
      </p>
      <ul>
        {pages.map(({ title, page }) => (
          <li key={page}>
            <Link to={page} onClick={onFollow}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
