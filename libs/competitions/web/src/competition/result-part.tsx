import { useInfiniteQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import type { ResultLine } from '@upround/competitions/contract';
import { useFormat } from '@upround/shared/i18n';
import { itemsOf, PagedEnd, PagedList } from '@upround/shared/query';
import {
  EmptyState,
  ICON_STROKE,
  Name,
  Skeleton,
  SkeletonGroup,
  VisuallyHidden,
  Words,
} from '@upround/shared/ui';
import { Part } from '../components/part';
import { resultsQuery } from '../data/competition-queries';
import { useCompetitionText } from './messages/catalogue';
import { TeamNames } from './team-names';

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
        <ol className="divide-y border-y">
          {items.map((line) => (
            <li key={line.entry.id} className="py-4">
              <ResultRow line={line} />
            </li>
          ))}
        </ol>
        <PagedEnd
          query={query}
          skeleton={<ResultSkeleton label={t('result.loadingMore')} />}
          text={{ more: t('result.more'), failed: t('result.moreFailed'), end: t('result.end') }}
        />
      </PagedList>
    </Part>
  );
}

function ResultRow({ line }: { line: ResultLine }) {
  const t = useCompetitionText();
  const format = useFormat();
  const { entry, rank, prize, score, mean, judges } = line;
  const figure = (value: number | null) =>
    value === null ? '–' : format.number(value, { maximumFractionDigits: 2 });
  return (
    <article className="flex min-w-0 flex-wrap gap-x-4 gap-y-3">
      <p className="figures w-10 shrink-0 text-title font-semibold">
        <VisuallyHidden>
          {rank === null ? t('result.unranked') : t('result.rank', { rank: String(rank) })}
        </VisuallyHidden>
        <span aria-hidden>{rank ?? '–'}</span>
      </p>
      <div className="flex min-w-0 grow basis-60 flex-col gap-1.5">
        <h3 className="font-semibold wrap-anywhere">
          <Name>{entry.title}</Name>
        </h3>
        <p dir="auto" className="text-small wrap-anywhere">
          <Words>{entry.tagline}</Words>
        </p>
        {prize !== null && (
          <p className="flex gap-2 text-small font-medium wrap-anywhere">
            <Trophy
              aria-hidden
              size={18}
              strokeWidth={ICON_STROKE}
              className="mt-px shrink-0 text-muted"
            />
            <span className="min-w-0">
              <VisuallyHidden>{t('result.prize')} </VisuallyHidden>
              {prize}
            </span>
          </p>
        )}
        <TeamNames team={entry.team} />
      </div>
      <dl className="figures flex gap-6 text-small">
        <div>
          <dt className="text-muted">{t('result.score')}</dt>
          <dd className="font-semibold">{figure(score)}</dd>
        </div>
        <div>
          <dt className="text-muted">{t('result.mean')}</dt>
          <dd>{figure(mean)}</dd>
        </div>
        <div className="text-muted">
          <dt className="sr-only">{t('about.decides')}</dt>
          <dd className="pt-5">{t('result.judges', { count: judges })}</dd>
        </div>
      </dl>
    </article>
  );
}

function ResultSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className="divide-y border-y">
        {[0, 1, 2].map((place) => (
          <div key={place} className="flex gap-4 py-4">
            <Skeleton className="h-7 w-10 shrink-0" />
            <div className="flex grow flex-col gap-2">
              <Skeleton className="h-5 w-1/3" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-6 w-1/3" />
            </div>
            <Skeleton className="h-10 w-32" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
