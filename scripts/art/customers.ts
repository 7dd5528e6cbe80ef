import { accent, ink, svg } from './tones.ts';

type Sign = { ink: string; accent: string };

/** The marks of customers: in a square of 96 units, a part of each in the accent. */
export const customers: Record<string, Sign> = {
  retail: {
    ink: 'M8 10h80v16H8zM8 29h16a8 8 0 0 1-16 0zM40 29h16a8 8 0 0 1-16 0zM72 29h16a8 8 0 0 1-16 0zM14 40h68v46H64V54H46v32H14z',
    accent: 'M24 29h16a8 8 0 0 1-16 0zM56 29h16a8 8 0 0 1-16 0zM49 57h12v29H49z',
  },
  banking: {
    ink: 'M48 8l40 22v6H8v-6zM14 40h12v34H14zM70 40h12v34H70zM8 78h80v10H8z',
    accent: 'M42 40h12v34H42z',
  },
  healthcare: {
    ink: 'M35 8h26v25H35zM8 35h25v26H8zM63 35h25v26H63zM35 63h26v25H35z',
    accent: 'M35 35h26v26H35z',
  },
};

export function drawCustomer(sign: Sign): string {
  return svg({ width: 96, height: 96 }, [
    { tone: ink, path: sign.ink },
    { tone: accent, path: sign.accent },
  ]);
}
