import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Anchor } from '../anchor/anchor';
import { Count } from '../count/count';
import { useScrollEdges, type ScrollEdges } from '../scroll-row/use-scroll-edges';
import { classes } from '../styling/classes';

export interface NavTab {
  href: string;
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

const FADE = '2.5rem';

/** Fades the edges with more tabs; the line below them stays. */
function maskOf({ before, after }: ScrollEdges) {
  if (!before && !after) return undefined;
  const start = before ? `transparent, #000 ${FADE}` : '#000 0';
  const end = after ? `#000 calc(100% - ${FADE}), transparent` : '#000 100%';
  return {
    maskImage: `linear-gradient(to right, ${start}, ${end}), linear-gradient(#000, #000)`,
    maskSize: '100% 100%, 100% 1px',
    maskPosition: '0 0, 0 100%',
    maskRepeat: 'no-repeat',
  };
}

/**
 * Views of one page, each with its own address: links, not the ARIA tab pattern. A strip without room for all scrolls:
 * it begins with the current one in sight, and fades where more follow.
 */
export function NavTabs({ label, tabs, className }: NavTabsProps) {
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  const edges = useScrollEdges(strip);
  const current = tabs.find((tab) => tab.current)?.href;
  useLayoutEffect(() => {
    const tab = strip?.querySelector<HTMLElement>('[aria-current]');
    if (strip === null || !tab) return;
    const { left, right } = tab.getBoundingClientRect();
    const box = strip.getBoundingClientRect();
    if (left >= box.left && right <= box.right) return;
    strip.scrollLeft += (left + right - box.left - box.right) / 2;
  }, [strip, current]);
  return (
    <nav
      ref={setStrip}
      style={maskOf(edges)}
      aria-label={label}
      className={classes('scrollbar-none overflow-x-auto border-b', className)}
    >
      <ul className="flex w-max min-w-full gap-6">
        {tabs.map((tab) => (
          <li key={tab.href}>
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
