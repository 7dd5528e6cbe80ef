import type { Words } from '#schema/words.ts';
import type { Entry, None } from './message.ts';

/** Days as `2027-01-31`. */
type Days = { day: string; today: string };

/** What is shown on some days alone, or not at all. */
export const showingMistakes = {
  'hidden-link': {
    describe: ({ to, shownFrom, goneOn }) => ({
      message: hiddenWords(to, shownFrom, goneOn),
      expected: {
        en: 'a link to what visitors see as long as they see the link',
        fr: 'un lien vers ce que les visiteurs voient aussi longtemps que le lien',
      },
      hint: {
        en: 'take the link away, or give what bears it the same `draft`, `from` or `until`',
        fr: 'retirez le lien, ou donnez à ce qui le porte les mêmes `draft`, `from` ou `until`',
      },
    }),
  } satisfies Entry<{ to: string; shownFrom?: string; goneOn?: string }>,
  'never-shown': {
    describe: ({ from, until }) => ({
      message: {
        en: `it is shown from ${from} on, and until ${until}: never`,
        fr: `visible à partir du ${from} et jusqu’au ${until} : jamais`,
      },
      expected: {
        en: '`from`, the first day, not after `until`, the last one',
        fr: '`from`, le premier jour, au plus tard à `until`, le dernier',
      },
    }),
  } satisfies Entry<{ from: string; until: string }>,
  draft: {
    note: true,
    describe: () => ({
      message: {
        en: 'a draft: visitors do not see it',
        fr: 'un brouillon : les visiteurs ne le voient pas',
      },
      hint: {
        en: 'remove the line to publish it',
        fr: 'supprimez cette ligne pour le publier',
      },
    }),
  } satisfies Entry<None>,
  'shown-later': {
    note: true,
    describe: ({ day, today }) => ({
      message: {
        en: `visitors see it from ${day} on, if the site is built again then`,
        fr: `les visiteurs le voient à partir du ${day}, si le site est recompilé ce jour-là`,
      },
      hint: {
        en: `today is ${today}; \`SITE_DATE=${day} npm run build\` shows that day`,
        fr: `nous sommes le ${today} ; \`SITE_DATE=${day} npm run build\` montre ce jour-là`,
      },
    }),
  } satisfies Entry<Days>,
  'shown-until': {
    note: true,
    describe: ({ day, today }) => ({
      message: {
        en: `visitors see it until ${day}, if the site is built again the day after`,
        fr: `les visiteurs le voient jusqu’au ${day}, si le site est recompilé le lendemain`,
      },
      hint: { en: `today is ${today}`, fr: `nous sommes le ${today}` },
    }),
  } satisfies Entry<Days>,
  'no-longer-shown': {
    note: true,
    describe: ({ day, today }) => ({
      message: {
        en: `visitors have not seen it since ${day}`,
        fr: `les visiteurs ne le voient plus depuis le ${day}`,
      },
      hint: {
        en: `today is ${today}: remove it, or change its days`,
        fr: `nous sommes le ${today} : supprimez-le, ou changez ses jours`,
      },
    }),
  } satisfies Entry<Days>,
  'open-point': {
    note: true,
    describe: () => ({
      message: {
        en: 'an open point is shown on the page',
        fr: 'un point à régler est montré sur la page',
      },
      hint: {
        en: 'settle it, then remove it from `openPoints`',
        fr: 'réglez-le, puis retirez-le de `openPoints`',
      },
    }),
  } satisfies Entry<None>,
};

/** What a link leads to is a draft, begins later, or is gone before the link is. */
function hiddenWords(to: string, shownFrom: string | undefined, goneOn: string | undefined): Words {
  if (shownFrom !== undefined) {
    return {
      en: `what \`${to}\` leads to is shown from ${shownFrom} on, and this link before`,
      fr: `la page où mène \`${to}\` n’est visible qu’à partir du ${shownFrom}, et ce lien l’est avant`,
    };
  }
  if (goneOn !== undefined) {
    return {
      en: `what \`${to}\` leads to is no longer shown from ${goneOn} on, and this link still is`,
      fr: `la page où mène \`${to}\` n’est plus visible à partir du ${goneOn}, et ce lien l’est encore`,
    };
  }
  return {
    en: `what \`${to}\` leads to is a draft, which visitors do not see`,
    fr: `la page où mène \`${to}\` est un brouillon, que les visiteurs ne voient pas`,
  };
}
