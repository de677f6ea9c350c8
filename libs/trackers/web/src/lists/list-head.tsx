import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button, deferredLazy } from '@upround/shared/ui';
import type { Columns } from '../columns/columns-atom';
import { useActiveFilters } from '../components/use-active-filters';
import { useTrackerTexts } from '../components/tracker-texts';
import { facetsQuery } from '../data/tracker-queries';
import { ListFiltersInUse } from './filters/list-filters-in-use';
import { ListSearch } from './list-search';
import { ListTools } from './list-tools';
import { useTrackerListText } from './messages/catalogue';
import type { List } from './use-list';

/** Loaded after the page is painted, so that it opens at once. */
const FilterSheet = /* @__PURE__ */ deferredLazy(
  () => import('./filters/filter-sheet').then((module) => module.FilterSheet),
  () => null,
);

interface ListHeadProps {
  list: List;
  columns: Columns;
  isWide: boolean;
  isPhone: boolean;
  isPanelOpen: boolean;
  onPanelOpen: () => void;
}

/** The head of a list: search, filters, count, order and tools. */
export function ListHead(props: ListHeadProps) {
  const { list, columns, isWide, isPhone, isPanelOpen, onPanelOpen } = props;
  const t = useTrackerListText();
  const texts = useTrackerTexts();
  const { filters, place } = list;
  const { data: facets } = useQuery(facetsQuery({ type: place.type, filters }));
  const active = useActiveFilters(filters);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const count = active.reduce((sum, { filters: on }) => sum + on.length, 0);
  const isSheet = !isWide && isSheetOpen;
  return (
    <>
      <div className="flex items-end gap-2 px-4 pt-3 medium:px-6">
        <ListSearch type={place.type} />
        {!(isWide && isPanelOpen) && (
          <Button
            icon={SlidersHorizontal}
            aria-expanded={isSheet}
            data-folds-filters
            onClick={isWide ? onPanelOpen : () => setSheetOpen(true)}
          >
            {count === 0 ? t('filters.button') : t('filters.buttonCount', { count: String(count) })}
          </Button>
        )}
      </div>
      <ListFiltersInUse list={list} active={active} />
      <div className="flex min-h-12 items-center gap-x-1 border-b py-1 pr-2 pl-4 medium:pr-4 medium:pl-6">
        <p role="status" className="min-w-0 grow basis-0 truncate text-small text-muted figures">
          {facets !== undefined &&
            (list.isOfHidden ? t('hidden.title') : texts.counted(place.type, facets.total))}
        </p>
        <ListTools list={list} columns={columns} isPhone={isPhone} />
      </div>
      {!isWide && (
        <FilterSheet list={list} isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />
      )}
    </>
  );
}
