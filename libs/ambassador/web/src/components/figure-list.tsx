import { useFormat } from '@upround/shared/i18n';
import { classes, Skeleton } from '@upround/shared/ui';

interface ShownFigure {
  label: string;
  /** Undefined until it's known; null where there's none. */
  value: number | string | null | undefined;
}

interface FigureListProps {
  figures: readonly ShownFigure[];
  /** How many columns, and from which width on. */
  className: string;
}

/** Figures side by side, each above what it counts. */
export function FigureList({ figures, className }: FigureListProps) {
  const format = useFormat();
  const shownValue = (value: number | string) =>
    typeof value === 'string' ? value : format.number(value);
  return (
    <dl
      className={classes('grid gap-px overflow-hidden rounded-surface border bg-border', className)}
    >
      {figures.map(({ label, value }) => (
        <div
          key={label}
          className="flex min-w-0 flex-col-reverse justify-end gap-0.5 bg-surface-raised p-3 medium:p-4"
        >
          <dt className="text-small text-muted">{label}</dt>
          <dd className="figures flex h-9 items-center text-title font-semibold medium:text-display">
            {value === undefined ? (
              <Skeleton className="h-6 w-14" />
            ) : value === null ? (
              '–'
            ) : (
              shownValue(value)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
