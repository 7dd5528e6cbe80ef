type Props = { pageId: string; className?: string | undefined };

/** The page's own wall, drawn when the site is built. Decoration. */
export function Wall({ pageId, className }: Props) {
  return (
    <img
      className={className}
      src={`/walls/${pageId}.svg`}
      width={1440}
      height={640}
      alt=""
      decoding="async"
      fetchPriority="low"
    />
  );
}
