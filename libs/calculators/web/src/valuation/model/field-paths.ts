import type { ValuationState } from '@upround/calculators/model';
import { inYears, money, percent, plain, times, type Unit } from '../../fields/units';

/** What the number at a path counts. */
export function unitOf(path: string, { currency }: ValuationState): Unit {
  const [part, field, , leaf] = path.split('.');
  const last = leaf ?? field;
  if (part === 'scores' || part === 'weights' || part === 'laterRounds') return percent;
  if (part === 'peers' && field === 'multiples') return times;
  if (part === 'risks') return plain;
  switch (last ?? part) {
    case 'multiple':
    case 'requiredMultiple':
    case 'terminalMultiple':
      return times;
    case 'rate':
    case 'probability':
    case 'terminalGrowth':
    case 'growth':
    case 'illiquidity':
      return percent;
    case 'years':
      return inYears;
    default:
      return money(currency);
  }
}

/** A path as keys and places: `laterRounds.0` is `['laterRounds', 0]`. */
export const keysOf = (path: string): (string | number)[] =>
  path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** The part of a path that a problem's field names otherwise: formulas say `terminal.growth` for `terminalGrowth`. */
const RENAMED: Readonly<Record<string, string>> = {
  'berkus.mostPerDriver': 'berkus.most',
  'cash.terminal.growth': 'cash.terminalGrowth',
  'cash.terminal.multiple': 'cash.terminalMultiple',
  'cash.cashFlows.first': 'cash.first',
  // Phases of 0 years leave no cash flow.
  'cash.cashFlows': 'cash.phases.0.years',
  step: 'riskStep',
  'required.multiple': 'exit.requiredMultiple',
  'required.rate': 'exit.rate',
  'required.years': 'exit.years',
  investment: 'exit.investment',
  exitProbability: 'exit.probability',
};

/** The path of the field that a formula's problem is about. */
export function pathOfProblem(field: string): string {
  const known = RENAMED[field];
  if (known !== undefined) return known;
  return field
    .replace(/^berkus\.drivers\./, 'berkus.')
    .replace(/^ratings\./, 'risks.')
    .replace(/^cash\.cashFlows\.phases/, 'cash.phases')
    .replace(/^ratings$/, 'risks')
    .replace(/^(laterRounds\.\d+)\.dilution$/, '$1');
}

/** Where a slider begins and ends: around the example's number, so that its middle is a usual value. */
export function sliderRangeOf(path: string, usual: number, unit: Unit) {
  if (unit.kind === 'percent') {
    const most = path.startsWith('scores.') ? 200 : path.endsWith('.growth') ? 300 : 100;
    return { min: 0, max: most, step: path === 'cash.terminalGrowth' ? 0.5 : 1 };
  }
  if (unit.kind === 'times') return { min: 0, max: Math.max(10, usual * 3), step: 0.5 };
  if (unit.kind === 'years') return { min: 0, max: 15, step: 1 };
  const size = Math.max(usual, 1_000_000);
  const step = 10 ** Math.floor(Math.log10(size) - 1);
  return { min: 0, max: Math.ceil((size * 4) / step) * step, step };
}
