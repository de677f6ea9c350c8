import type { ReactNode } from 'react';
import { useKitText } from '../messages/catalogue';
import { classes } from '../styling/classes';
import { useDelayed } from './use-delayed';

export interface SkeletonProps {
  /** Size and place by classes, those of the loaded content: `h-4 w-40`. */
  className?: string;
  shape?: 'block' | 'circle';
}

/** One grey form. Put several together inside `SkeletonGroup`. */
export function Skeleton({ className, shape = 'block' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'block animate-breathe bg-surface-active motion-reduce:animate-none',
        shape === 'circle' ? 'rounded-full' : 'rounded-[4px]',
        className,
      )}
    />
  );
}

/** Lines of text to come; the last one is shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span className={classes('flex flex-col', className)}>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className="flex h-6 items-center">
          <Skeleton className={index === lines - 1 && lines > 1 ? 'h-3.5 w-3/5' : 'h-3.5 w-full'} />
        </span>
      ))}
    </span>
  );
}

export interface SkeletonGroupProps {
  /** Announced to screen readers once: `Loading posts`. */
  label?: string;
  /** Milliseconds before it shows; its room is held from the start. */
  delay?: number;
  className?: string;
  children: ReactNode;
}

/** Reserves the area of loading content; the shapes appear only if loading takes a while. */
export function SkeletonGroup({ label, delay = 150, className, children }: SkeletonGroupProps) {
  const t = useKitText();
  const shown = useDelayed(delay);
  return (
    <div role="status" className={classes(!shown && 'invisible', className)}>
      <span className="sr-only">{label ?? t('loading')}</span>
      {children}
    </div>
  );
}
