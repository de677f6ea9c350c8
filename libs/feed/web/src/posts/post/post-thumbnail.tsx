import type { Image } from '@upround/shared/domain';
import { srcSetOf } from '../model/picture';

/** A post's first image, small; the text beside it says what the post is about. */
export function PostThumbnail({ image }: { image: Image }) {
  return (
    <img
      src={image.url}
      srcSet={srcSetOf(image)}
      sizes="4rem"
      alt=""
      loading="lazy"
      decoding="async"
      className="size-16 shrink-0 rounded-control object-cover"
      style={{ backgroundColor: image.color }}
    />
  );
}
