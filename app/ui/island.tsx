import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../site-context.tsx';
import { useLinkAnnouncements } from './foreign-page.tsx';
import type { IslandData } from './island-data.ts';

type Props<ComponentProps> = {
  /** As `app/page/islands.ts` knows it. */
  name: string;
  /** It wakes as it comes into sight; without it, when a visitor comes near: by pointer, touch, focus or key. */
  inSight?: boolean;
  /** The component, and what it is given: data that JSON holds. */
  of: ComponentType<ComponentProps>;
  props: ComponentProps;
  /** Begins of the ids of the messages that it uses. */
  words: readonly string[];
};

/** Words of links, which stand in any text. */
const linkWords = 'link.';

/**
 * A component that has a state of its own: drawn by the server where it stands, and hydrated alone, in a root of its
 * own (`app/page/islands.ts`). What it is given stands once beside it. The page's contexts end at its edge.
 */
export function Island<ComponentProps extends object>(island: Props<ComponentProps>) {
  const { name, inSight, of: Component, props, words } = island;
  const { messages, locale } = useIntl();
  const site = useSite();
  const announcements = useLinkAnnouncements();
  const used = Object.entries(messages).filter(([id]) =>
    [linkWords, ...words].some((prefix) => id.startsWith(prefix)),
  );
  const data: IslandData<ComponentProps> = {
    props,
    site,
    announcements,
    locale,
    messages: Object.fromEntries(used),
  };
  return (
    <>
      <div data-island={name} data-wakes={inSight ? 'in-sight' : undefined}>
        <Component {...props} />
      </div>
      <script type="application/json" data-island-data={name}>
        {JSON.stringify(data)}
      </script>
    </>
  );
}
