import {
  defaultValuation,
  type CalculatorCurrency,
  type ValuationState,
} from '@upround/calculators/model';
import { dollarsOf, minorUnits } from '@upround/shared/domain';

/** Three digits are as exact as an estimate is. */
const DIGITS = 3;

function rounded(value: number): number {
  if (value === 0) return 0;
  return Number(value.toPrecision(DIGITS));
}

/** The state with all amounts in another currency, at the dated rates of the product. */
export function inCurrency(state: ValuationState, currency: CalculatorCurrency): ValuationState {
  if (state.currency === currency) return state;
  const perUnit = (of: CalculatorCurrency) => dollarsOf(of) * minorUnits(of);
  const factor = perUnit(state.currency) / perUnit(currency);
  const convert = <Value extends number | null>(value: Value) =>
    (value === null ? null : rounded(value * factor)) as Value;
  const { berkus, exit, cash, peers, raise } = state;
  return {
    ...state,
    currency,
    berkus: {
      ...berkus,
      idea: convert(berkus.idea),
      prototype: convert(berkus.prototype),
      team: convert(berkus.team),
      relationships: convert(berkus.relationships),
      rollout: convert(berkus.rollout),
      most: convert(berkus.most),
    },
    base: convert(state.base),
    riskStep: convert(state.riskStep),
    exit: { ...exit, metric: convert(exit.metric), investment: convert(exit.investment) },
    scenarios: state.scenarios.map((one) => ({ ...one, value: convert(one.value) })),
    cash: { ...cash, first: convert(cash.first), netDebt: convert(cash.netDebt) },
    peers: { ...peers, metric: convert(peers.metric), netDebt: convert(peers.netDebt) },
    raise: {
      ...raise,
      preMoney: convert(raise.preMoney),
      investment: convert(raise.investment),
      safes: raise.safes.map((safe) => ({
        ...safe,
        amount: convert(safe.amount),
        cap: convert(safe.cap),
      })),
      notes: raise.notes.map((note) => ({
        ...note,
        principal: convert(note.principal),
        cap: convert(note.cap),
      })),
    },
  };
}

let inDollars: ValuationState | undefined;

/** The example's numbers in a currency. */
export function defaultsIn(currency: CalculatorCurrency): ValuationState {
  if (currency === defaultValuation.currency) return defaultValuation;
  inDollars ??= inCurrency(defaultValuation, 'USD');
  return inDollars;
}
