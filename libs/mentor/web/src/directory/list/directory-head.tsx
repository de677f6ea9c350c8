import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mentorSorts } from '@upround/mentor/contract';
import { textLimits } from '@upround/shared/domain';
import { AddressSearch } from '@upround/shared/routing';
import { Button, deferredLazy, Select } from '@upround/shared/ui';
import { facetsQuery } from '../../data/mentor-queries';
import { MentorFiltersInUse } from '../filters/mentor-filters-in-use';
import { useActiveFilters } from '../filters/use-active-filters';
import { useDirectoryText } from '../messages/catalogue';
import type { Directory } from '../use-directory';

/** Loaded after the page is painted, so that it opens at once. */
const FilterSheet = /* @__PURE__ */ deferredLazy(
  () => import('../filters/filter-sheet').then((module) => module.FilterSheet),
  () => null,
);

interface DirectoryHeadProps {
  directory: Directory;
  isWide: boolean;
  isPanelOpen: boolean;
  onPanelOpen: () => void;
}

/** The head of the list: search, active filters, number and order. */
export function DirectoryHead(props: DirectoryHeadProps) {
  const { directory, isWide, isPanelOpen, onPanelOpen } = props;
  const t = useDirectoryText();
  const navigate = useNavigate();
  const { data: facets } = useQuery(facetsQuery(directory.filters));
  const active = useActiveFilters(directory.filters);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const count = active.reduce((sum, { values }) => sum + values.length, 0);
  const isSheet = !isWide && isSheetOpen;
  return (
    <>
      <div className="flex items-end gap-2 px-4 pt-4">
        <AddressSearch
          name="query"
          limit={textLimits.query}
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          clearLabel={t('search.clear')}
        />
        {!(isWide && isPanelOpen) && (
          <Button
            icon={SlidersHorizontal}
            aria-expanded={isSheet}
            data-folds-filters
            onClick={isWide ? onPanelOpen : () => setSheetOpen(true)}
          >
            {count === 0 ? t('filters.open') : t('filters.openCount', { count: String(count) })}
          </Button>
        )}
      </div>
      <MentorFiltersInUse directory={directory} active={active} />
      <div className="flex min-h-12 items-center gap-2 border-b px-4 py-1">
        <p role="status" className="mr-auto min-w-0 truncate text-small text-muted figures">
          {facets !== undefined && t('list.count', { count: facets.total })}
        </p>
        <Select
          quiet
          aria-label={t('sort.label')}
          value={directory.sort}
          onChange={({ target }) => {
            const sort = mentorSorts.find((known) => known === target.value) ?? 'best';
            void navigate(directory.hrefSorted(sort), { replace: true });
          }}
        >
          {mentorSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </Select>
      </div>
      {!isWide && (
        <FilterSheet
          directory={directory}
          isOpen={isSheetOpen}
          onClose={() => setSheetOpen(false)}
        />
      )}
    </>
  );
}
