import { classes } from '../styling/classes';

export interface ProgressBarProps {
  /** Name of the process. */
  label: string;
  /** From 0 to `max`. */
  value: number;
  max?: number;
  /** Says the value in words, for example `3 of 5 files`. */
  valueText?: string;
  className?: string;
}

/** How far a thing has come. Its label is read out; show it beside if it is not plain. */
export function ProgressBar({ label, value, max = 100, valueText, className }: ProgressBarProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={classes(
        'h-1.5 w-full overflow-hidden rounded-full bg-surface-active forced-colors:border',
        className,
      )}
    >
      <div
        className="h-full w-full origin-left bg-accent transition-transform forced-colors:bg-[Highlight]"
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  );
}
