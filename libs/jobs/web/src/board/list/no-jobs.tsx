import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { links } from '@upround/shared/links';
import {
  Anchor,
  ButtonLink,
  classes,
  EmptyState,
  Skeleton,
  SkeletonGroup,
} from '@upround/shared/ui';
import { useActiveFilters } from '../../components/use-active-filters';
import { facetsQuery } from '../data/job-queries';
import { useJobsText } from '../../messages/catalogue';
import type { ActiveFilter } from '../model/active-filters';
import type { Board } from '../use-board';
import { SaveSearchPrompt } from './save-search-prompt';
import { useWaysOut, type WayOut } from './use-ways-out';

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
  const { isPending, kind, ways } = useWaysOut(board.filters, active);
  const labels = active.flatMap(({ filters }) => filters.map(({ label }) => label));
  return (
    <div className="flex flex-col gap-8 px-4 py-10">
      <section aria-labelledby={id} className="flex max-w-form flex-col gap-2">
        <h2 id={id} className="text-body font-semibold wrap-anywhere">
          {labels.length === 1 ? t('list.noneOne', { filter: labels[0] ?? '' }) : t('list.none')}
        </h2>
        {isPending ? (
          <WaySkeletons count={active.length} />
        ) : (
          <>
            {active.length > 1 && (
              <p className="text-small text-muted">
                {t(`list.hint.${ways.length === 0 ? 'none' : kind}`)}
              </p>
            )}
            <ul className="mt-2 divide-y border-y">
              {ways.map((way) => (
                <li key={way.field}>
                  <Way way={way} words={t(`list.${kind}`, { filter: way.label })} board={board} />
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

interface WayProps {
  way: Pick<WayOut, 'filters' | 'total'>;
  words: string;
  board: Board;
}

/** A board near this one, with how many jobs it shows. */
function Way({ way: { filters, total }, words, board }: WayProps) {
  const t = useJobsText();
  return (
    <Anchor
      href={board.hrefWith(filters)}
      className={classes(
        'flex min-h-11 items-center gap-3 py-2 text-small focus-ring transition-colors hover:bg-surface-hover',
        total === 0 ? 'text-muted' : 'font-medium',
      )}
    >
      <span className="min-w-0 grow wrap-anywhere">{words}</span>{' '}
      {total !== undefined && (
        <span className="shrink-0 font-regular text-muted figures">
          {t('list.count', { count: total })}
        </span>
      )}
    </Anchor>
  );
}

function AllJobs({ board }: { board: Board }) {
  const t = useJobsText();
  const { data } = useQuery(facetsQuery({}));
  return <Way way={{ filters: {}, total: data?.total }} words={t('list.clear')} board={board} />;
}

/** Ways that are being counted, in their shape. */
function WaySkeletons({ count }: { count: number }) {
  const t = useJobsText();
  return (
    <SkeletonGroup label={t('list.counting')}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex h-11 items-center justify-between">
          <Skeleton className="h-3 w-2/5" />
          <Skeleton className="h-3 w-12" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
