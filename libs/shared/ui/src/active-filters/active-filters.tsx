import { X } from 'lucide-react';
import { Anchor } from '../anchor/anchor';
import { Link } from '../link/link';
import { classes } from '../styling/classes';
import { ICON_STROKE } from '../styling/icon';

/** One value of a filter that is on. */
export interface ShownFilter {
  key: string;
  label: string;
  /** The list without it. */
  href: string;
  /** What a screen reader says of its link. */
  removeLabel: string;
}

export interface ActiveFiltersProps {
  label: string;
  filters: readonly ShownFilter[];
  clearLabel: string;
  /** The list without any filter. */
  clearHref: string;
  className?: string;
}

/** The filters that are on, each a link that removes it, and a link that removes all. Nothing where none is on. */
export function ActiveFilters({
  label,
  filters,
  clearLabel,
  clearHref,
  className,
}: ActiveFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <ul aria-label={label} className={classes('flex flex-wrap items-center gap-2', className)}>
      {filters.map((filter) => (
        <li key={filter.key} className="max-w-full">
          <Anchor
            href={filter.href}
            aria-label={filter.removeLabel}
            className="inline-flex h-8 max-w-full items-center gap-1.5 rounded-control border border-medium bg-surface-raised px-2.5 text-small focus-ring transition-colors hover:border-strong"
          >
            <span className="truncate">{filter.label}</span>
            <X aria-hidden size={16} strokeWidth={ICON_STROKE} className="shrink-0 text-muted" />
          </Anchor>
        </li>
      ))}
      <li>
        <Link
          href={clearHref}
          tone="muted"
          className="inline-flex h-8 items-center px-1 text-small font-medium"
        >
          {clearLabel}
        </Link>
      </li>
    </ul>
  );
}
