type Props = {
  /** The name of the drawing: a page's, or a page's and a section's. */
  name: string;
  className?: string | undefined;
};

/** A wall, drawn when the site is built. Decoration. */
export function Wall({ name, className }: Props) {
  return (
    <img
      className={className}
      src={`/walls/${name}.svg`}
      width={1440}
      height={640}
      alt=""
      decoding="async"
      fetchPriority="low"
    />
  );
}
