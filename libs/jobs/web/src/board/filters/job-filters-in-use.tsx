import { ActiveFilters } from '@upround/shared/ui';
import { useJobsText } from '../../messages/catalogue';
import type { ActiveFilter } from '../model/active-filters';
import type { Board } from '../use-board';

interface JobFiltersInUseProps {
  board: Board;
  active: readonly ActiveFilter[];
}

/** The filters of the board that are on. */
export function JobFiltersInUse({ board, active }: JobFiltersInUseProps) {
  const t = useJobsText();
  const shown = active.flatMap(({ title, query, filters }) =>
    filters.map(({ value, label, without }) => ({
      key: `${query}:${value}`,
      label,
      href: board.hrefWith(without),
      removeLabel: t('filters.remove', {
        filter: t('filters.removeShort', { title, value: label }),
      }),
    })),
  );
  return (
    <ActiveFilters
      label={t('filters.active')}
      filters={shown}
      clearLabel={t('filters.clear')}
      clearHref={board.hrefWith({})}
      className="px-4 pb-3"
    />
  );
}
