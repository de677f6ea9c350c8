import { MS_PER_DAY } from './kolkata-calendar';

/** How long a browser saves the code of a link that was opened: the age of its cookie, in days. */
export const REFERRAL_CODE_DAYS = 30;
/** How old an account may be when its referral is written, in days of 24 hours. */
export const REFERRED_ACCOUNT_DAYS = 7;
/** How many referrers are followed when a ring is looked for. A ring of more people than that isn't found. */
export const RING_BOUND = 32;

/** Why no referral is written. */
export type ReferralRefusal =
  /** The code is no one's. */
  | 'UNKNOWN_CODE'
  | 'OWN_CODE'
  /** A referral is written once and never changed. */
  | 'ALREADY_REFERRED'
  | 'ACCOUNT_TOO_OLD'
  | 'EXPIRED'
  /** The person referred the code's ambassador, directly or through others. */
  | 'RING';

export interface ReferralFacts {
  /** Who would be referred. */
  personId: string;
  accountCreatedAt: Date;
  /** Who referred the person before; null for no one. */
  referredById: string | null;
  /** Whose code it is; null if it's no one's. */
  ambassadorId: string | null;
  /** When the browser saved the code. */
  codeSavedAt: Date;
  /** Who referred the ambassador, then who referred that person, and so on: as `referrersOf` lists them. */
  referrers: readonly string[];
}

/**
 * The chain of a person's referrers, the nearest first. It ends before anyone who'd be in it twice.
 *
 * @param referrerOf who referred a person, by the person's id
 * @param bound how many are listed at most
 */
export function referrersOf(
  personId: string,
  referrerOf: ReadonlyMap<string, string>,
  bound = RING_BOUND,
): string[] {
  const chain: string[] = [];
  let next = referrerOf.get(personId);
  while (next !== undefined && chain.length < bound) {
    if (next === personId || chain.includes(next)) break;
    chain.push(next);
    next = referrerOf.get(next);
  }
  return chain;
}

/**
 * Why a person isn't referred by a code; null where they are. A code counts until before 30 days have passed since it
 * was saved, and for an account of up to seven days, that moment included.
 *
 * Where there are several reasons, the first in the order of `ReferralRefusal` counts. A moment that is none never passes.
 *
 * @param now the server's clock
 */
export function referralRefusal(facts: ReferralFacts, now: Date): ReferralRefusal | null {
  const { personId, accountCreatedAt, referredById, ambassadorId, codeSavedAt, referrers } = facts;
  if (ambassadorId === null) return 'UNKNOWN_CODE';
  if (ambassadorId === personId) return 'OWN_CODE';
  if (referredById !== null) return 'ALREADY_REFERRED';
  const accountAge = now.getTime() - accountCreatedAt.getTime();
  if (!(accountAge <= REFERRED_ACCOUNT_DAYS * MS_PER_DAY)) return 'ACCOUNT_TOO_OLD';
  const codeAge = now.getTime() - codeSavedAt.getTime();
  if (!(codeAge < REFERRAL_CODE_DAYS * MS_PER_DAY)) return 'EXPIRED';
  return referrers.includes(personId) ? 'RING' : null;
}
