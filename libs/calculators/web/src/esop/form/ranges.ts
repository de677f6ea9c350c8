import type { CalculatorCurrency } from '@upround/calculators/model';
import type { SliderRange } from '../../fields/number-field';

const STEPS = 200;
/** About how many rupees sliders count as a dollar, in round numbers. */
const RUPEES = 100;

export const range = (max: number, step: number, min = 0): SliderRange => ({ min, max, step });

/** From 0 to so many rupees, or about as much in dollars. */
export function moneyRange(currency: CalculatorCurrency, rupees: number): SliderRange {
  const max = currency === 'INR' ? rupees : rupees / RUPEES;
  return { min: 0, max, step: max / STEPS };
}

/** Between both ends of the chart, where they are ends. */
export function exitRange(
  currency: CalculatorCurrency,
  low: number | null,
  high: number | null,
): SliderRange {
  if (low === null || high === null || low < 0 || high <= low) {
    return moneyRange(currency, 20_000_000_000);
  }
  return { min: low, max: high, step: (high - low) / STEPS };
}
