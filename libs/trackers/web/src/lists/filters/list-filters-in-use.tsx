import { ActiveFilters } from '@upround/shared/ui';
import type { ActiveFilter } from '../../model/active-filters';
import { useTrackerListText } from '../messages/catalogue';
import type { List } from '../use-list';

interface ListFiltersInUseProps {
  list: List;
  active: readonly ActiveFilter[];
}

/** The filters of the list that are on. */
export function ListFiltersInUse({ list, active }: ListFiltersInUseProps) {
  const t = useTrackerListText();
  const shown = active.flatMap(({ title, query, filters }) =>
    filters.map(({ value, label, without }) => ({
      key: `${query}:${value}`,
      label,
      href: list.hrefWith(without),
      removeLabel: t('filters.remove', { title, value: label }),
    })),
  );
  return (
    <ActiveFilters
      label={t('filters.active')}
      filters={shown}
      clearLabel={t('filters.clear')}
      clearHref={list.hrefWith({})}
      className="px-4 pt-3 medium:px-6"
    />
  );
}
