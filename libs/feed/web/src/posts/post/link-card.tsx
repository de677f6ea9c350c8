import type { LinkPreview } from '@upround/shared/domain';
import { classes, Words } from '@upround/shared/ui';
import { useFeedText } from '../../messages/catalogue';
import { isWide, MOST_HEIGHT, sizesOf, srcSetOf } from '../model/picture';

interface LinkCardProps {
  page: LinkPreview;
  /** A compact card, a few lines high with any picture. */
  compact?: boolean;
}

/** Preview of a link, which opens exactly the shown URL. The picture's area is reserved before it loads. */
export function LinkCard({ page, compact = false }: LinkCardProps) {
  const t = useFeedText();
  const { url, host, title, description, image } = page;
  const wide = !compact && image !== null && isWide(image);
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener nofollow ugc"
      className={classes(
        'flex overflow-hidden rounded-surface border transition-colors focus-ring hover:bg-surface-hover',
        wide && 'flex-col',
      )}
    >
      {image !== null && (
        <img
          src={image.url}
          srcSet={srcSetOf(image)}
          sizes={wide ? sizesOf(1) : '7rem'}
          alt={image.alt}
          loading="lazy"
          decoding="async"
          onError={({ currentTarget }) => (currentTarget.hidden = true)}
          className={classes(
            'object-cover',
            wide ? 'w-full border-b' : 'w-24 shrink-0 border-r medium:w-28',
          )}
          style={{
            aspectRatio: wide ? `${image.width}/${image.height}` : '1',
            maxHeight: MOST_HEIGHT,
            backgroundColor: image.color,
          }}
        />
      )}
      <span
        dir="auto"
        className="flex min-w-0 grow flex-col justify-center px-4 py-3 wrap-anywhere"
      >
        <bdi className="truncate text-caption text-muted">{host}</bdi>
        <span className="line-clamp-2 font-medium">
          <Words>{title}</Words>
        </span>
        {description !== '' && (
          <span className="line-clamp-2 text-small text-muted">
            <Words>{description}</Words>
          </span>
        )}
        <span className="sr-only"> {t('post.newTab')}</span>
      </span>
    </a>
  );
}
