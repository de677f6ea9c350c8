import { useQuery } from '@tanstack/react-query';
import { useId, type ComponentType } from 'react';
import { TOP_LIMIT, type SearchHit } from '@upround/search/contract';
import { links } from '@upround/shared/links';
import { useKindTexts } from '@upround/shared/routing';
import { Button, classes, Link, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { topQuery, type TopKind } from '../data/search-queries';
import { useRailText } from './messages/catalogue';
import { PersonRow, PostRow, TitleRow } from './top-rows';

/** The rows of a kind; a row is as high as the grey form that stood for it, so that nothing below moves. */
const rowsOf = (kind: TopKind): { Row: ComponentType<{ hit: SearchHit }>; height: string } => {
  if (kind === 'USER') return { Row: PersonRow, height: 'h-14' };
  return { Row: kind === 'POST' ? PostRow : TitleRow, height: 'h-18' };
};

/** The best five of one kind, in every state of their own: what fails here leaves the others alone. */
export function TopSection({ kind }: { kind: TopKind }) {
  const t = useRailText();
  const headingId = useId();
  const top = useQuery(topQuery(kind));
  const { top: name = kind, topEmpty, href } = useKindTexts()[kind] ?? {};
  const { Row, height } = rowsOf(kind);
  return (
    <section aria-labelledby={headingId}>
      <div className="flex items-baseline justify-between gap-3 pb-1">
        <h2 id={headingId} className="text-small font-semibold">
          {name}
        </h2>
        <Link
          href={href ?? links.search({ query: `type:${kind.toLowerCase()}`, kind })}
          tone="muted"
          aria-label={t('rail.seeAllOf', { name })}
          className="inline-flex min-h-6 items-center text-caption"
        >
          {t('rail.seeAll')}
        </Link>
      </div>
      {top.isPending && (
        <SkeletonGroup label={`${t('rail.loading')}: ${name}`}>
          {Array.from({ length: TOP_LIMIT }, (_, row) => (
            <div key={row} className={classes('flex flex-col justify-center gap-2', height)}>
              <Skeleton className="h-3.5 w-full" />
              <Skeleton className="h-3 w-2/3" />
            </div>
          ))}
        </SkeletonGroup>
      )}
      {top.isError && (
        <div className="flex flex-wrap items-center gap-3 py-3">
          <p className="text-small text-muted">{t('rail.failed')}</p>
          <Button size="small" busy={top.isFetching} onClick={() => void top.refetch()}>
            {t('rail.retry')}
          </Button>
        </div>
      )}
      {top.data?.data.length === 0 && <p className="py-3 text-small text-muted">{topEmpty}</p>}
      {top.isSuccess && (
        <ul>
          {top.data.data.map((hit) => (
            <li key={hit.id} className={classes('relative flex items-center gap-3', height)}>
              <Row hit={hit} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
