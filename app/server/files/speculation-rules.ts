/** The built file that says which pages a browser may fetch before they are asked for. */
export const speculationRules = {
  address: '/speculation-rules.json',
  type: 'application/speculationrules+json',
} as const;
