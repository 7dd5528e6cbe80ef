/** Icons that components use by themselves: they join those of the content in the sprite. */
export const interfaceIcons = [
  'arrow-right',
  'check',
  'external-link',
  'menu',
  'minus',
  'pause',
  'play',
  'plus',
  'send',
  'x',
] as const;
