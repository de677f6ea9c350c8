import { useQuery } from '@tanstack/react-query';
import { useId, type ComponentType } from 'react';
import { TOP_LIMIT, type SearchHit } from '@upround/search/contract';
import { Button, classes, Link, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { topQuery, type TopKind } from '../data/search-queries';
import { useRailText } from './messages/catalogue';

interface TopSectionProps {
  kind: TopKind;
  /** Where all of them are. */
  href: string;
  row: ComponentType<{ hit: SearchHit }>;
}

/** Each row is as high as the grey form that stood for it, so that nothing below moves. */
const rowHeights = { POST: 'h-18', NEWS: 'h-18', USER: 'h-14' } as const;

/** The best five of one kind, in every state of their own: what fails here leaves the others alone. */
export function TopSection({ kind, href, row: Row }: TopSectionProps) {
  const t = useRailText();
  const headingId = useId();
  const top = useQuery(topQuery(kind));
  const name = t(`rail.${kind}`);
  const height = rowHeights[kind];
  return (
    <section aria-labelledby={headingId}>
      <div className="flex items-baseline justify-between gap-3 pb-1">
        <h2 id={headingId} className="text-small font-semibold">
          {name}
        </h2>
        <Link
          href={href}
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
      {top.data?.data.length === 0 && (
        <p className="py-3 text-small text-muted">{t(`rail.empty.${kind}`)}</p>
      )}
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
