import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { links } from '@upround/shared/links';
import { ButtonLink, EmptyState, FilterWay, FilterWaySkeletons } from '@upround/shared/ui';
import { useActiveFilters } from '../../components/use-active-filters';
import { facetsQuery } from '../data/job-queries';
import { useJobsText } from '../../messages/catalogue';
import type { ActiveFilter } from '../model/active-filters';
import type { Board } from '../use-board';
import { SaveSearchPrompt } from './save-search-prompt';
import { useJobWaysOut } from './use-job-ways-out';

/** An empty board: no jobs at all, or none that match. Offers ways to find jobs, and an alert for new ones. */
export function NoJobs({ board }: { board: Board }) {
  const t = useJobsText();
  const active = useActiveFilters(board.filters);
  if (active.length > 0) return <NoneFits board={board} active={active} />;
  return (
    <div className="flex flex-col gap-8 px-4 py-10">
      <EmptyState
        title={t('list.empty')}
        className="p-0"
        action={<ButtonLink href={links.postJob()}>{t('list.emptyPost')}</ButtonLink>}
      >
        {t('list.emptyHint')}
      </EmptyState>
      <SaveSearchPrompt filters={board.filters} active={active} />
    </div>
  );
}

interface NoneFitsProps {
  board: Board;
  active: readonly ActiveFilter[];
}

function NoneFits({ board, active }: NoneFitsProps) {
  const t = useJobsText();
  const id = useId();
  const { isPending, kind, ways } = useJobWaysOut(board.filters, active);
  const labels = active.flatMap(({ filters }) => filters.map(({ label }) => label));
  return (
    <div className="flex flex-col gap-8 px-4 py-10">
      <section aria-labelledby={id} className="flex max-w-form flex-col gap-2">
        <h2 id={id} className="text-body font-semibold wrap-anywhere">
          {labels.length === 1 ? t('list.noneOne', { filter: labels[0] ?? '' }) : t('list.none')}
        </h2>
        {isPending ? (
          <FilterWaySkeletons label={t('list.counting')} count={active.length} />
        ) : (
          <>
            {active.length > 1 && (
              <p className="text-small text-muted">
                {t(`list.hint.${ways.length === 0 ? 'none' : kind}`)}
              </p>
            )}
            <ul className="mt-2 divide-y border-y">
              {ways.map(({ field, label, filters, total }) => (
                <li key={field}>
                  <FilterWay
                    href={board.hrefWith(filters)}
                    count={total === undefined ? undefined : t('list.count', { count: total })}
                    isEmpty={total === 0}
                  >
                    {t(`list.${kind}`, { filter: label })}
                  </FilterWay>
                </li>
              ))}
              {active.length > 1 && (
                <li>
                  <AllJobs board={board} />
                </li>
              )}
            </ul>
          </>
        )}
      </section>
      <SaveSearchPrompt filters={board.filters} active={active} />
    </div>
  );
}

function AllJobs({ board }: { board: Board }) {
  const t = useJobsText();
  const { data } = useQuery(facetsQuery({}));
  return (
    <FilterWay
      href={board.hrefWith({})}
      count={data && t('list.count', { count: data.total })}
      isEmpty={data?.total === 0}
    >
      {t('list.clear')}
    </FilterWay>
  );
}
