import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';
import type { Icon } from '../styling/icon';
import { useScrollRowText } from './messages/catalogue';
import { fadeAt } from './scroll-edges';
import { useScrollEdges } from './use-scroll-edges';

/** The share of the visible row that a press on an arrow scrolls. */
const STEP = 0.75;

/** Where the fade at an edge ends. */
const FADE = '4.75rem';
/** How much of an edge an arrow takes with the gutter before it: nothing shows below them. */
const ARROW = '3rem';

/**
 * A row that scrolls sideways: it fades at edges with more content, has arrows for the mouse, and begins with the
 * selected item in view. Touch and keyboard need no arrows: swiping and focus scroll.
 */
export function ScrollRow({ children }: { children: ReactNode }) {
  const t = useScrollRowText();
  const ref = useRef<HTMLDivElement>(null);
  const edges = useScrollEdges(ref);
  const { before, after } = edges;
  const hasArrows = (before || after) && !matchMedia('(pointer: coarse)').matches;

  useLayoutEffect(() => {
    const row = ref.current;
    const chosen = row?.querySelector<HTMLElement>('[aria-current]');
    // The first item is in sight from the beginning: nothing is measured, since that would lay the page out twice.
    if (row === null || !chosen || chosen === row.querySelector('a, button')) return;
    const end = chosen.offsetLeft + chosen.offsetWidth;
    if (end > row.clientWidth) row.scrollLeft = end - (row.clientWidth + chosen.offsetWidth) / 2;
  }, []);

  const move = (direction: 1 | -1) => {
    const row = ref.current;
    if (row === null) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollBy({
      left: direction * row.clientWidth * STEP,
      behavior: isCalm ? 'instant' : 'smooth',
    });
  };

  return (
    <div className="relative">
      <div
        ref={ref}
        style={{ maskImage: fadeAt(edges, FADE, hasArrows ? ARROW : '0px') }}
        className="relative scrollbar-none overflow-x-auto"
      >
        {children}
      </div>
      {before && (
        <Arrow
          icon={ChevronLeft}
          label={t('row.before')}
          className="left-4"
          onPress={() => move(-1)}
        />
      )}
      {after && (
        <Arrow
          icon={ChevronRight}
          label={t('row.after')}
          className="right-4"
          onPress={() => move(1)}
        />
      )}
    </div>
  );
}

interface ArrowProps {
  icon: Icon;
  label: string;
  className: string;
  onPress: () => void;
}

function Arrow({ icon, label, className, onPress }: ArrowProps) {
  return (
    <div className={`absolute top-1/2 -translate-y-1/2 pointer-coarse:hidden ${className}`}>
      <IconButton
        icon={icon}
        label={label}
        variant="secondary"
        size="small"
        tabIndex={-1}
        onClick={onPress}
      />
    </div>
  );
}
