import { useInfiniteQuery } from '@tanstack/react-query';
import type { ResultLine } from '@upround/competitions/contract';
import { itemsOf, PagedEnd, PagedList } from '@upround/shared/query';
import { EmptyState, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { endText } from '../components/end-text';
import { Part } from '../components/part';
import { resultsQuery } from '../data/competition-queries';
import { useCompetitionText } from './messages/catalogue';
import { FigureHeads } from './result-figures';
import { PodiumCard, ResultRow } from './result-row';

/** The published ranking, the winner first, with what each entry won. */
export function ResultPart({ slug }: { slug: string }) {
  const t = useCompetitionText();
  const query = useInfiniteQuery({ ...resultsQuery(slug), refetchOnMount: 'always' });
  const { items } = itemsOf(query.data);
  return (
    <Part title={t('result.title')}>
      <PagedList
        query={query}
        level={3}
        className="px-0"
        skeleton={<ResultSkeleton label={t('result.loading')} />}
        failed={t('result.failed')}
        isEmpty={items.length === 0}
        empty={
          <EmptyState level={3} title={t('result.empty')} className="px-0">
            {t('result.emptyHint')}
          </EmptyState>
        }
      >
        <p className="text-small text-muted">{t('result.how')}</p>
        <Ranking slug={slug} lines={items} />
        <PagedEnd
          query={query}
          skeleton={<ResultSkeleton label={t('result.loadingMore')} />}
          text={{
            more: t('result.more'),
            failed: t('result.moreFailed'),
            end: endText(query.data, t('result.end')),
          }}
        />
      </PagedList>
    </Part>
  );
}

/** Ranks that are shown larger than the others; more than three entries have one of them where some are equal. */
const TOP = 3;

const isTop = ({ rank }: ResultLine) => rank !== null && rank <= TOP;

/** The first places side by side, and below them all others under the heads of their columns. */
function Ranking({ slug, lines }: { slug: string; lines: readonly ResultLine[] }) {
  const t = useCompetitionText();
  const first = lines.filter(isTop);
  const others = lines.filter((line) => !isTop(line));
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {first.length > 0 && (
        <ol
          aria-label={t('result.first')}
          className="grid grid-cols-1 gap-4 medium:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]"
        >
          {first.map((line) => (
            <li key={line.entry.id} className="min-w-0">
              <PodiumCard slug={slug} line={line} />
            </li>
          ))}
        </ol>
      )}
      {others.length > 0 && (
        <div className="min-w-0">
          <FigureHeads hasVotes={others[0]?.entry.votes !== null} />
          <ol aria-label={t('result.others')} className="divide-y border-y">
            {others.map((line) => (
              <li key={line.entry.id} className="py-4">
                <ResultRow slug={slug} line={line} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

function ResultSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className="grid grid-cols-1 gap-4 medium:grid-cols-3">
        {[0, 1, 2].map((place) => (
          <div key={place} className="flex flex-col gap-3 rounded-surface border p-4">
            <Skeleton className="size-12" />
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="mt-3 h-5 w-3/4" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
