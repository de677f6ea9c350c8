import { InputError } from '../input-error';
import { pricedRound } from '../raise/priced-round';
import type { PricedRoundResult } from '../raise/priced-round.types';
import type { ValuationState } from '../states/valuation-state';
import type { ValuationResult } from './evaluate-valuation';
import { fraction, required, within } from './read-numbers';

/** The round that the state describes, at its own pre-money valuation or the median of the methods. */
export type RaiseOutcome =
  | { preMoney: number; result: PricedRoundResult; problem: null }
  | { preMoney: number | null; result: null; problem: InputError };

/** Runs the round at the median of the methods, or at the valuation that is entered. */
export function evaluateRaise(state: ValuationState, { range }: ValuationResult): RaiseOutcome {
  const { raise } = state;
  const preMoney = raise.preMoney ?? range?.median ?? null;
  const optional = (value: number | null) => (value === null ? {} : { cap: value });
  try {
    const result = within('raise.', () =>
      pricedRound({
        holders: raise.holders.map(({ name, shares }, place) => ({
          name,
          shares: required(`holders.${place}.shares`, shares),
        })),
        options: required('options', raise.options),
        unissuedPool: required('unissuedPool', raise.unissuedPool),
        safes: raise.safes.map(({ name, amount, type, cap, discount, isMfn }, place) => ({
          name,
          amount: required(`safes.${place}.amount`, amount),
          type,
          isMfn,
          discount: fraction(`safes.${place}.discount`, discount),
          ...optional(cap),
        })),
        notes: raise.notes.map(({ name, principal, rate, years, cap, discount }, place) => ({
          name,
          principal: required(`notes.${place}.principal`, principal),
          rate: fraction(`notes.${place}.rate`, rate),
          years: required(`notes.${place}.years`, years),
          discount: fraction(`notes.${place}.discount`, discount),
          ...optional(cap),
        })),
        preMoney: required('preMoney', preMoney),
        investments: [{ amount: required('investment', raise.investment) }],
        poolShare: fraction('poolShare', raise.poolShare),
        rounding: raise.rounding,
      }),
    );
    return { preMoney: required('preMoney', preMoney), result, problem: null };
  } catch (error) {
    if (error instanceof InputError) return { preMoney, result: null, problem: error };
    throw error;
  }
}
