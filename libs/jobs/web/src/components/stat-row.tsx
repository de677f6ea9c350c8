import type { ReactNode } from 'react';
import { classes, Skeleton, type BadgeTone } from '@upround/shared/ui';
import { StageDot } from './stage-dot';

export interface Stat {
  label: string;
  /** Undefined while it is on its way; its room is reserved. */
  value: ReactNode | undefined;
  tone?: BadgeTone;
}

/** Figures with their names, side by side. */
export function StatRow({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <dl
      aria-label={label}
      className={classes(
        'grid grid-cols-2 gap-3 px-4 pb-4 medium:px-6',
        stats.length === 4 && 'medium:grid-cols-4',
      )}
    >
      {stats.map(({ label: name, value, tone }) => (
        <div
          key={name}
          className="flex flex-col-reverse items-start justify-end rounded-surface border bg-surface-raised px-4 py-3"
        >
          <dt className="flex items-center gap-2 text-small text-muted">
            {tone !== undefined && <StageDot tone={tone} className="max-medium:hidden" />}
            {name}
          </dt>
          <dd className="text-title font-semibold figures medium:text-display">
            {value ?? <Skeleton className="my-1 h-5 w-8 medium:my-2" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
