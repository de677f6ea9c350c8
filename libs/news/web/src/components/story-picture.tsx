import type { Image } from '@upround/shared/domain';
import { Figure } from '@upround/shared/ui';

interface StoryPictureProps {
  image: Image;
  /** How wide it is shown, as in an `img`'s `sizes`. */
  sizes: string;
  /** Fills a frame of another ratio. */
  cover?: boolean;
  eager?: boolean;
  className?: string;
}

/** The picture that a source sent with its story. It came without words, so it adds none. */
export function StoryPicture({ image, sizes, cover, eager, className }: StoryPictureProps) {
  const variants = image.variants.map(({ url, width }) => `${url} ${width}w`);
  return (
    <Figure
      src={image.url}
      srcSet={[...variants, `${image.url} ${image.width}w`].join(', ')}
      sizes={sizes}
      alt={image.alt}
      width={image.width}
      height={image.height}
      color={image.color}
      cover={cover}
      loading={eager ? 'eager' : 'lazy'}
      className={className}
    />
  );
}
