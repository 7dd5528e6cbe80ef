import type { Picture as Source } from '#schema/compiled.ts';

type Props = {
  picture: Source;
  alt: string;
  className?: string | undefined;
  /** At the top of a page: fetched at once. */
  first?: boolean;
};

/** A picture of the content with its room reserved. */
export function Picture({ picture, alt, className, first = false }: Props) {
  return (
    <img
      className={className}
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
