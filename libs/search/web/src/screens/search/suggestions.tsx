import { useQueries, useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import type { SearchHit } from '@upround/search/contract';
import type { SearchKind } from '@upround/shared/domain';
import { links } from '@upround/shared/links';
import { useKindTexts } from '@upround/shared/routing';
import { Anchor, Link } from '@upround/shared/ui';
import { HitRow } from '../../components/hit/hit-row';
import { HitSkeletons } from '../../components/hit/hit-skeletons';
import { offeredKinds, offerQuery, popularTagsQuery, topQuery } from '../../data/search-queries';
import { useSearchMessages } from '../../messages/catalogue';
import { SearchFailed } from './search-failed';

/** So many of each kind are offered. */
const SHOWN = 3;
const nothing = () => undefined;

/**
 * Where a search can begin: hashtags that many posts have, people, and records of kinds that people join or act on. All of
 * it appears at once, so that nothing moves. What fails is left out, unless there is nothing else.
 *
 * @param empty instead of suggestions where there are none
 */
export function Suggestions({ empty = null }: { empty?: ReactNode }) {
  const people = useQuery(topQuery('USER'));
  const popular = useQuery(popularTagsQuery());
  const offers = useQueries({ queries: offeredKinds.map(offerQuery) });
  const all = [people, popular, ...offers];
  if (all.some(({ isPending }) => isPending)) return <HitSkeletons count={12} />;
  const tags = popular.data?.facets?.tags ?? [];
  const isEmpty =
    tags.length === 0 && [people, ...offers].every(({ data }) => (data?.data ?? []).length === 0);
  const error = all.find(({ isError }) => isError)?.error;
  if (isEmpty && error) {
    return (
      <SearchFailed
        error={error}
        busy={all.some(({ isFetching }) => isFetching)}
        onRetry={() => all.forEach(({ refetch }) => void refetch())}
      />
    );
  }
  if (isEmpty) return empty;
  return (
    <>
      <PopularTags tags={tags} />
      <Offer kind="USER" hits={people.data?.data} />
      {offeredKinds.map((kind, place) => (
        <Offer key={kind} kind={kind} hits={offers[place]?.data?.data} />
      ))}
    </>
  );
}

function PopularTags({ tags }: { tags: readonly { tag: string }[] }) {
  const t = useSearchMessages();
  if (tags.length === 0) return null;
  return (
    <section aria-labelledby="popular-tags" className="px-4 pt-5 pb-2 medium:px-6">
      <h2 id="popular-tags" className="text-body font-semibold">
        {t('start.tags')}
      </h2>
      <ul className="flex flex-wrap gap-2 py-3">
        {tags.map(({ tag }) => (
          <li key={tag} className="max-w-full">
            <Anchor
              href={links.hashtag(tag)}
              className="inline-flex h-9 max-w-full items-center rounded-control border border-medium px-3 text-small font-medium focus-ring transition-colors hover:border-strong hover:bg-surface-hover"
            >
              <span dir="auto" className="truncate">
                #{tag}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Offer({ kind, hits = [] }: { kind: SearchKind; hits?: readonly SearchHit[] | undefined }) {
  const t = useSearchMessages();
  const headingId = useId();
  const { trending, plural = kind } = useKindTexts()[kind] ?? {};
  const name = trending ?? plural;
  // What a person joined already isn't a suggestion.
  const offered = hits.filter(({ followed }) => !followed);
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <div className="flex items-baseline justify-between gap-3 border-b px-4 pt-5 pb-2 medium:px-6">
        <h2 id={headingId} className="text-body font-semibold">
          {name}
        </h2>
        <Link
          href={links.search({ query: `type:${kind.toLowerCase()}`, kind })}
          tone="muted"
          aria-label={t('results.seeAllOf', { kind: name })}
          className="text-small"
        >
          {t('results.seeAll')}
        </Link>
      </div>
      <ul>
        {offered.slice(0, SHOWN).map((hit) => (
          <HitRow key={hit.id} hit={hit} onOpen={nothing} />
        ))}
      </ul>
    </section>
  );
}
