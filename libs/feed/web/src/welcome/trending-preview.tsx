import { useInfiniteQuery } from '@tanstack/react-query';
import type { FeedItem } from '@upround/feed/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { itemsOf } from '@upround/shared/query';
import { Anchor, Avatar, Name, Skeleton, Surface, Time, Words } from '@upround/shared/ui';
import { homeSource } from '../posts/data/feed-source';
import { PREVIEWED, previewedOf } from './active-authors';
import { useWelcomeText } from './messages/catalogue';

/** What members talk about at the moment, for those who do not know it yet. Its room is there before the posts. */
export function TrendingPreview() {
  const t = useWelcomeText();
  const query = useInfiniteQuery(homeSource('trending').query);
  const posts = previewedOf(itemsOf(query.data).items);
  if (!query.isPending && posts.length === 0) return null;
  return (
    <section aria-labelledby="trending-preview">
      <h2 id="trending-preview" className="pb-3 text-small font-semibold">
        {t('trending')}
      </h2>
      <Surface padding="none">
        <ul>
          {query.isPending &&
            Array.from({ length: PREVIEWED }, (_, row) => (
              <li key={row} aria-hidden className="flex h-24 items-center gap-3 px-4">
                <Skeleton shape="circle" className="size-10 shrink-0" />
                <Skeleton className="h-4 w-full" />
              </li>
            ))}
          {posts.map(({ data }) => (
            <PreviewRow key={data.id} post={data} />
          ))}
        </ul>
      </Surface>
    </section>
  );
}

function PreviewRow({ post }: { post: FeedItem['data'] }) {
  const t = useWelcomeText();
  const format = useFormat();
  const { author, likeCount } = post;
  return (
    <li className="relative flex h-24 items-center gap-3 border-b px-4 transition-colors last:border-b-0 hover:bg-surface-hover/40">
      <Avatar size={40} name={author.displayName} seed={author.id} src={author.avatarUrl} />
      <div className="min-w-0 grow">
        <p className="flex items-baseline gap-2 text-small">
          <span className="min-w-0 truncate font-semibold">
            <Name>{author.displayName}</Name>
          </span>
          <Time value={post.createdAt} form="short" className="shrink-0 text-muted" />
          {likeCount > 0 && (
            <span className="ml-auto shrink-0 text-caption text-muted figures">
              {t('likes', { count: likeCount, shown: format.count(likeCount) })}
            </span>
          )}
        </p>
        <p dir="auto" className="text-small text-muted wrap-anywhere">
          <Anchor
            href={links.post(post.slug)}
            className="line-clamp-2 outline-hidden after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            <Words>{post.text}</Words>
          </Anchor>
        </p>
      </div>
    </li>
  );
}
