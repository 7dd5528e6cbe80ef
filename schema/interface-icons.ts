/** Icons that components use by themselves: they join those of the content in the sprite. */
export const interfaceIcons = ['menu', 'pause', 'play', 'plus', 'send', 'x'] as const;
