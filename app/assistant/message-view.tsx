import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../site-context.tsx';
import { classNames } from '../ui/class-names.ts';
import { SmartLink } from '../ui/smart-link.tsx';
import { type AnswerBlock, answerTree } from './answer.ts';
import type { Message, PageLink } from './conversation.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { languageOfText } from './language-of-text.ts';
import type { TextPart } from './linkify.ts';
import styles from './message.module.css';
import { titlesOrLinks } from './page-titles.ts';

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
        {isBot ? (
          <Answer text={text} titlesOf={titlesOf} onFollow={onFollow} />
        ) : (
          <Question text={text} />
        )}
      </div>
      {pages.length > 0 && <Pages pages={pages} onFollow={onFollow} />}
    </article>
  );
}

/** 15:05 in every language, by the visitor’s own clock (docs/interface.md, "Accessible names"). */
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

function Answer({ text, titlesOf, onFollow }: Omit<Props, 'message'> & { text: string }) {
  const { site, language } = useSite();
  const options = {
    language,
    origins: [site.origin, location.origin],
    titlesOf: titlesOrLinks(titlesOf, documentLinks()),
  };
  return answerTree(text, options).map((block, index) =>
    block.kind === 'list' ? (
      <Items key={index} {...block} onFollow={onFollow} />
    ) : (
      <p key={index} lang={block.lang}>
        <Parts parts={block.parts} onFollow={onFollow} />
      </p>
    ),
  );
}

type ItemsProps = Extract<AnswerBlock, { kind: 'list' }> & { onFollow: () => void };

function Items({ lang, start, items, onFollow }: ItemsProps) {
  const List = start === undefined ? 'ul' : 'ol';
  return (
    <List role="list" lang={lang} start={start}>
      {items.map((parts, place) => (
        <li key={place}>
          <Parts parts={parts} onFollow={onFollow} />
        </li>
      ))}
    </List>
  );
}

function Parts({ parts, onFollow }: { parts: readonly TextPart[]; onFollow: () => void }) {
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <SmartLink key={index} to={part.to} onFollow={onFollow}>
        {part.text}
      </SmartLink>
    ),
  );
}

/** The links of the frame around every page: they name most pages, also when the knowledge does not come. */
function documentLinks() {
  const links = document.querySelectorAll('header a[href^="/"], footer a[href^="/"]');
  return [...links].map((link) => {
    return { address: link.getAttribute('href') ?? '', words: link.textContent };
  });
}

function Question({ text }: { text: string }) {
  const spoken = languageOfText(text);
  return <p lang={spoken === useSite().language ? undefined : spoken}>{text}</p>;
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
            <SmartLink to={page} onFollow={onFollow}>
              {title}
            </SmartLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
