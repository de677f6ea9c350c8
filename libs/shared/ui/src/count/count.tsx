import { useFormat } from '@upround/shared/i18n';
import { classes } from '../styling/classes';

export interface CountProps {
  value: number;
  className?: string;
}

/** A count made short (`1.2K`), with the full number on hover. */
export function Count({ value, className }: CountProps) {
  const format = useFormat();
  const short = format.count(value);
  return (
    <span
      className={classes('figures', className)}
      title={value >= 1000 ? format.number(value) : undefined}
    >
      {short}
    </span>
  );
}
