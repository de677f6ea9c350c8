import { useQuery } from '@tanstack/react-query';
import { useId, type ComponentType } from 'react';
import { TOP_LIMIT, type SearchHit } from '@upround/search/contract';
import { links, recordPath } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { useKindTexts } from '@upround/shared/routing';
import { Button, classes, Link, Skeleton, SkeletonGroup, Surface } from '@upround/shared/ui';
import { topQuery, type TopKind } from '../data/search-queries';
import { useRailText } from './messages/catalogue';
import { PersonRow, PostRow, TitleRow } from './top-rows';

/** The row of a kind. All have one height, that of their skeleton, so that nothing below moves. */
const rowOf = (kind: TopKind): ComponentType<{ hit: SearchHit }> => {
  if (kind === 'USER') return PersonRow;
  return kind === 'POST' ? PostRow : TitleRow;
};
const height = 'h-18';

/** The best five of one kind, in every state of their own: what fails here leaves the others alone. */
export function TopSection({ kind, path }: { kind: TopKind; path: string }) {
  const t = useRailText();
  const headingId = useId();
  const top = useQuery(topQuery(kind));
  const { top: name = kind, topEmpty, href } = useKindTexts()[kind] ?? {};
  const Row = rowOf(kind);
  const hits = top.data?.data.filter(({ type, slug }) => recordPath(type, slug) !== path);
  return (
    <Surface as="section" padding="none" aria-labelledby={headingId} className="px-4 pt-4 pb-2">
      <div className="flex items-baseline justify-between gap-3 pb-1">
        <h2 id={headingId} className="text-body font-semibold">
          {name}
        </h2>
        <Link
          href={href ?? links.search({ query: `type:${kind.toLowerCase()}`, kind })}
          tone="muted"
          aria-label={t('rail.seeAllOf', { name })}
          className="inline-flex min-h-6 items-center text-small"
        >
          {t('rail.seeAll')}
        </Link>
      </div>
      {top.isPending && (
        <SkeletonGroup label={`${t('rail.loading')}: ${name}`}>
          {Array.from({ length: TOP_LIMIT }, (_, row) => (
            <div key={row} className={classes('flex items-center gap-3', height)}>
              <Skeleton
                shape={Row === TitleRow ? 'block' : 'circle'}
                className={classes('shrink-0', Row === TitleRow ? 'size-12' : 'size-10')}
              />
              <div className="flex grow flex-col gap-2">
                <Skeleton className="h-3.5 w-full" />
                <Skeleton className="h-3 w-2/3" />
              </div>
            </div>
          ))}
        </SkeletonGroup>
      )}
      {top.isError && (
        <div className="flex flex-wrap items-center gap-3 py-3">
          <p className="text-small text-muted">
            {t('rail.failed')} <FailureReason error={top.error} />
          </p>
          <Button size="small" busy={top.isFetching} onClick={() => void top.refetch()}>
            {t('rail.retry')}
          </Button>
        </div>
      )}
      {hits?.length === 0 && <p className="py-3 text-small text-muted">{topEmpty}</p>}
      {hits !== undefined && (
        <ul>
          {hits?.map((hit) => (
            <li key={hit.id} className={classes('relative flex items-center gap-3', height)}>
              <Row hit={hit} />
            </li>
          ))}
        </ul>
      )}
    </Surface>
  );
}
