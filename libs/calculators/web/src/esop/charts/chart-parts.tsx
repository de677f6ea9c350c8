import type { ReactNode } from 'react';

/** Units of the drawing; it's stretched to the room that there is, and holds no text. */
export const WIDTH = 1_000;
export const HEIGHT = 240;

/** How a line is drawn. Dashes tell lines apart where colours don't. */
export interface LineLook {
  className: string;
  dashes?: string;
}

export const lineProps = ({ className, dashes }: LineLook) => ({
  className,
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeDasharray: dashes,
  vectorEffect: 'non-scaling-stroke' as const,
});

interface ChartFrameProps {
  /** Says in a sentence what the drawing shows. */
  label: string;
  top: string;
  from: string;
  to: string;
  children: ReactNode;
}

/** A drawing with the ends of its scales. */
export function ChartFrame({ label, top, from, to, children }: ChartFrameProps) {
  return (
    <div className="flex flex-col gap-1 text-caption text-muted">
      <p aria-hidden="true" className="border-b border-dashed pb-0.5 figures">
        {top}
      </p>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-b"
      >
        {children}
      </svg>
      <p aria-hidden="true" className="flex justify-between gap-4 figures">
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </div>
  );
}

export interface LegendItem {
  look: LineLook;
  label: string;
  value?: string;
}

/** What each line is, with its figure. */
export function Legend({ items }: { items: readonly LegendItem[] }) {
  return (
    <ul className="flex flex-col gap-1 text-small">
      {items.map(({ look, label, value }) => (
        <li key={label} className="flex items-baseline gap-2">
          <svg aria-hidden="true" viewBox="0 0 24 8" className="w-6 shrink-0">
            <line x1={0} x2={24} y1={4} y2={4} {...lineProps(look)} />
          </svg>
          <span className="min-w-0 grow">{label}</span>
          {value !== undefined && <span className="font-semibold figures">{value}</span>}
        </li>
      ))}
    </ul>
  );
}
