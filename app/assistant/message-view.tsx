import { FormattedMessage, useIntl } from 'react-intl';
import type { Language } from '#schema/languages.ts';
import { useSite } from '../site-context.tsx';
import { classNames } from '../ui/class-names.ts';
import { SmartLink } from '../ui/smart-link.tsx';
import type { Message, PageLink } from './conversation.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { languageOfText } from './language-of-text.ts';
import { linkify } from './linkify.ts';
import styles from './message.module.css';
import { type TextBlock, textBlocks } from './text-blocks.ts';

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

/** Each paragraph and each list bears its language where it is not the page’s. */
function Answer({ text, ...links }: Omit<Props, 'message'> & { text: string }) {
  const { language } = useSite();
  return textBlocks(text).map((block, index) => {
    const lang = foreignTo(language, wordsOf(block), text);
    return block.kind === 'list' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change place.
      <ul key={index} role="list" lang={lang}>
        {block.items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text never change place.
          <li key={place}>
            <LinkedText text={item} {...links} />
          </li>
        ))}
      </ul>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change place.
      <p key={index} lang={lang}>
        <LinkedText text={block.text} {...links} />
      </p>
    );
  });
}

function Question({ text }: { text: string }) {
  return <p lang={foreignTo(useSite().language, text)}>{text}</p>;
}

/** The language of the first text that tells it, unless it is the page’s. */
function foreignTo(language: Language, ...texts: readonly string[]): Language | undefined {
  const spoken = texts.map(languageOfText).find((one) => one !== undefined);
  return spoken === language ? undefined : spoken;
}

function wordsOf(block: TextBlock): string {
  return block.kind === 'list' ? block.items.join('\n') : block.text;
}

function LinkedText({ text, titlesOf, onFollow }: Omit<Props, 'message'> & { text: string }) {
  const { site } = useSite();
  return linkify(text, { origins: [site.origin, location.origin], titlesOf }).map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change place.
      <SmartLink key={index} to={part.to} onFollow={onFollow}>
        {part.text}
      </SmartLink>
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
            <SmartLink to={page} onFollow={onFollow}>
              {title}
            </SmartLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
