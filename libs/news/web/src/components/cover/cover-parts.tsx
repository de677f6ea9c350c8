import type { CSSProperties, ReactNode } from 'react';

/** The colours of a cover, which its hue and the colour mode make. */
export const GROUND = 'var(--avatar-ground)';
export const MARK = 'var(--avatar-mark)';
export const INK = 'var(--avatar-ink)';
export const PAPER = 'var(--surface-raised)';

/** A line in the cover's ink. */
export const LINE = {
  fill: 'none',
  stroke: INK,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A part of a cover in the colours of another hue. */
export function InHue({ hue, children }: { hue: number; children: ReactNode }) {
  return (
    <g className="avatar-drawing" style={{ '--avatar-hue': hue } as CSSProperties}>
      {children}
    </g>
  );
}
