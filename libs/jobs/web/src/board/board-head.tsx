import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { jobSorts, type JobFacets } from '@upround/jobs/contract';
import { textLimits } from '@upround/shared/domain';
import { AddressSearch } from '@upround/shared/routing';
import { Button, deferredLazy, Select } from '@upround/shared/ui';
import { useActiveFilters } from '../components/use-active-filters';
import { facetsQuery } from './data/job-queries';
import { useJobsText } from '../messages/catalogue';
import { boardHref } from './model/board-address';
import { JobFiltersInUse } from './filters/job-filters-in-use';
import { TagChips } from './filters/tag-chips';
import { SaveSearch } from './save-search';
import type { Board } from './use-board';

/** Loaded after the page is painted, so that it opens at once. */
const FilterSheet = /* @__PURE__ */ deferredLazy(
  () => import('./filters/filter-sheet').then((module) => module.FilterSheet),
  () => null,
);

interface BoardHeadProps {
  board: Board;
  isWide: boolean;
  isPanelOpen: boolean;
  onPanelOpen: () => void;
}

/** Where the tags did not load, those that are chosen are left. */
const NO_TAGS: JobFacets['tags'] = [];

/** The head of the board: search, tags, active filters, count and order. */
export function BoardHead({ board, isWide, isPanelOpen, onPanelOpen }: BoardHeadProps) {
  const t = useJobsText();
  const navigate = useNavigate();
  const { data: facets, isError } = useQuery(facetsQuery(board.filters));
  const cities = useMemo(
    () => new Map(facets?.locations.map(({ value, label }) => [value, label])),
    [facets],
  );
  const active = useActiveFilters(board.filters, cities);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const count = active.reduce((sum, { filters }) => sum + filters.length, 0);
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
      <TagChips board={board} tags={facets?.tags ?? (isError ? NO_TAGS : undefined)} />
      <JobFiltersInUse board={board} active={active} />
      <div className="flex min-h-12 items-center gap-2 border-b px-4 py-1">
        <p role="status" className="mr-auto min-w-0 truncate text-small text-muted figures">
          {facets !== undefined && t('list.count', { count: facets.total })}
        </p>
        <SaveSearch filters={board.filters} active={active} />
        <Select
          quiet
          aria-label={t('sort.label')}
          value={board.sort}
          onChange={({ target }) => {
            const sort = jobSorts.find((known) => known === target.value) ?? 'newest';
            void navigate(boardHref(board.filters, { sort, job: board.openJob }), {
              replace: true,
            });
          }}
        >
          {jobSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </Select>
      </div>
      {!isWide && (
        <FilterSheet board={board} isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />
      )}
    </>
  );
}
