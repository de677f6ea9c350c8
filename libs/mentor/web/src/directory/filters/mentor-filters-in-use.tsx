import { ActiveFilters } from '@upround/shared/ui';
import { useDirectoryText } from '../messages/catalogue';
import type { Directory } from '../use-directory';
import type { ActiveFilter } from './use-active-filters';

interface MentorFiltersInUseProps {
  directory: Directory;
  active: readonly ActiveFilter[];
}

/** The filters of the directory that are on. */
export function MentorFiltersInUse({ directory, active }: MentorFiltersInUseProps) {
  const t = useDirectoryText();
  const filters = active.flatMap(({ title, field, values }) =>
    values.map(({ value, label, without }) => ({
      key: `${field}:${value}`,
      label,
      href: directory.hrefWith(without),
      removeLabel: t('filters.remove', { title, value: label }),
    })),
  );
  return (
    <ActiveFilters
      label={t('filters.active')}
      filters={filters}
      clearLabel={t('filters.clear')}
      clearHref={directory.hrefWith({})}
      className="px-4 pt-3"
    />
  );
}
