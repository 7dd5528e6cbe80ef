/** The film's picture, in its own units and pixels. */
export const frame = { width: 1200, height: 900 } as const;

/** A stone with its joint; the stones of the wall and the agents share one measure. */
export const cell = { width: 116, height: 58, joint: 4 } as const;

/** The agents stand side by side, each one course higher than the one before. */
export const agents = { count: 6, left: 10, lowest: 664 } as const;

/** Where the wall starts, and how far in each of its two alternating courses. */
export const wall = { left: agents.left + agents.count * cell.width, teeth: [20, 78] } as const;

/** The platform: the course on which all stand. */
export const platform = { top: 844, stones: [0, 208, 470, 690, 930] } as const;

export const colours = {
  ground: '#131a21',
  raw: '#7d8790',
  stones: ['#e6dccb', '#d8cbb6', '#cfc0a8', '#c5b598'],
  deep: '#2a3641',
  agent: '#4a5a67',
  shaft: '#222d37',
  sign: { idle: '#8f9ba5', working: '#f6f2e9' },
  accent: '#c8371b',
} as const;
