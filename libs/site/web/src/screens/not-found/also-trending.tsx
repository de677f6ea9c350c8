import { useQuery } from '@tanstack/react-query';
import { searchTop } from '@upround/search/contract';
import { links, recordPath } from '@upround/shared/links';
import { queryFor } from '@upround/shared/query';
import { Anchor, Emblem, Link, Skeleton, Time, Words } from '@upround/shared/ui';
import { useSiteText } from '../../messages/catalogue';
import { kindsBesidePosts } from '../trending-kinds';

const SHOWN = 4;

/** Other records that are read at the moment, each with its picture. An offer: where they fail, the page does without. */
export function AlsoTrending() {
  const t = useSiteText();
  const [kind = 'POST'] = kindsBesidePosts;
  const query = useQuery({ ...queryFor(searchTop, { query: { type: kind } }), retry: false });
  const records = query.data?.data.slice(0, SHOWN) ?? [];
  if (!query.isPending && records.length === 0) return null;
  return (
    <section aria-labelledby="also-trending" className="border-t pt-6">
      <div className="flex items-baseline justify-between gap-4 pb-2">
        <h2 id="also-trending" className="font-semibold">
          {t('notFound.others')}
        </h2>
        <Link href={links.search({ kind })} tone="muted" className="text-small">
          {t('notFound.allOthers')}
        </Link>
      </div>
      <ul>
        {query.isPending
          ? Array.from({ length: SHOWN }, (_, place) => (
              <li key={place} className="flex h-18 items-center gap-3">
                <Skeleton className="size-12 shrink-0" />
                <Skeleton className="h-4 w-full" />
              </li>
            ))
          : records.map(({ type, slug, id, title, place, image, createdAt }) => (
              <li key={id} className="group relative flex h-18 items-center gap-3">
                {image === null ? (
                  <Emblem size={48} seed={place?.slug ?? slug} className="shrink-0" />
                ) : (
                  <img
                    src={image.variants[0]?.url ?? image.url}
                    alt=""
                    width={48}
                    height={48}
                    decoding="async"
                    className="size-12 shrink-0 rounded-control object-cover"
                  />
                )}
                <span className="min-w-0 text-small">
                  <Anchor
                    href={recordPath(type, slug)}
                    className="line-clamp-2 wrap-anywhere outline-hidden group-hover:underline after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-focus"
                  >
                    <Words>{title.text}</Words>
                  </Anchor>
                  <span className="flex text-caption text-muted">
                    <span className="min-w-0 truncate">{place?.name}</span>
                    {createdAt !== null && (
                      <Time value={createdAt} form="short" className="shrink-0 dot" />
                    )}
                  </span>
                </span>
              </li>
            ))}
      </ul>
    </section>
  );
}
