import { X } from 'lucide-react';
import { Anchor, ICON_STROKE, Link } from '@upround/shared/ui';
import { useDirectoryText } from '../messages/catalogue';
import type { Directory } from '../use-directory';
import type { ActiveFilter } from './use-active-filters';

interface ActiveFiltersProps {
  directory: Directory;
  active: readonly ActiveFilter[];
}

/** The filters that are on; a press on one removes it. */
export function ActiveFilters({ directory, active }: ActiveFiltersProps) {
  const t = useDirectoryText();
  if (active.length === 0) return null;
  return (
    <ul aria-label={t('filters.active')} className="flex flex-wrap items-center gap-2 px-4 pt-3">
      {active.flatMap(({ title, field, values }) =>
        values.map(({ value, label, without }) => (
          <li key={`${field}:${value}`} className="max-w-full">
            <Anchor
              href={directory.hrefWith(without)}
              aria-label={t('filters.remove', { title, value: label })}
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
          href={directory.hrefWith({})}
          tone="muted"
          className="inline-flex h-8 items-center px-1 text-small font-medium"
        >
          {t('filters.clear')}
        </Link>
      </li>
    </ul>
  );
}
