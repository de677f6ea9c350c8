import { classes } from '../styling/classes';

/** A hairline between two parts. */
export function Divider({ className }: { className?: string }) {
  return <hr className={classes('border-t', className)} />;
}
