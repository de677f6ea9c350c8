import { useQuery } from '@tanstack/react-query';
import { FilterDialog } from '@upround/shared/ui';
import { facetsQuery } from '../../data/tracker-queries';
import { useTrackerListText } from '../messages/catalogue';
import type { List } from '../use-list';
import { FilterGroups } from './filter-groups';

interface FilterSheetProps {
  list: List;
  isOpen: boolean;
  onClose: () => void;
}

/** The filters over the list, on narrow screens. Each choice applies right away. */
export function FilterSheet({ list, isOpen, onClose }: FilterSheetProps) {
  const t = useTrackerListText();
  const { filters, place } = list;
  const { data: facets } = useQuery(facetsQuery({ type: place.type, filters }));
  return (
    <FilterDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('filters.title')}
      clearText={t('filters.clear')}
      clearHref={list.hrefWith({})}
      showText={t('filters.show', { count: facets?.total ?? 0 })}
    >
      <FilterGroups list={list} />
    </FilterDialog>
  );
}
