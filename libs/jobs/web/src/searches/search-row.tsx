import { useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type SavedSearch } from '@upround/jobs/contract';
import { lazyDialog, toast, useFailureToast } from '@upround/shared/toasts';
import { Badge, ButtonLink, ICON_STROKE, IconButton, Link, Name } from '@upround/shared/ui';
import { useActiveFilters } from '../components/use-active-filters';
import { addSearch, dropSearch } from './saved-search-queries';
import { useJobsText } from '../messages/catalogue';
import { boardHref } from '../board/model/board-address';

const SearchDialog = /* @__PURE__ */ lazyDialog(
  () => import('./search-dialog').then((m) => m.SearchDialog),
  ({ onClose }) => onClose(),
);

/** New jobs are counted up to here. */
const MOST_COUNTED = 100;

/** A saved search: a link to its jobs, how many are new, and its alert. It can be edited, and removed with undo. */
export function SearchRow({ search }: { search: SavedSearch }) {
  const t = useJobsText();
  const active = useActiveFilters(search.filters);
  const remove = useRemoveSearch(search);
  const [isEditing, setEditing] = useState(false);
  const href = boardHref(search.filters);
  const labels = active.flatMap(({ filters }) => filters.map(({ label }) => label));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-4 py-4 medium:px-6">
      <div className="flex min-w-0 grow basis-52 flex-col gap-1.5">
        <h2 className="flex flex-wrap items-center gap-2 text-body font-semibold wrap-anywhere">
          <Link href={href} tone="text">
            <Name>{search.name}</Name>
          </Link>
          <NewCount count={search.newCount} />
        </h2>
        <ul aria-label={t('searches.criteria')} className="flex flex-wrap gap-1.5">
          {(labels.length === 0 ? [t('saveSearch.everything')] : labels).map((label) => (
            <li key={label} className="max-w-full">
              <Badge className="truncate">{label}</Badge>
            </li>
          ))}
        </ul>
      </div>
      <p className="flex w-36 shrink-0 items-center gap-1.5 text-small text-muted">
        {search.alert === 'NONE' ? (
          <BellOff aria-hidden size={16} strokeWidth={ICON_STROKE} />
        ) : (
          <Bell aria-hidden size={16} strokeWidth={ICON_STROKE} />
        )}
        {t(`searches.alert.${search.alert}`)}
      </p>
      <div className="ml-auto flex items-center gap-1">
        <ButtonLink
          href={href}
          size="small"
          aria-label={t('searches.openOf', { name: search.name })}
          className="mr-2"
        >
          {t('searches.open')}
        </ButtonLink>
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
      </div>
      {isEditing && (
        <SearchDialog
          filters={search.filters}
          name={search.name}
          search={search}
          onClose={() => setEditing(false)}
        />
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
