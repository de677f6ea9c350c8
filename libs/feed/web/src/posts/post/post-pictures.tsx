import type { ComponentProps } from 'react';
import type { Image } from '@upround/shared/domain';
import { useImagePreview } from '@upround/shared/image-preview';
import { classes } from '@upround/shared/ui';
import { useFeedText } from '../../messages/catalogue';
import { frameRatio, isPale, MOST_HEIGHT, sizesOf, srcSetOf } from '../model/picture';

interface PostPicturesProps {
  images: readonly Image[];
  /** The first post of a page: its images load eagerly. */
  eager?: boolean;
}

/** One to four pictures. Their room is held before they load; a single one keeps its ratio up to a height. */
export function PostPictures({ images, eager = false }: PostPicturesProps) {
  const preview = useImagePreview();
  const [first] = images;
  if (first === undefined) return null;
  const count = images.length;
  const frame = count === 1 ? frameRatio(first) : 16 / 10;
  return (
    <div
      className={classes(
        'grid gap-1 overflow-hidden rounded-surface border',
        count > 1 && 'grid-cols-2',
        count > 2 && 'grid-rows-2',
      )}
      style={{ aspectRatio: frame, maxHeight: MOST_HEIGHT }}
    >
      {images.map((image, index) => (
        <Picture
          key={image.url}
          image={image}
          count={count}
          frame={frame}
          eager={eager}
          opens={preview.linkProps(images, index)}
          className={classes(count === 3 && index === 0 && 'row-span-2')}
        />
      ))}
    </div>
  );
}

interface PictureProps {
  image: Image;
  count: number;
  /** The ratio of the frame around all. */
  frame: number;
  eager: boolean;
  /** Makes a press open the preview; without scripts, and in a new tab, it is the file. */
  opens: ComponentProps<'a'>;
  className: string;
}

function Picture({ image, count, frame, eager, opens, className }: PictureProps) {
  const t = useFeedText();
  return (
    <a
      {...opens}
      href={image.url}
      target="_blank"
      rel="noopener"
      aria-label={
        image.alt === '' ? t('post.openPicture') : t('post.openPictureAlt', { alt: image.alt })
      }
      className={classes(
        'relative block min-h-0 min-w-0 overflow-hidden focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
        className,
      )}
      style={{ backgroundColor: image.color }}
    >
      <img
        src={image.url}
        srcSet={srcSetOf(image)}
        sizes={sizesOf(count)}
        width={image.width}
        height={image.height}
        alt={image.alt === '' ? t('post.noAlt') : image.alt}
        title={image.alt || undefined}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        className={classes(
          'absolute inset-0 h-full w-full',
          // Upright images, ribbons and pale charts are shown whole, on their own colour; of others the middle.
          count === 1 && (frame < 1 || image.width > image.height * frame || isPale(image))
            ? 'object-contain'
            : 'object-cover',
        )}
      />
    </a>
  );
}
