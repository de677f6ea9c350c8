import { minorUnits, parseAmount } from '@upround/shared/domain';
import type { Unit } from './units';

/** Groups of digits as in `12,50,000` or `1,250,000.5`; a comma anywhere else is a slip. */
const PLAIN = /^\d+(\.\d+)?$|^\.\d+$|^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;

/** What people write behind numbers of a kind. */
const suffixes: Partial<Record<Unit['kind'], RegExp>> = {
  percent: /\s?%$/,
  times: /\s?[×x]$/i,
};
const NOTHING = /$^/;

/**
 * A number as people type or paste it: `₹12,50,000`, `4.2 Cr`, `12.5 %`, `15×`, `−3`.
 *
 * @returns null for text that is no number; an empty field is for the caller
 */
export function parseNumber(text: string, unit: Unit): number | null {
  const bare = text
    .trim()
    .replace(/[−–]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(suffixes[unit.kind] ?? NOTHING, '');
  const isNegative = bare.startsWith('-');
  const size = isNegative ? bare.slice(1).trim() : bare;
  const value = unit.kind === 'money' ? moneyOf(size, unit) : plainOf(size);
  if (value === null) return null;
  return isNegative ? -value : value;
}

function plainOf(text: string): number | null {
  return PLAIN.test(text) ? Number(text.replaceAll(',', '')) : null;
}

function moneyOf(text: string, { currency }: Extract<Unit, { kind: 'money' }>): number | null {
  // Prices of shares have more decimal places than money does.
  const exact = plainOf(text.replace(/^[₹$]\s?/, ''));
  if (exact !== null) return exact;
  const minor = parseAmount(text, currency);
  return minor === null ? null : minor / minorUnits(currency);
}
