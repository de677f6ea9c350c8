import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useId } from 'react';
import type { JobFilters } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { Button, Link } from '@upround/shared/ui';
import { savedSearchesQuery } from '../../searches/saved-search-queries';
import { useJobsText } from '../../messages/catalogue';
import { areSameFilters, type ActiveFilter } from '../model/active-filters';
import { useSaveSearch } from '../save-search';

interface SaveSearchPromptProps {
  filters: JobFilters;
  active: readonly ActiveFilter[];
}

/** Offers to save the search for an alert, or says that it's saved. */
export function SaveSearchPrompt({ filters, active }: SaveSearchPromptProps) {
  const t = useJobsText();
  const id = useId();
  const { open, dialog } = useSaveSearch(filters, active);
  const { isMember } = useSession();
  const { data } = useQuery({ ...savedSearchesQuery(), enabled: isMember });
  const saved = data?.data.find((search) => areSameFilters(search.filters, filters));
  return (
    <section aria-labelledby={id} className="flex max-w-form flex-col items-start gap-2">
      <h3 id={id} className="text-small font-semibold">
        {t('list.wait')}
      </h3>
      {saved === undefined ? (
        <>
          <p className="text-small text-muted">{t('list.waitHint')}</p>
          <Button icon={Bell} className="mt-2" onClick={open}>
            {t('list.waitButton')}
          </Button>
        </>
      ) : (
        <p className="text-small text-muted wrap-anywhere">
          {t('list.saved', { name: saved.name, alert: t(`searches.alert.${saved.alert}`) })}{' '}
          <Link href={links.savedSearches()}>{t('saveSearch.see')}</Link>
        </p>
      )}
      {dialog}
    </section>
  );
}
