/** One line of the table. */
export type Row = {
  name: string;
  ours: string;
  /** What it is held against, with its name; empty where there is none. */
  peer: string;
  /** Ours to the peer’s, above 1 where ours is better. */
  ratio?: number;
  /** Whether ours misses what the project promises: the run then fails. */
  missed?: boolean;
};
