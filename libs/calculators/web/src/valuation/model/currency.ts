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

/** A state in the other currency, and what it was made from. */
export interface CurrencySwitch {
  original: ValuationState;
  converted: ValuationState;
}

/**
 * Converts amounts, but not back and forth: those that nobody has edited since the last switch are again what they were before it,
 * with all their digits.
 */
export function switchCurrency(
  state: ValuationState,
  currency: CalculatorCurrency,
  last: CurrencySwitch | undefined,
): CurrencySwitch {
  const converted = inCurrency(state, currency);
  return {
    original: state,
    converted:
      last?.original.currency === currency
        ? restored(state, last.converted, last.original, converted)
        : converted,
  };
}

/** `value` where it was edited since it was `from`, and `to` where it wasn't. All have the same form but for lengths of lists. */
function restored<Value>(now: Value, from: Value, to: Value, value: Value): Value {
  if (Object.is(now, from)) return to;
  if (Array.isArray(now) && Array.isArray(from) && Array.isArray(to) && Array.isArray(value)) {
    return now.map((item: unknown, place) => {
      // An item that others were removed before is still the same object.
      const same = from.indexOf(item);
      const at = same < 0 && now.length === from.length ? place : same;
      return at < 0 ? value[place] : restored<unknown>(item, from[at], to[at], value[place]);
    }) as Value;
  }
  if (typeof now !== 'object' || now === null) return value;
  return Object.fromEntries(
    Object.entries(now).map(([key, part]) => {
      const of = (whole: Value) => (whole as Record<string, unknown> | null)?.[key];
      return [key, restored<unknown>(part, of(from), of(to), of(value))];
    }),
  ) as Value;
}

let inDollars: ValuationState | undefined;

/** The example's numbers in a currency. */
export function defaultsIn(currency: CalculatorCurrency): ValuationState {
  if (currency === defaultValuation.currency) return defaultValuation;
  inDollars ??= inCurrency(defaultValuation, 'USD');
  return inDollars;
}
