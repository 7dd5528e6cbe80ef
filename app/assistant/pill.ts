/** From the loss of focus to the collapse (spec-9-chat-blur). */
export const blurDelayMs = 200;

/** The pill and what was typed into it, which a collapsed pill keeps. */
export type Pill = { kind: 'collapsed' | 'expanded'; draft: string };

export type PillEvent =
  | { type: 'opened' }
  | { type: 'typed'; draft: string }
  | { type: 'escaped' }
  | { type: 'left' }
  | { type: 'sent' }
  | { type: 'reset' };

export const initialPill: Pill = { kind: 'collapsed', draft: '' };

/** spec-4-chat-pill. `left`: an outside click, the blur’s delay is over, or it was hidden. */
export function pillReducer(pill: Pill, event: PillEvent): Pill {
  if (event.type === 'reset') return isInitial(pill) ? pill : initialPill;
  if (pill.kind === 'collapsed') {
    return event.type === 'opened' ? { ...pill, kind: 'expanded' } : pill;
  }
  switch (event.type) {
    case 'opened':
      return pill;
    case 'typed':
      return { ...pill, draft: event.draft };
    case 'escaped':
      return { kind: pill.draft === '' ? 'collapsed' : 'expanded', draft: '' };
    case 'left':
      return { ...pill, kind: 'collapsed' };
    case 'sent':
      return canSend(pill.draft) ? initialPill : pill;
  }
}

/** Chat send requires non-blank input (spec-5-chat-blank). */
export function canSend(draft: string): boolean {
  return draft.trim() !== '';
}

function isInitial({ kind, draft }: Pill): boolean {
  return kind === 'collapsed' && draft === '';
}
