import type { ReactNode } from 'react';
import { useFormat } from '@upround/shared/i18n';
import { classes } from '@upround/shared/ui';

interface ResultBarProps {
  /** Of 100. */
  share: number;
  /** The bar and the highlighted words. */
  leads: boolean;
  /** The share and the number of votes, on hover. */
  title: string;
  children: ReactNode;
}

/** One option with its share, as a bar and in figures; an item of a list. */
export function ResultBar({ share, leads, title, children }: ResultBarProps) {
  const format = useFormat();
  return (
    <li className="relative isolate flex min-h-10 items-center gap-3 overflow-hidden rounded-control border bg-surface-raised px-3 py-2">
      <span
        aria-hidden="true"
        style={{ transform: `scaleX(${Math.min(share, 100) / 100})` }}
        className={classes(
          'absolute inset-0 -z-10 origin-left transition-transform motion-reduce:transition-none',
          leads ? 'bg-accent-subtle' : 'bg-surface-active',
        )}
      />
      <span dir="auto" className={classes('min-w-0 grow wrap-anywhere', leads && 'font-medium')}>
        {children}
      </span>
      <span
        className={classes(
          'min-w-10 shrink-0 text-end text-small figures',
          leads ? 'font-medium' : 'text-muted',
        )}
        title={title}
      >
        {format.percent(share / 100)}
      </span>
    </li>
  );
}
