import { X } from 'lucide-react';
import { Anchor, ICON_STROKE, Link } from '@upround/shared/ui';
import { useJobsText } from '../../messages/catalogue';
import type { ActiveFilter } from '../model/active-filters';
import type { Board } from '../use-board';

interface ActiveFiltersProps {
  board: Board;
  active: readonly ActiveFilter[];
}

/** The filters that are on; a press on one takes it away. */
export function ActiveFilters({ board, active }: ActiveFiltersProps) {
  const t = useJobsText();
  if (active.length === 0) return null;
  return (
    <ul aria-label={t('filters.active')} className="flex flex-wrap items-center gap-2 px-4 pb-3">
      {active.flatMap(({ title, query, filters }) =>
        filters.map(({ value, label, without }) => (
          <li key={`${query}:${value}`} className="max-w-full">
            <Anchor
              href={board.hrefWith(without)}
              aria-label={t('filters.remove', {
                filter: t('filters.removeShort', { title, value: label }),
              })}
              className="inline-flex h-8 max-w-full items-center gap-1.5 rounded-control border border-medium bg-surface-raised px-2.5 text-small focus-ring transition-colors hover:border-strong"
            >
              <span className="truncate">{label}</span>
              <X aria-hidden size={16} strokeWidth={ICON_STROKE} className="shrink-0 text-muted" />
            </Anchor>
          </li>
        )),
      )}
      <li>
        <Link
          href={board.hrefWith({})}
          tone="muted"
          className="inline-flex h-8 items-center px-1 text-small font-medium"
        >
          {t('filters.clear')}
        </Link>
      </li>
    </ul>
  );
}
