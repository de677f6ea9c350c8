import { useQuery } from '@tanstack/react-query';
import { FilterDialog } from '@upround/shared/ui';
import { facetsQuery } from '../../data/mentor-queries';
import { useDirectoryText } from '../messages/catalogue';
import type { Directory } from '../use-directory';
import { FilterGroups } from './filter-groups';

interface FilterSheetProps {
  directory: Directory;
  isOpen: boolean;
  onClose: () => void;
}

/** The filters over the list, on narrow screens. Each choice applies right away. */
export function FilterSheet({ directory, isOpen, onClose }: FilterSheetProps) {
  const t = useDirectoryText();
  const { data: facets } = useQuery(facetsQuery(directory.filters));
  return (
    <FilterDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('filters.title')}
      clearText={t('filters.clear')}
      clearHref={directory.hrefWith({})}
      showText={t('filters.show', { count: facets?.total ?? 0 })}
    >
      <FilterGroups directory={directory} />
    </FilterDialog>
  );
}
