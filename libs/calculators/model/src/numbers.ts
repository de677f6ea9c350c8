import { Decimal } from 'decimal.js';
import { InputError } from './input-error';

/** Decimal numbers of 40 digits; nothing is rounded before it is shown. */
export const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_EVEN });
export type Exact = Decimal;

/** Larger amounts, share counts and factors are refused, so that no result leaves the range of numbers. */
export const LARGEST = 1e15;

function checked(field: string, value: number): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new InputError(field, 'NOT_A_NUMBER');
  }
  if (Math.abs(value) > LARGEST) throw new InputError(field, 'TOO_LARGE');
  return value;
}

/** Any number, also a negative one. */
export const signed = (field: string, value: number): Exact => new Exact(checked(field, value));

/** A number of at least 0: an amount, a number of shares, a factor. */
export function amount(field: string, value: number): Exact {
  if (checked(field, value) < 0) throw new InputError(field, 'NEGATIVE');
  return new Exact(value);
}

/** A number above 0. */
export function positive(field: string, value: number): Exact {
  if (checked(field, value) <= 0) throw new InputError(field, 'NOT_POSITIVE');
  return new Exact(value);
}

/** A share of the whole, from 0 to 1. */
export function share(field: string, value: number): Exact {
  if (checked(field, value) < 0 || value > 1) throw new InputError(field, 'NOT_A_SHARE');
  return new Exact(value);
}

/** A share that leaves something: from 0 to below 1. */
export function partialShare(field: string, value: number): Exact {
  if (share(field, value).eq(1)) throw new InputError(field, 'NOTHING_LEFT');
  return new Exact(value);
}

/** A yearly rate as a fraction, from −0.99 to 100 (10,000 %). */
export function rate(field: string, value: number): Exact {
  if (checked(field, value) < -0.99) throw new InputError(field, 'TOO_SMALL');
  if (value > 100) throw new InputError(field, 'TOO_LARGE');
  return new Exact(value);
}

/** A whole number of at least 0. */
export function whole(field: string, value: number): number {
  if (checked(field, value) < 0) throw new InputError(field, 'NEGATIVE');
  if (!Number.isInteger(value)) throw new InputError(field, 'NOT_WHOLE');
  return value;
}

/** Years, also parts of one, up to 100. */
export function years(field: string, value: number): Exact {
  if (checked(field, value) > 100) throw new InputError(field, 'TOO_LARGE');
  return amount(field, value);
}

export const sum = (values: readonly Exact[]): Exact =>
  values.reduce((total, value) => total.plus(value), new Exact(0));

export const smallest = (values: readonly Exact[]): Exact => Exact.min(...values);

/** The number nearest to an exact result. */
export function toNumber(value: Exact): number {
  const number = value.toNumber();
  // A result of −0 would be shown with a minus.
  return number === 0 ? 0 : number;
}
