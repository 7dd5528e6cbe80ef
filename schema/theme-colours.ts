/** The colour of the browser’s own frame: the page’s ground, as in app/styles/tokens.css. */
export const themeColours = { light: '#f6f2e9', dark: '#131a21' } as const;
