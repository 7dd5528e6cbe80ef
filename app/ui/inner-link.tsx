import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
} from 'react';
import { useNavigate } from 'react-router';
import { holdsModifier } from './modifier-keys.ts';

type Follow = (event: MouseEvent<HTMLAnchorElement>, to: string) => void;

const Context = createContext<Follow>(() => undefined);

/** Has the links of a page open the site's other pages without loading a document. */
export function InnerLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const follow = useCallback<Follow>(
    (event, to) => {
      event.preventDefault();
      // As browsers do: a link to where one is adds no entry to the history.
      void navigate(to, { replace: event.currentTarget.href === location.href });
    },
    [navigate],
  );
  return <Context value={follow}>{children}</Context>;
}

type Props = ComponentProps<'a'> & {
  to: string;
  /** Told when the link opens its page here. */
  onFollow?: (() => void) | undefined;
};

/**
 * A link inside the site. The router's own reads the location: each link of header and footer would be drawn anew at
 * each navigation, before the next page is painted.
 */
export function InnerLink({ to, onFollow, ...attributes }: Props) {
  const follow = useContext(Context);
  return (
    <a
      {...attributes}
      href={to}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        onFollow?.();
        follow(event, to);
      }}
    />
  );
}

/** Whether a click opens the page here: other buttons and keys ask for a tab, a window or a file. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !holdsModifier(event);
}
