type Props = {
  /** The name of the drawing: a page's, or a page's and a section's. */
  name: string;
  className?: string | undefined;
  /** `lazy` where it stands further down the page. */
  loading?: 'lazy';
};

/** A wall, drawn when the site is built. Decoration. */
export function Wall({ name, className, loading }: Props) {
  return (
    <img
      className={className}
      src={`/walls/${name}.svg`}
      width={1440}
      height={640}
      alt=""
      decoding="async"
      loading={loading}
      fetchPriority="low"
    />
  );
}
