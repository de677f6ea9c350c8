import type { Trx } from '@upround/shared/db';

/** Says which people have to do with each other by records of a slice. Contributed by modules. */
export interface Acquaintances {
  /** Whether either may write to the other without a request first. Blocks are not its concern. */
  knowEachOther(trx: Trx, one: string, other: string): Promise<boolean>;
}
