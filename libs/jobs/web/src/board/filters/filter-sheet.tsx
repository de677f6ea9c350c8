import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink, Dialog } from '@upround/shared/ui';
import { facetsQuery } from '../data/job-queries';
import { useJobsText } from '../../messages/catalogue';
import type { Board } from '../use-board';
import { FilterGroups } from './filter-groups';

/** The filters over the list, on narrow screens. Each choice applies right away. */
export function FilterSheet({ board, onClose }: { board: Board; onClose: () => void }) {
  const t = useJobsText();
  const { data: facets } = useQuery(facetsQuery(board.filters));
  return (
    <Dialog
      open
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
