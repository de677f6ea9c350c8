import type { Slot } from '@upround/mentor/contract';
import type { TimeRange } from '@upround/mentor/model';

/** A slot as it goes over the wire. */
export const toSlot = ({ start, end }: TimeRange): Slot => ({
  start: start.toISOString(),
  end: end.toISOString(),
});
