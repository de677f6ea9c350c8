import type { Competition } from '@upround/competitions/contract';
import { useFormat } from '@upround/shared/i18n';
import { classes, ProgressBar } from '@upround/shared/ui';

interface CriteriaListProps {
  criteria: Competition['criteria'];
  /** A table beside it says the same to screen readers. */
  isHidden?: boolean;
  className?: string;
}

/** What judges score, each with its weight as a bar. */
export function CriteriaList({ criteria, isHidden, className }: CriteriaListProps) {
  const format = useFormat();
  return (
    <ul aria-hidden={isHidden} className={classes('flex flex-col gap-4', className)}>
      {criteria.map(({ id, label, text, weight }) => (
        <li key={id} className="flex min-w-0 flex-col gap-1.5">
          <span className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 font-medium wrap-anywhere">{label}</span>
            <span className="figures shrink-0 text-small font-medium">
              {format.percent(weight / 100)}
            </span>
          </span>
          {/* The figure beside it says the same. */}
          <span aria-hidden>
            <ProgressBar label={label} value={weight} />
          </span>
          <span className="text-small text-muted wrap-anywhere">{text}</span>
        </li>
      ))}
    </ul>
  );
}
