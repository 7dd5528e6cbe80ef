import type { Piece } from '../../api.ts';

/** A text as it was and as it is: what went is struck out, what came is underlined. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ kind, text }, index) => {
    const key = `${index} ${kind}`;
    if (kind === 'removed') return <del key={key}>{text}</del>;
    return kind === 'added' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
  });
}
