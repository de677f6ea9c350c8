import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { classes } from '../styling/classes';

export interface TopBarProps {
  /** Goes back. Left out where the page is one of the main places, which have no way back. */
  onBack?: (() => void) | undefined;
  /** Names the arrow. */
  backLabel: string;
  /**
   * The page's own heading, once it is there: the bar says what the page is only after that was
   * scrolled past. Left out on a page whose heading the bar is.
   */
  heading?: Element | null;
  /** The kind of page, shown until the heading has scrolled out of view. */
  kind?: ReactNode;
  className?: string;
  /** What the page is, in a word or two; the heading proper is the page's. */
  children: ReactNode;
}

/** Whether an element has gone by under the bar. */
function usePassed(element: Element | null, bar: { current: HTMLElement | null }): boolean {
  const canObserve = typeof IntersectionObserver !== 'undefined';
  const [isPassed, setPassed] = useState(!canObserve);
  useEffect(() => {
    if (!canObserve || element === null || bar.current === null) return undefined;
    const covered = bar.current.offsetHeight + (parseFloat(getComputedStyle(bar.current).top) || 0);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.top < covered);
      },
      { rootMargin: `-${covered}px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [canObserve, element, bar]);
  return isPassed;
}

/**
 * The bar on top of a page that was opened from another. On phones it replaces the
 * brand's: a layout finds it by `data-top-bar`.
 */
export function TopBar({ onBack, backLabel, heading, kind, className, children }: TopBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const isPassed = usePassed(heading ?? null, bar);
  const isShown = heading === undefined || isPassed;
  return (
    <div
      ref={bar}
      data-top-bar
      className={classes(
        'sticky top-(--frame-top) z-20 flex h-12 items-center gap-1 border-b bg-surface px-2',
        className,
      )}
    >
      {onBack && <IconButton icon={ArrowLeft} label={backLabel} onClick={onBack} />}
      <span
        aria-hidden="true"
        className={classes(
          'min-w-0 truncate font-semibold transition-opacity first:pl-2',
          !isShown && kind === undefined && 'opacity-0',
        )}
      >
        {isShown ? children : (kind ?? children)}
      </span>
    </div>
  );
}
