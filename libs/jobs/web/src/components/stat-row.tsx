import type { ReactNode } from 'react';
import { Skeleton } from '@upround/shared/ui';

export interface Stat {
  label: string;
  /** Undefined while it is on its way; its room is reserved. */
  value: ReactNode | undefined;
}

/** Four figures with their names, side by side: one surface on phones, a tile each where there is room. */
export function StatRow({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <dl
      aria-label={label}
      className="mx-4 mb-4 grid grid-cols-2 gap-px overflow-hidden rounded-surface border bg-border small:grid-cols-4 medium:mx-6 medium:gap-3 medium:rounded-none medium:border-0 medium:bg-transparent"
    >
      {stats.map(({ label: name, value }) => (
        <div
          key={name}
          className="flex flex-col-reverse items-start justify-end bg-surface-raised px-3 py-2 medium:rounded-surface medium:border medium:px-4 medium:py-3"
        >
          <dt className="text-caption text-muted medium:text-small">{name}</dt>
          <dd className="text-body font-semibold figures medium:text-display">
            {value ?? <Skeleton className="my-1 h-4 w-8 medium:my-2 medium:h-5" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
