import { type ComponentType, type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { InterfaceWords } from '../i18n/interface-words.tsx';
import { SiteProvider } from '../site-context.tsx';
import { LinkAnnouncements } from '../ui/foreign-page.tsx';
import type { IslandData } from '../ui/island-data.ts';
import { keepFields } from './kept-fields.ts';

/**
 * Hydrates an island in a root of its own. Resolves once it is awake, with what draws it with other data. When its
 * component throws, then or later, what the server had drawn stands there again, with what was typed; rejects if that
 * happens before it is awake.
 */
export function hydrate<Props extends object>(
  element: HTMLElement,
  Component: ComponentType<Props>,
  served: IslandData<Props>,
): Promise<(data: IslandData<Props>) => void> {
  const nodes = [...element.childNodes].map((node) => node.cloneNode(true));
  const putFieldsBack = keepFields(element);
  let isAwake = false;
  return new Promise((resolve, reject) => {
    const onAwake = () => {
      putFieldsBack();
      isAwake = true;
      resolve((data) => root.render(draw(data)));
    };
    const draw = ({ props, site, announcements, locale, messages }: IslandData<Props>) => (
      <StrictMode>
        <InterfaceWords locale={locale} messages={messages}>
          <SiteProvider value={site}>
            <LinkAnnouncements value={announcements}>
              <Awake onAwake={onAwake}>
                <Component {...props} />
              </Awake>
            </LinkAnnouncements>
          </SiteProvider>
        </InterfaceWords>
      </StrictMode>
    );
    const root = hydrateRoot(element, draw(served), {
      identifierPrefix: `${element.dataset.island}-`,
      onUncaughtError: (error) => {
        // React empties the element first.
        queueMicrotask(() => {
          root.unmount();
          element.replaceChildren(...nodes);
          putFieldsBack();
          if (isAwake) reportError(error);
          else reject(error);
        });
      },
    });
  });
}

/** Tells that its children are on the page, before they are painted. */
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useLayoutEffect(onAwake, []);
  return children;
}
