import type { Format } from '@upround/shared/i18n';

const DIGITS = 2;

/** A score or an average, always with two decimals so that they can be compared in a column. */
export const scoreText = (format: Format, value: number): string =>
  format.number(value, { minimumFractionDigits: DIGITS, maximumFractionDigits: DIGITS });
