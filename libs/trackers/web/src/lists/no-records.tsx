import { useQueries } from '@tanstack/react-query';
import { useId } from 'react';
import { readTrackerFacets } from '@upround/trackers/contract';
import { queryFor } from '@upround/shared/query';
import { ButtonLink, EmptyState, FilterWay, FilterWaySkeletons } from '@upround/shared/ui';
import { useActiveFilters } from '../components/use-active-filters';
import { useTrackerTexts } from '../components/tracker-texts';
import { withoutField, type ActiveFilter } from '../model/active-filters';
import { useTrackerListText } from './messages/catalogue';
import type { List } from './use-list';

/** A list without a record: none at all, none that match, or nothing that was hidden. */
export function NoRecords({ list }: { list: List }) {
  const t = useTrackerListText();
  const active = useActiveFilters(list.filters);
  if (list.isOfHidden) {
    return (
      <EmptyState
        title={t('emptyHidden')}
        className="medium:px-6"
        action={<ButtonLink href={list.hrefOfHidden(false)}>{t('backToList')}</ButtonLink>}
      >
        {t('emptyHiddenHint')}
      </EmptyState>
    );
  }
  if (active.length > 0) return <NoneMatch list={list} active={active} />;
  return (
    <EmptyState title={t('empty')} className="medium:px-6">
      {t('emptyHint')}
    </EmptyState>
  );
}

interface NoneMatchProps {
  list: List;
  active: readonly ActiveFilter[];
}

/** Each filter can be removed, with how many records that leaves; those that leave most first. */
function NoneMatch({ list, active }: NoneMatchProps) {
  const t = useTrackerListText();
  const id = useId();
  const texts = useTrackerTexts();
  const { type } = list.place;
  const { isPending, totals } = useQueries({
    queries: active.map(({ query }) =>
      queryFor(readTrackerFacets, { query: { type, ...withoutField(list.filters, query) } }),
    ),
    combine: (results) => ({
      isPending: results.some((one) => one.isPending),
      totals: results.map(({ data }) => data?.total),
    }),
  });
  const labels = active.flatMap(({ filters }) => filters.map(({ label }) => label));
  const ways = active
    .map(({ query, filters }, index) => ({
      field: query,
      label: filters.map(({ label }) => label).join(', '),
      href: list.hrefWith(withoutField(list.filters, query)),
      total: totals[index],
    }))
    .sort((one, other) => (other.total ?? 0) - (one.total ?? 0));
  return (
    <section aria-labelledby={id} className="flex max-w-form flex-col gap-2 px-4 py-10 medium:px-6">
      <h2 id={id} className="text-body font-semibold wrap-anywhere">
        {labels.length === 1 ? t('noneOne', { filter: labels[0] ?? '' }) : t('none')}
      </h2>
      {isPending ? (
        <FilterWaySkeletons label={t('counting')} count={active.length} />
      ) : (
        <>
          {active.length > 1 && <p className="text-small text-muted">{t('noneHint')}</p>}
          <ul className="mt-2 divide-y border-y">
            {ways.map(({ field, label, href, total }) => (
              <li key={field}>
                <FilterWay
                  href={href}
                  count={total === undefined ? undefined : texts.counted(type, total)}
                >
                  {t('without', { filter: label })}
                </FilterWay>
              </li>
            ))}
            {active.length > 1 && (
              <li>
                <FilterWay href={list.hrefWith({})}>{t('clear')}</FilterWay>
              </li>
            )}
          </ul>
        </>
      )}
    </section>
  );
}
