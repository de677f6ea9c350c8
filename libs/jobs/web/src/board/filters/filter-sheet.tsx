import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink, Dialog } from '@upround/shared/ui';
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
    <Dialog
      open={isOpen}
      steady
      focusTitle
      onOpenChange={onClose}
      title={t('filters.title')}
      footer={
        <>
          <ButtonLink href={board.hrefWith({})} variant="quiet">
            {t('filters.clear')}
          </ButtonLink>
          <Button variant="primary" onClick={onClose} className="figures">
            {t('filters.show', { count: facets?.total ?? 0 })}
          </Button>
        </>
      }
    >
      <FilterGroups board={board} />
    </Dialog>
  );
}
