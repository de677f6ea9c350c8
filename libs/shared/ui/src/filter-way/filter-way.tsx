import type { ReactNode } from 'react';
import { Anchor } from '../anchor/anchor';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton';
import { classes } from '../styling/classes';

export interface FilterWayProps {
  href: string;
  /** How many records the list has, in words; undefined where that isn't known. */
  count?: string | undefined;
  /** The list has none. */
  isEmpty?: boolean;
  children: ReactNode;
}

/** A row that leads from an empty list to one with other filters, with how many records that has. */
export function FilterWay({ href, count, isEmpty = false, children }: FilterWayProps) {
  return (
    <Anchor
      href={href}
      className={classes(
        'flex min-h-11 items-center gap-3 py-2 text-small focus-ring transition-colors hover:bg-surface-hover',
        isEmpty ? 'text-muted' : 'font-medium',
      )}
    >
      <span className="min-w-0 grow wrap-anywhere">{children}</span>{' '}
      {count !== undefined && (
        <span className="shrink-0 font-regular text-muted figures">{count}</span>
      )}
    </Anchor>
  );
}

interface FilterWaySkeletonsProps {
  label: string;
  count: number;
}

/** Placeholders of `FilterWay` while records are counted. */
export function FilterWaySkeletons({ label, count }: FilterWaySkeletonsProps) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex h-11 items-center justify-between">
          <Skeleton className="h-3 w-2/5" />
          <Skeleton className="h-3 w-12" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
