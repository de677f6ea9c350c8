import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { jobLimits, type JobFilters } from '@upround/jobs/contract';
import { useRequireMember, useSession } from '@upround/shared/session';
import { lazyDialog } from '@upround/shared/toasts';
import { Button } from '@upround/shared/ui';
import { useJobsText } from '../messages/catalogue';
import type { ActiveFilter } from './model/active-filters';
import { searchNameOf } from './model/search-name';

const SearchDialog = /* @__PURE__ */ lazyDialog(
  () => import('../searches/search-dialog').then((m) => m.SearchDialog),
  ({ onClose }) => onClose(),
);

const isName = (text: string) => text !== '' && [...text].length <= jobLimits.savedSearchName;

interface SaveSearchProps {
  filters: JobFilters;
  active: readonly ActiveFilter[];
}

/**
 * Keeps the filters as they are. A guest signs in first, and comes back to the same filters.
 *
 * @param proposed the name to propose, if it's short enough; by default the filters' names
 * @returns what begins it, and its dialog while that is open
 */
export function useSaveSearch(filters: JobFilters, active: readonly ActiveFilter[], proposed = '') {
  const t = useJobsText();
  const requireMember = useRequireMember();
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => requireMember(() => setOpen(true)),
    dialog: isOpen && (
      <SearchDialog
        filters={filters}
        name={isName(proposed) ? proposed : searchNameOf(active, t('saveSearch.everything'))}
        onClose={() => setOpen(false)}
      />
    ),
  };
}

/** The way to keep a search, above its list. */
export function SaveSearch({ filters, active }: SaveSearchProps) {
  const t = useJobsText();
  const { isMember } = useSession();
  const { open, dialog } = useSaveSearch(filters, active);
  return (
    <>
      <Button variant="quiet" size="small" icon={BookmarkPlus} onClick={open}>
        {t(isMember ? 'saveSearch.button' : 'saveSearch.logIn')}
      </Button>
      {dialog}
    </>
  );
}
