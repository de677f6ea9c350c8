import {
  evaluateRaise,
  readNumber,
  valuationMethods,
  valuationSensitivity,
  type ValuationMethod,
  type ValuationResult,
  type ValuationState,
} from '@upround/calculators/model';
import type { ReportBar, ReportSection } from '../export/report';
import { countOf, numberWithUnit, priceOf, shareOf } from '../fields/units';
import type { useValuationText } from './messages/catalogue';
import { unitOf } from './model/field-paths';
import { formulaText } from './model/formula-text';
import type { useFieldLabel } from './model/use-field-label';
import type { useRaiseText } from './raise/messages/catalogue';
import type { useRowName } from './raise/use-row-name';

/** Texts of the page that its report uses too. */
export interface ReportTexts {
  t: ReturnType<typeof useValuationText>;
  raise: ReturnType<typeof useRaiseText>;
  labelOf: ReturnType<typeof useFieldLabel>;
  nameOf: ReturnType<typeof useRowName>;
  /** An amount in the state's currency. */
  amount: (value: number) => string;
}

const TOP_ROWS = 8;

/** A bar from the lowest to the highest of three values. */
function barOf(label: string, text: string, value: number, ends: (number | null | undefined)[]) {
  const all = [value, ...ends.filter((end) => typeof end === 'number')];
  return { label, text, mark: value, from: Math.min(...all), to: Math.max(...all) };
}

/** The methods that count and have a value. */
export const countedMethods = (
  { methods }: ValuationState,
  { outcomes }: ValuationResult,
): ValuationMethod[] =>
  valuationMethods.filter((method) => methods.includes(method) && outcomes[method].value !== null);

/** The result, with the range of each method. */
export function summarySection(
  state: ValuationState,
  result: ValuationResult,
  { t, amount }: ReportTexts,
): ReportSection {
  const { range, outcomes } = result;
  return {
    heading: t('result.title'),
    rows:
      range === null
        ? []
        : [
            [t('result.median'), amount(range.median)],
            [t('result.low'), amount(range.min)],
            [t('result.high'), amount(range.max)],
          ],
    bars: countedMethods(state, result).map((method): ReportBar => {
      const value = outcomes[method].value ?? 0;
      const [most] = valuationSensitivity(method, state);
      const ends = [most?.low.result, most?.high.result];
      return barOf(t(`methods.${method}`), amount(value), value, ends);
    }),
  };
}

/** A method's value and formula, with its numbers as bars of what they change. */
export function methodSection(
  method: ValuationMethod,
  state: ValuationState,
  { outcomes }: ValuationResult,
  { t, labelOf, amount }: ReportTexts,
): ReportSection {
  const value = outcomes[method].value ?? 0;
  return {
    heading: t(`methods.${method}`),
    rows: [
      [t('value'), amount(value)],
      ...formulaText(method, state, outcomes).map((line) => [t('formula'), line] as const),
    ],
    bars: valuationSensitivity(method, state)
      .slice(0, TOP_ROWS)
      .map(({ name, low, high }) => {
        const number = numberWithUnit(readNumber(state, name) ?? 0, unitOf(name, state));
        return barOf(labelOf(name, state), number, value, [low.result, high.result]);
      }),
  };
}

/** The round and its cap table; nothing where the round has no result. */
export function roundSections(
  state: ValuationState,
  result: ValuationResult,
  { raise, nameOf, amount }: ReportTexts,
): ReportSection[] {
  const { result: round } = evaluateRaise(state, result);
  if (round === null) return [];
  const counters = new Map<string, number>();
  const rows = round.after.map(({ group, name, shares, ownership, value }) => {
    const number = (counters.get(group) ?? 0) + 1;
    counters.set(group, number);
    return [nameOf(group, name, number), countOf(shares), shareOf(ownership), amount(value)];
  });
  return [
    {
      heading: raise('title'),
      rows: [
        [raise('price'), priceOf(round.pricePerShare, state.currency)],
        [raise('postMoney'), amount(round.postMoney)],
      ],
      table: {
        head: [
          raise('columns.who'),
          raise('columns.shares'),
          raise('columns.after'),
          raise('columns.worth'),
        ],
        rows,
      },
    },
  ];
}
