import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink, Dialog } from '@upround/shared/ui';
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
    <Dialog
      open={isOpen}
      steady
      focusTitle
      onOpenChange={onClose}
      title={t('filters.title')}
      footer={
        <>
          <ButtonLink href={list.hrefWith({})} variant="quiet">
            {t('filters.clear')}
          </ButtonLink>
          <Button variant="primary" onClick={onClose} className="figures">
            {t('filters.show', { count: facets?.total ?? 0 })}
          </Button>
        </>
      }
    >
      <FilterGroups list={list} />
    </Dialog>
  );
}
