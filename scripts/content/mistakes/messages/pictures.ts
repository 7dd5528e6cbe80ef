import type { Entry, None } from './message.ts';

/** Mistakes of the pictures in content/images. */
export const pictureMistakes = {
  'picture-name': {
    describe: ({ name, meant }) => ({
      message: {
        en: `no text can name the picture \`${name}\`: its name has spaces, capitals, accents or an ending that browsers do not know`,
        fr: `aucun texte ne peut nommer l’image \`${name}\` : son nom a des espaces, des majuscules, des accents ou une terminaison inconnue des navigateurs`,
      },
      expected: {
        en: 'lowercase letters, digits and hyphens, then `.svg`, `.png`, `.jpg`, `.webp` or `.avif`',
        fr: 'des minuscules sans accent, des chiffres et des traits d’union, puis `.svg`, `.png`, `.jpg`, `.webp` ou `.avif`',
      },
      hint: { en: `rename the file to \`${meant}\``, fr: `renommez le fichier en \`${meant}\`` },
    }),
  } satisfies Entry<{ name: string; meant: string }>,
  'unreadable-picture': {
    describe: ({ reason }) => ({
      message: {
        en: `the picture cannot be read: ${reason}`,
        fr: `l’image ne peut pas être lue : ${reason}`,
      },
      expected: {
        en: 'a picture that browsers show',
        fr: 'une image que les navigateurs montrent',
      },
      hint: {
        en: 'open it in a picture program and export it anew, or bring it back from the history',
        fr: 'ouvrez-la dans un logiciel d’images et exportez-la à nouveau, ou reprenez-la dans l’historique',
      },
    }),
  } satisfies Entry<{ reason: string }>,
  'sizeless-picture': {
    describe: () => ({
      message: {
        en: 'the drawing does not say its size: the page would jump when it is loaded',
        fr: 'le dessin ne dit pas sa taille : la page bougerait à son chargement',
      },
      expected: {
        en: '`viewBox="0 0 640 480"` in its `<svg>` element',
        fr: '`viewBox="0 0 640 480"` dans son élément `<svg>`',
      },
      hint: {
        en: 'export it anew with a `viewBox`, or add one: two zeros, its width, its height',
        fr: 'exportez-le à nouveau avec un `viewBox`, ou ajoutez-le : deux zéros, sa largeur, sa hauteur',
      },
    }),
  } satisfies Entry<None>,
  'picture-too-large': {
    describe: ({ bytes, width, height, mostBytes, mostPixels }) => ({
      message: {
        en: `the picture has ${kilobytes(bytes)} kB and ${width} x ${height} pixels: visitors would wait for it`,
        fr: `l’image a ${kilobytes(bytes)} ko et ${width} x ${height} pixels : les visiteurs l’attendraient`,
      },
      expected: {
        en: `at most ${kilobytes(mostBytes)} kB and ${mostPixels} pixels a side`,
        fr: `au plus ${kilobytes(mostBytes)} ko et ${mostPixels} pixels de côté`,
      },
      hint: {
        en: 'export it 2000 pixels wide, as WebP or AVIF',
        fr: 'exportez-la en 2000 pixels de large, en WebP ou en AVIF',
      },
    }),
  } satisfies Entry<{
    bytes: number;
    width: number;
    height: number;
    mostBytes: number;
    mostPixels: number;
  }>,
};

function kilobytes(bytes: number): number {
  return Math.ceil(bytes / 1000);
}
