import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink, Dialog } from '@upround/shared/ui';
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
    <Dialog
      open={isOpen}
      steady
      focusTitle
      onOpenChange={onClose}
      title={t('filters.title')}
      footer={
        <>
          <ButtonLink href={directory.hrefWith({})} variant="quiet">
            {t('filters.clear')}
          </ButtonLink>
          <Button variant="primary" onClick={onClose} className="figures">
            {t('filters.show', { count: facets?.total ?? 0 })}
          </Button>
        </>
      }
    >
      <FilterGroups directory={directory} />
    </Dialog>
  );
}
