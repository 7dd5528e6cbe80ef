/** Icons that components use by themselves: they join those of the content in the sprite. */
export const interfaceIcons = [
  'chevron-left',
  'chevron-right',
  'menu',
  'pause',
  'play',
  'plus',
  'send',
  'x',
] as const;
