import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useSite } from '../site-context.tsx';
import { classNames } from '../ui/class-names.ts';
import type { Message, PageLink } from './conversation.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { languageOfText } from './language-of-text.ts';
import { linkify } from './linkify.ts';
import styles from './message.module.css';

type Props = { message: Message; titlesOf: KnowledgeIndex['titlesOf']; onFollow: () => void };

export function MessageView({ message, titlesOf, onFollow }: Props) {
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
      <div className={styles.text}>
        {text.split(/\n{2,}/u).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text never change place.
          <Paragraph key={index} text={paragraph}>
            {isBot ? (
              <LinkedText text={paragraph} titlesOf={titlesOf} onFollow={onFollow} />
            ) : (
              paragraph
            )}
          </Paragraph>
        ))}
      </div>
      {pages.length > 0 && <Pages pages={pages} onFollow={onFollow} />}
    </article>
  );
}

/** 15:05 in every language, by the visitor’s own clock (docs/interface.md, "Accessible names"). */
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Bears its language where it is not the page’s. */
function Paragraph({ text, children }: { text: string; children: ReactNode }) {
  const { language } = useSite();
  const spoken = languageOfText(text);
  return <p lang={spoken === language ? undefined : spoken}>{children}</p>;
}

function LinkedText({ text, titlesOf, onFollow }: Omit<Props, 'message'> & { text: string }) {
  const { site } = useSite();
  return linkify(text, { origins: [site.origin, location.origin], titlesOf }).map((part, index) =>
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
      <ul role="list">
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
