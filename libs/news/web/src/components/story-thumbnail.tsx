import type { Image } from '@upround/shared/domain';
import { SourceMark } from './source-mark';
import { StoryPicture } from './story-picture';

interface StoryThumbnailProps {
  image: Image | null;
  /** Of its source. */
  slug: string;
}

/** A story's picture in a short list, or the mark of its source. */
export function StoryThumbnail({ image, slug }: StoryThumbnailProps) {
  if (image === null) return <SourceMark source={{ slug }} size={48} />;
  return (
    <StoryPicture
      image={image}
      sizes="3rem"
      cover
      className="size-12 shrink-0 [&>div]:aspect-square"
    />
  );
}
