/** Why a value can't be calculated with. Pages have a sentence for each. */
export type InputProblem =
  | 'NOT_A_NUMBER'
  | 'NEGATIVE'
  | 'NOT_POSITIVE'
  | 'TOO_LARGE'
  | 'TOO_SMALL'
  | 'NOT_WHOLE'
  /** Outside 0 to 1. */
  | 'NOT_A_SHARE'
  /** A share of 1, where something has to be left. */
  | 'NOTHING_LEFT'
  | 'EMPTY'
  | 'NOT_A_DATE'
  /** Before the date that comes first, for example sold before exercised. */
  | 'TOO_EARLY'
  /** A perpetuity has no value unless its growth is below the discount rate. */
  | 'GROWTH_NOT_BELOW_RATE'
  | 'PROBABILITIES_NOT_ONE'
  /** SAFEs and notes convert to all of the company or more. */
  | 'CONVERSIONS_TAKE_ALL'
  /** The pre-money valuation is at most what converts at a discount. */
  | 'PRE_MONEY_TOO_LOW'
  | 'NO_DATA_FOR_YEAR';

/** A value that a formula is not defined for. `field` is its name, with an index where there are several: `safes.1.cap`. */
export class InputError extends RangeError {
  override readonly name = 'InputError';

  constructor(
    readonly field: string,
    readonly problem: InputProblem,
  ) {
    super(`${field}: ${problem}`);
  }
}
