import { useQuery } from '@tanstack/react-query';
import { FilterDialog } from '@upround/shared/ui';
import { facetsQuery } from '../data/job-queries';
import { useJobsText } from '../../messages/catalogue';
import type { Board } from '../use-board';
import { FilterGroups } from './filter-groups';

interface FilterSheetProps {
  board: Board;
  isOpen: boolean;
  onClose: () => void;
}

/** The filters over the list, on narrow screens. Each choice applies right away. */
export function FilterSheet({ board, isOpen, onClose }: FilterSheetProps) {
  const t = useJobsText();
  const { data: facets } = useQuery(facetsQuery(board.filters));
  return (
    <FilterDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('filters.title')}
      clearText={t('filters.clear')}
      clearHref={board.hrefWith({})}
      showText={t('filters.show', { count: facets?.total ?? 0 })}
    >
      <FilterGroups board={board} />
    </FilterDialog>
  );
}
