import {
  decodeState,
  evaluateRaise,
  evaluateValuation,
  valuationFormat,
  valuationMethods,
  type ValuationMethod,
} from '@upround/calculators/model';
import { priceOf, shareOf, shortAmount } from '../../fields/units';

export interface FigureTexts {
  method: (method: ValuationMethod) => string;
  median: string;
  range: string;
  price: string;
  postMoney: string;
  kept: string;
}

/** The median of a link's numbers in few letters; a dash where no method has a value. */
export function summaryOfValuation(coded: string): string {
  const { state } = decodeState(coded, valuationFormat);
  const { range } = evaluateValuation(state);
  return range === null ? '–' : shortAmount(range.median, state.currency);
}

/** The figures by which scenarios are compared, in the same order for each. */
export function valuationFigures(coded: string, texts: FigureTexts): [string, string][] {
  const { state } = decodeState(coded, valuationFormat);
  const result = evaluateValuation(state);
  const { result: round } = evaluateRaise(state, result);
  const amount = (value: number) => shortAmount(value, state.currency);
  const { range } = result;
  const kept = round?.after
    .filter(({ group }) => group === 'holder')
    .reduce((total, { ownership }) => total + ownership, 0);
  return [
    [texts.median, range === null ? '–' : amount(range.median)],
    [texts.range, range === null ? '–' : `${amount(range.min)} – ${amount(range.max)}`],
    ...valuationMethods.map((method): [string, string] => {
      const { value } = result.outcomes[method];
      const isCounted = state.methods.includes(method);
      return [texts.method(method), value === null || !isCounted ? '–' : amount(value)];
    }),
    [texts.price, round === null ? '–' : priceOf(round.pricePerShare, state.currency)],
    [texts.postMoney, round === null ? '–' : amount(round.postMoney)],
    [texts.kept, kept === undefined ? '–' : shareOf(kept)],
  ];
}
