import { PanelLeftClose } from 'lucide-react';
import { IconButton } from '@upround/shared/ui';
import { useJobsText } from '../../messages/catalogue';
import type { Board } from '../use-board';
import { FilterGroups } from './filter-groups';

/** The filters beside the list, on wide screens. */
export function FilterSide({ board, onClose }: { board: Board; onClose: () => void }) {
  const t = useJobsText();
  return (
    <div className="px-4 pb-8">
      <div className="sticky top-0 z-10 -mx-4 mb-2 flex h-14 items-center justify-between gap-2 bg-surface pr-2 pl-4">
        <h2 className="text-body font-semibold">{t('filters.title')}</h2>
        <IconButton
          icon={PanelLeftClose}
          label={t('filters.hide')}
          data-folds-filters
          onClick={onClose}
        />
      </div>
      <FilterGroups board={board} />
    </div>
  );
}
