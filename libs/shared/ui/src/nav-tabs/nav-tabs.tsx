import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Anchor } from '../anchor/anchor';
import { Count } from '../count/count';
import { classes } from '../styling/classes';

/** An edge beyond which so many pixels are hidden: one of them may be lost in rounding. */
const edge = (hidden: number) => (hidden > 1 ? '#0000' : '#000');

/** Fades the edges with more tabs, in the style itself: it's no reason to render the tabs again. */
const fade = ({ style, scrollLeft, clientWidth, scrollWidth }: HTMLElement) => {
  const most = scrollWidth - clientWidth;
  style.maskImage =
    most > 0
      ? `linear-gradient(90deg,${edge(scrollLeft)},#000 10% 90%,${edge(most - scrollLeft)})`
      : '';
};

/** Fades the strip around a list after each layout that changes its width, the first included. */
const watchWidth = (list: HTMLUListElement) => {
  const observer = new ResizeObserver(() => list.parentElement && fade(list.parentElement));
  observer.observe(list);
  return () => observer.disconnect();
};

export interface NavTab {
  href: string;
  /** Identifies a tab whose address changes while it's shown; its address by default. */
  id?: string;
  label: ReactNode;
  current: boolean;
  count?: number;
}

export interface NavTabsProps {
  /** Name of the landmark: what the tabs are views of. */
  label: string;
  tabs: readonly NavTab[];
  className?: string;
}

/**
 * Views of one page, each with its own address: links, not the ARIA tab pattern. A strip without room for all scrolls:
 * it begins with the current one in sight, and fades at edges with more tabs.
 */
export function NavTabs({ label, tabs, className }: NavTabsProps) {
  const ref = useRef<HTMLElement>(null);
  const current = tabs.findIndex((tab) => tab.current);
  const wasScrolled = useRef(false);
  useLayoutEffect(() => {
    // The first tab is in sight from the beginning: nothing is measured, since that would lay the page out twice.
    if (current <= 0 && !wasScrolled.current) return;
    wasScrolled.current = true;
    const strip = ref.current;
    const tab = strip?.querySelectorAll('li')[current];
    if (strip === null || !tab) return;
    const { left, width } = tab.getBoundingClientRect();
    // The current tab comes to the middle, as far as the strip scrolls.
    strip.scrollLeft += left - strip.getBoundingClientRect().left - (strip.clientWidth - width) / 2;
  }, [current]);
  return (
    <nav
      ref={ref}
      onScroll={({ currentTarget }) => fade(currentTarget)}
      aria-label={label}
      className={classes('scrollbar-none overflow-x-auto border-b', className)}
    >
      <ul ref={watchWidth} className="flex w-max min-w-full gap-6">
        {tabs.map((tab) => (
          <li key={tab.id ?? tab.href}>
            <Anchor
              href={tab.href}
              aria-current={tab.current ? 'page' : undefined}
              className={classes(
                'group/tab flex h-11 items-center border-b-2 text-small font-medium whitespace-nowrap outline-hidden transition-colors',
                tab.current
                  ? 'border-accent text-text forced-colors:border-[Highlight]'
                  : 'border-transparent text-muted forced-colors:border-[Canvas] hover:border-border hover:text-text active:border-strong',
              )}
            >
              {/* Around the words: around the link it would lie on the line and be cut off. */}
              <span className="-mx-2 flex h-8 items-center gap-2 rounded-control px-2 group-focus-visible/tab:outline-2 group-focus-visible/tab:-outline-offset-2 group-focus-visible/tab:outline-focus">
                {tab.label}
                {tab.count !== undefined && (
                  <span className="text-muted">
                    <Count value={tab.count} />
                  </span>
                )}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
