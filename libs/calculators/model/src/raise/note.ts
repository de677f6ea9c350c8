import { Exact, partialShare, positive, rate, toNumber, years } from '../numbers';
import { lowestOf } from './safe';
import type { Conversion } from './safe';

/** A convertible note. Amounts are in a currency's main unit. */
export interface Note {
  name?: string;
  principal: number;
  /** Yearly interest as a fraction; 0 by default. */
  rate?: number;
  /** From its date to the conversion; 0 by default. */
  years?: number;
  /** Simple by default; with `yearly`, interest bears interest. */
  interest?: 'simple' | 'yearly';
  /** A pre-money valuation. */
  cap?: number;
  /** Off the price of the round, as a fraction; 0 by default. */
  discount?: number;
}

export interface NoteConversionInput extends Note {
  /** Price of a share in the round. */
  roundPrice: number;
  /** Pre-money valuation of the round, with which the cap is compared. */
  preMoney: number;
}

export interface NoteConversion extends Conversion {
  /** Principal and interest: what converts. */
  accrued: number;
  capPrice: number | null;
  discountPrice: number | null;
}

/** Principal and interest. `field` is the prefix of its field names. */
export function accruedOf(note: Note, field = ''): Exact {
  const principal = positive(`${field}principal`, note.principal);
  const yearly = rate(`${field}rate`, note.rate ?? 0);
  const time = years(`${field}years`, note.years ?? 0);
  const factor = note.interest === 'yearly' ? yearly.plus(1).pow(time) : yearly.times(time).plus(1);
  return principal.times(factor);
}

/**
 * Conversion of a note: A = P(1 + i·t); price = min(round price × (1 − d), round price × cap ÷ pre-money, round price).
 * Source: Orrick and Cooley's published note forms; FundersClub, "Convertible notes" (worked example).
 * @throws InputError for amounts, caps and prices that aren't positive, and for a discount outside 0 to below 1
 */
export function convertNote(input: NoteConversionInput): NoteConversion {
  const accrued = accruedOf(input);
  const roundPrice = positive('roundPrice', input.roundPrice);
  const preMoney = positive('preMoney', input.preMoney);
  const kept = new Exact(1).minus(partialShare('discount', input.discount ?? 0));
  const capPrice =
    input.cap === undefined ? null : roundPrice.times(positive('cap', input.cap)).div(preMoney);
  const discountPrice = kept.eq(1) ? null : roundPrice.times(kept);
  const best = lowestOf(roundPrice, { cap: capPrice, discount: discountPrice });
  return {
    accrued: toNumber(accrued),
    capPrice: capPrice === null ? null : toNumber(capPrice),
    discountPrice: discountPrice === null ? null : toNumber(discountPrice),
    basis: best.basis,
    price: toNumber(best.price),
    shares: toNumber(accrued.div(best.price)),
  };
}
