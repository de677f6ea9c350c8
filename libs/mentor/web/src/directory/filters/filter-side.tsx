import { PanelLeftClose } from 'lucide-react';
import { IconButton } from '@upround/shared/ui';
import { useDirectoryText } from '../messages/catalogue';
import type { Directory } from '../use-directory';
import { FilterGroups } from './filter-groups';

interface FilterSideProps {
  directory: Directory;
  onClose: () => void;
}

/** The filters beside the list, on wide screens. */
export function FilterSide({ directory, onClose }: FilterSideProps) {
  const t = useDirectoryText();
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
      <FilterGroups directory={directory} />
    </div>
  );
}
