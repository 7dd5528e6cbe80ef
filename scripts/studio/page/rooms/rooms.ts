import type { ComponentType } from 'react';
import { ChangesRoom } from './changes-room.tsx';
import { PagesRoom } from './pages-room.tsx';
import { ReviewRoom } from './review-room.tsx';
import { RulesRoom } from './rules-room.tsx';
import { TranslationsRoom } from './translations-room.tsx';

/** A room beside the panel: the name of its words, and what it shows. It acts by `useStudio()`. */
export type Room = { name: string; View: ComponentType };

/** In the order of their buttons. A further room is a line here and its words in `words/`. */
export const rooms: readonly Room[] = [
  { name: 'pagesRoom', View: PagesRoom },
  { name: 'changesRoom', View: ChangesRoom },
  { name: 'translationsRoom', View: TranslationsRoom },
  { name: 'rulesRoom', View: RulesRoom },
  { name: 'reviewRoom', View: ReviewRoom },
];
