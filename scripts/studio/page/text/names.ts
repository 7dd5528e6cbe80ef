import type { Box, Choices } from '../../api.ts';
import { studioLanguage } from '../words.ts';

/** What a value may name, each with what an editor knows it by. */
export function namesOf(
  { links, figures, icons, images }: Choices,
  kind: NonNullable<Box['names']>,
): { value: string; label: string }[] {
  switch (kind) {
    case 'link':
      return links
        .filter(({ language }) => language === 'fr')
        .map(({ address, name }) => ({ value: address, label: `${name} (${address})` }));
    case 'figure':
      return figures.map(({ name, value }) => ({
        value: name,
        label: `${value[studioLanguage]} (${name})`,
      }));
    case 'icon':
      return icons.map((name) => ({ value: name, label: name }));
    case 'image':
      return images.map((name) => ({ value: name, label: name }));
  }
}
