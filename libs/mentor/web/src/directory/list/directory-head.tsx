import { useQuery } from '@tanstack/react-query';
import { Search, SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mentorSorts } from '@upround/mentor/contract';
import { textLimits } from '@upround/shared/domain';
import { useSearchText } from '@upround/shared/routing';
import { Button, Field, IconButton, Select, TextInput } from '@upround/shared/ui';
import { facetsQuery } from '../../data/mentor-queries';
import { ActiveFilters } from '../filters/active-filters';
import { FilterSheet } from '../filters/filter-sheet';
import { useActiveFilters } from '../filters/use-active-filters';
import { useDirectoryText } from '../messages/catalogue';
import type { Directory } from '../use-directory';

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
        <DirectorySearch />
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
      <ActiveFilters directory={directory} active={active} />
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
      {isSheet && <FilterSheet directory={directory} onClose={() => setSheetOpen(false)} />}
    </>
  );
}

/** Milliseconds between the last key and the search. */
const PAUSE = 300;

function DirectorySearch() {
  const t = useDirectoryText();
  const { text, write, search } = useSearchText('query', { pause: PAUSE, limit: textLimits.query });
  return (
    <form
      role="search"
      className="min-w-0 grow"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <Field label={t('search.label')} hideLabel>
        <TextInput
          type="search"
          name="query"
          enterKeyHint="search"
          icon={Search}
          value={text}
          maxLength={textLimits.query}
          placeholder={t('search.placeholder')}
          className="[&_input::-webkit-search-cancel-button]:appearance-none"
          onChange={({ target }) => write(target.value)}
          trailing={
            text !== '' && (
              <IconButton
                icon={X}
                size="small"
                label={t('search.clear')}
                onClick={() => search('')}
              />
            )
          }
        />
      </Field>
    </form>
  );
}
