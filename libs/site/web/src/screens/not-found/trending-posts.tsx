import { useQuery } from '@tanstack/react-query';
import { searchTop, type SearchHit } from '@upround/search/contract';
import { links, recordPath } from '@upround/shared/links';
import { queryFor } from '@upround/shared/query';
import {
  Anchor,
  Avatar,
  Link,
  Name,
  Skeleton,
  SkeletonGroup,
  Time,
  Words,
} from '@upround/shared/ui';
import { useSiteText } from '../../messages/catalogue';

const SHOWN = 3;
const trendingQuery = () => queryFor(searchTop, { query: { type: 'POST' } });

/** Three posts that are read at the moment. They are an offer: where they fail, the page does without. */
export function TrendingPosts() {
  const t = useSiteText();
  const { data, isPending } = useQuery({ ...trendingQuery(), retry: false });
  const posts = data?.data.slice(0, SHOWN) ?? [];
  if (!isPending && posts.length === 0) return null;
  return (
    <section aria-labelledby="trending-posts">
      <div className="flex items-baseline justify-between gap-3 border-b pb-2">
        <h2 id="trending-posts" className="text-body font-semibold">
          {t('notFound.trending')}
        </h2>
        <Link href={links.home()} tone="muted" className="text-small">
          {t('notFound.all')}
        </Link>
      </div>
      {isPending ? (
        <SkeletonGroup label={t('notFound.loading')}>
          {Array.from({ length: SHOWN }, (_, row) => (
            <div key={row} className="flex h-24 items-center gap-3 border-b">
              <Skeleton shape="circle" className="size-10 shrink-0" />
              <div className="flex grow flex-col gap-2">
                <Skeleton className="h-4 w-40" />
                <Skeleton className="h-4 w-full" />
              </div>
            </div>
          ))}
        </SkeletonGroup>
      ) : (
        <ul>
          {posts.map((post) => (
            <PostRow key={post.id} post={post} />
          ))}
        </ul>
      )}
    </section>
  );
}

function PostRow({ post }: { post: SearchHit }) {
  const { person, excerpt, createdAt } = post;
  return (
    <li className="relative flex h-24 items-center gap-3 border-b transition-colors last:border-b-0 hover:bg-surface-hover/40">
      {person !== null && (
        <Avatar size={40} name={person.displayName} seed={person.id} src={person.avatarUrl} />
      )}
      <div className="min-w-0 grow">
        <p className="flex items-baseline gap-2 text-small">
          {person !== null && (
            <span className="min-w-0 truncate font-semibold">
              <Name>{person.displayName}</Name>
            </span>
          )}
          {createdAt !== null && (
            <Time value={createdAt} form="short" className="shrink-0 text-muted" />
          )}
        </p>
        <p dir="auto" className="line-clamp-2 text-small wrap-anywhere">
          <Anchor
            href={recordPath(post.type, post.slug)}
            className="outline-hidden after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            <Words>{excerpt.text}</Words>
          </Anchor>
        </p>
      </div>
    </li>
  );
}
