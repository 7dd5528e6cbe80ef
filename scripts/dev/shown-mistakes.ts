import type { ErrorPayload, HotChannelClient, UpdatePayload, ViteDevServer } from 'vite';
import type { ToolLanguage } from '#schema/words.ts';
import type { Diagnostic } from '../content/mistakes/catalogue.ts';
import { formatReport } from '../content/report/report.ts';
import type { Checked } from '../content/workspace.ts';
import { toOverlay } from './overlay.ts';

const fixed = { en: 'The content is fixed.', fr: 'Le contenu est corrigé.' };

const updateOfNothing: UpdatePayload = { type: 'update', updates: [] };

export type ShownMistakes = {
  /** Tells what is wrong with the content now, or that nothing is any more. */
  judge: (checked: Checked) => void;
  isAny: () => boolean;
  /** Shows mistakes over the open pages of a server too, and over those that are opened. */
  showOver: (server: ViteDevServer) => void;
};

/** The mistakes of the content, in the terminal and over the page until they are fixed. */
export function makeShownMistakes(root: string, language: ToolLanguage): ShownMistakes {
  let overlay: ErrorPayload | undefined;
  let printed = '';
  let pages: ViteDevServer | undefined;

  function judge({ diagnostics }: Checked): void {
    const wasWrong = overlay !== undefined;
    overlay = toOverlay(diagnostics, root, language);
    const hot = pages?.environments.client.hot;
    if (overlay) {
      print(diagnostics);
      // Without a page, Vite would keep the mistakes and show them to the next one, though they were fixed.
      if (hot && pages && pages.ws.clients.size > 0) show(overlay, hot);
      return;
    }
    printed = '';
    if (!wasWrong) return;
    console.log(fixed[language]);
    // It takes the overlay away, even when the page stays as it was.
    hot?.send(updateOfNothing);
  }

  /** What is read again, and still wrong in the same way, is not told twice. */
  function print(diagnostics: readonly Diagnostic[]): void {
    const colours = process.stderr.isTTY && process.stderr.hasColors();
    const mistakes = diagnostics.filter(({ severity }) => severity === 'error');
    const report = formatReport(mistakes, 'text', { root, colours, language });
    if (report !== printed) console.error(`\n${report}`);
    printed = report;
  }

  return {
    judge,
    isAny: () => overlay !== undefined,
    showOver: (server) => {
      pages = server;
      server.environments.client.hot.on('vite:client:connect', (_data, client) => {
        if (overlay) show(overlay, client);
      });
    },
  };
}

/**
 * Lays the mistakes over the page. Vite's client takes an overlay before its first update for code
 * that failed to load, and reloads the page once that update comes: it has one before.
 */
function show(overlay: ErrorPayload, to: Pick<HotChannelClient, 'send'>): void {
  to.send(updateOfNothing);
  to.send(overlay);
}
