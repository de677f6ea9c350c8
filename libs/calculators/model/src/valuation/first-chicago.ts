import { InputError } from '../input-error';
import { rate, share, signed, sum, toNumber, years } from '../numbers';

export interface Scenario {
  /** From 0 to 1; those of all scenarios add up to 1. */
  probability: number;
  /** In a currency's main unit: today's value, or with `discount` the value at its end. */
  value: number;
}

export interface FirstChicagoInput {
  scenarios: readonly Scenario[];
  /** Turns values at the end of `years` into today's, at a yearly rate as a fraction. */
  discount?: { rate: number; years: number };
}

export interface FirstChicagoResult {
  /** In the unit of the scenarios. */
  value: number;
  /** pᵢVᵢ of each scenario, today. */
  parts: number[];
}

/** Probabilities that are typed with two decimals of a per cent, as 33.33 three times, add up to 1 within this. */
const TOLERANCE = 0.0005;

/**
 * First Chicago method: V = Σ pᵢVᵢ ÷ Σ pᵢ with Σ pᵢ = 1 but for rounding, each Vᵢ divided by (1 + r)ⁿ if it lies in the future.
 * Source: First Chicago Corporation Venture Capital; Sahlman, "A Method for Valuing High-Risk, Long-Term Investments" (HBS 288-006).
 * @throws InputError if there is no scenario or the probabilities don't add up to 1
 */
export function firstChicago(input: FirstChicagoInput): FirstChicagoResult {
  if (input.scenarios.length === 0) throw new InputError('scenarios', 'EMPTY');
  const scenarios = input.scenarios.map(({ probability, value }, place) => ({
    probability: share(`scenarios.${place}.probability`, probability),
    value: signed(`scenarios.${place}.value`, value),
  }));
  const total = sum(scenarios.map(({ probability }) => probability));
  if (total.minus(1).abs().gt(TOLERANCE)) {
    throw new InputError('scenarios', 'PROBABILITIES_NOT_ONE');
  }
  const { discount } = input;
  const factor =
    discount === undefined
      ? undefined
      : rate('discount.rate', discount.rate).plus(1).pow(years('discount.years', discount.years));
  const parts = scenarios.map(({ probability, value }) => {
    const expected = value.times(probability).div(total);
    return factor === undefined ? expected : expected.div(factor);
  });
  return { value: toNumber(sum(parts)), parts: parts.map(toNumber) };
}
