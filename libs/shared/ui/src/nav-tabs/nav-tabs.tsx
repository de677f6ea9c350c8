import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Anchor } from '../anchor/anchor';
import { Count } from '../count/count';
import { fadeAt, scrollEdgesOf } from '../scroll-row/scroll-edges';
import { classes } from '../styling/classes';

/** Where the fade at an edge with more tabs ends. */
const FADE = '2.5rem';

/** Written into the style at once: a fade is no reason to render the tabs again. */
const fade = (strip: HTMLElement) => {
  strip.style.maskImage = fadeAt(scrollEdgesOf(strip), FADE);
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
  useEffect(() => {
    const strip = ref.current;
    const list = strip?.firstElementChild;
    if (!strip || !list) return undefined;
    // Reports once at first, after the layout, and when a count makes a tab wider.
    const observer = new ResizeObserver(() => fade(strip));
    observer.observe(strip);
    observer.observe(list);
    return () => observer.disconnect();
  }, []);
  return (
    <nav
      ref={ref}
      onScroll={({ currentTarget }) => fade(currentTarget)}
      aria-label={label}
      className={classes('scrollbar-none overflow-x-auto border-b', className)}
    >
      <ul className="flex w-max min-w-full gap-6">
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
