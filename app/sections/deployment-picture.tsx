import styles from './deployments.module.css';

/** Your walls, with stones inside, and a raised platform elsewhere, with the others. */
const walls = 'M4 10h6v58H4zM92 10h6v58h-6z';
const platform = 'M122 40h74v5h-74zM155 45h8v23h-8z';
const drawings = [
  {
    frame: walls + platform,
    stones: 'M124 25h33v13h-33zM160 25h33v13h-33z',
    marked: 'M142 9h33v13h-33z',
  },
  {
    frame: walls + platform,
    stones: 'M14 55h36v13H14zM53 55h35v13H53zM124 25h33v13h-33zM160 25h33v13h-33z',
    marked: 'M33 39h36v13H33z',
  },
  {
    frame: walls,
    stones: 'M14 55h36v13H14zM53 55h35v13H53zM14 39h16v13H14zM33 39h36v13H33zM72 39h16v13H72z',
    marked: 'M33 23h36v13H33z',
  },
];

/** Where an option, by its place, keeps what it runs: elsewhere, in both places, with the customer. */
export function DeploymentPicture({ option }: { option: number }) {
  const drawing = drawings[option];
  if (!drawing) return null;
  return (
    <svg className={styles.picture} width="200" height="72" viewBox="0 0 200 72" aria-hidden="true">
      <path className={styles.frame} d={`${drawing.frame}M0 68h200v2H0z`} />
      <path className={styles.stones} d={drawing.stones} />
      <path className={styles.marked} d={drawing.marked} />
    </svg>
  );
}
