import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { search, searchTop, type SearchHit } from '@upround/search/contract';
import { links, recordPath } from '@upround/shared/links';
import { queryFor } from '@upround/shared/query';
import {
  Anchor,
  Avatar,
  Emblem,
  Link,
  Name,
  Skeleton,
  SkeletonGroup,
  Time,
  Words,
} from '@upround/shared/ui';
import { useSiteText } from '../../messages/catalogue';

const SHOWN = 3;
/** As many as fill a window beside the main pages. */
const SHOWN_TRENDING = 5;
const trendingQuery = () => queryFor(searchTop, { query: { type: 'POST' } });

/**
 * Three records that have the words of the address, and five posts that are read at the moment. They are an offer: where
 * they fail, the page does without.
 *
 * @param words of the address; may be empty
 */
export function FoundPosts({ words }: { words: string }) {
  const t = useSiteText();
  const asked = words !== '';
  const meant = useQuery({
    ...queryFor(search, { query: { query: words, limit: SHOWN } }),
    enabled: asked,
    retry: false,
  });
  const trending = useQuery({ ...trendingQuery(), retry: false });
  const found = meant.data?.data.slice(0, SHOWN) ?? [];
  const posts = trending.data?.data.filter(({ id }) => found.every((one) => one.id !== id)) ?? [];
  // Together, so that the second list doesn't move below the first.
  if (trending.isPending || (asked && meant.isPending)) {
    return (
      <SkeletonGroup label={t('notFound.loading')}>
        {Array.from({ length: SHOWN_TRENDING }, (_, row) => (
          <div key={row} className="flex h-24 items-center gap-3 border-b">
            <Skeleton shape="circle" className="size-10 shrink-0" />
            <div className="flex grow flex-col gap-2">
              <Skeleton className="h-4 w-40" />
              <Skeleton className="h-4 w-full" />
            </div>
          </div>
        ))}
      </SkeletonGroup>
    );
  }
  return (
    <>
      <FoundList
        title={t('notFound.meant')}
        more={[links.search({ query: words }), t('notFound.allMeant')]}
        hits={found}
      />
      <FoundList
        title={t('notFound.trending')}
        more={[links.home(), t('notFound.all')]}
        hits={posts.slice(0, SHOWN_TRENDING)}
      />
    </>
  );
}

interface FoundListProps {
  title: string;
  /** Where there are more of them. */
  more: readonly [href: string, text: string];
  hits: readonly SearchHit[];
}

function FoundList({ title, more: [href, text], hits }: FoundListProps) {
  const id = useId();
  if (hits.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className="flex items-baseline justify-between gap-3 border-b pb-2">
        <h2 id={id} className="text-body font-semibold">
          {title}
        </h2>
        <Link href={href} tone="muted" className="text-small">
          {text}
        </Link>
      </div>
      <ul>
        {hits.map((hit) => (
          <FoundRow key={hit.id} hit={hit} />
        ))}
      </ul>
    </section>
  );
}

function FoundRow({ hit }: { hit: SearchHit }) {
  const { person, place, title, excerpt, image, createdAt } = hit;
  const name = person?.displayName ?? place?.name;
  // The title of a person is their name, which is above it already.
  const text = title.text === name ? excerpt.text || title.text : title.text || excerpt.text;
  return (
    <li className="relative flex h-24 items-center gap-3 border-b transition-colors last:border-b-0 hover:bg-surface-hover/40">
      {person === null ? (
        <Emblem seed={place?.slug ?? hit.slug} />
      ) : (
        <Avatar size={40} name={person.displayName} seed={person.id} src={person.avatarUrl} />
      )}
      <div className="min-w-0 grow">
        <p className="flex items-baseline gap-2 text-small">
          {name !== undefined && name !== text && (
            <span className="min-w-0 truncate font-semibold">
              <Name>{name}</Name>
            </span>
          )}
          {createdAt !== null && (
            <Time value={createdAt} form="short" className="shrink-0 text-muted" />
          )}
        </p>
        <p dir="auto" className="text-small wrap-anywhere">
          <Anchor
            href={recordPath(hit.type, hit.slug)}
            className="line-clamp-2 outline-hidden after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            <Words>{text}</Words>
          </Anchor>
        </p>
      </div>
      {image !== null && (
        <img
          src={image.variants[0]?.url ?? image.url}
          alt=""
          width={96}
          height={64}
          decoding="async"
          className="h-16 w-24 shrink-0 rounded-control border object-cover"
        />
      )}
    </li>
  );
}
