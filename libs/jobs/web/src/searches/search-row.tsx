import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { type SavedSearch } from '@upround/jobs/contract';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { Badge, IconButton, Link, MetaLine, Name } from '@upround/shared/ui';
import { useActiveFilters } from '../components/use-active-filters';
import { addSearch, dropSearch } from './saved-search-queries';
import { useJobsText } from '../messages/catalogue';
import { boardHref } from '../board/model/board-address';

const SearchDialog = /* @__PURE__ */ lazy(() =>
  import('./search-dialog').then((module) => ({ default: module.SearchDialog })),
);

/** New jobs are counted up to here. */
const MOST_COUNTED = 100;

/** A saved search: a link to its jobs, how many are new, and its alert. It can be edited, and removed with undo. */
export function SearchRow({ search }: { search: SavedSearch }) {
  const t = useJobsText();
  const active = useActiveFilters(search.filters);
  const remove = useRemoveSearch(search);
  const [isEditing, setEditing] = useState(false);
  const labels = active.flatMap(({ filters }) => filters.map(({ label }) => label));
  return (
    <li className="flex items-start gap-1 border-b py-4 pr-2 pl-4">
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <h2 className="flex flex-wrap items-center gap-2 text-body font-semibold wrap-anywhere">
          <Link href={boardHref(search.filters)} tone="text">
            <Name>{search.name}</Name>
          </Link>
          <NewCount count={search.newCount} />
        </h2>
        <p className="text-small text-muted wrap-anywhere">
          {labels.length === 0 ? t('saveSearch.everything') : labels.join(' · ')}
        </p>
        <MetaLine>
          <span>{t(`searches.alert.${search.alert}`)}</span>
        </MetaLine>
      </div>
      <IconButton
        icon={Pencil}
        label={t('searches.edit', { name: search.name })}
        onClick={() => setEditing(true)}
      />
      <IconButton
        icon={Trash2}
        label={t('searches.remove', { name: search.name })}
        onClick={() => void remove()}
      />
      {isEditing && (
        <Suspense>
          <SearchDialog
            filters={search.filters}
            name={search.name}
            search={search}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </li>
  );
}

function NewCount({ count }: { count: number }) {
  const t = useJobsText();
  if (count === 0) return null;
  return (
    <Badge tone="accent" className="figures">
      {count >= MOST_COUNTED
        ? t('searches.freshMost', { count: String(MOST_COUNTED) })
        : t('searches.fresh', { count: String(count) })}
    </Badge>
  );
}

function useRemoveSearch(search: SavedSearch): () => Promise<void> {
  const t = useJobsText();
  const client = useQueryClient();
  const fail = useFailureToast();
  const { name, filters, alert } = search;
  const bringBack = async () => {
    try {
      await addSearch(client, { name, filters, alert });
    } catch (error) {
      fail(error, t('searches.undoFailed', { name }));
    }
  };
  return async () => {
    try {
      await dropSearch(client, search);
      toast.show({ text: t('searches.removed', { name }), undo: () => void bringBack() });
    } catch (error) {
      fail(error, t('searches.removeFailed', { name }));
    }
  };
}
