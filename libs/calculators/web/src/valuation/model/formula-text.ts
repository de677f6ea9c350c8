import {
  berkusDrivers,
  scorecardFactors,
  type MethodOutcomes,
  type ValuationMethod,
  type ValuationState,
} from '@upround/calculators/model';
import { countOf, shareOf, shortAmount } from '../../fields/units';

type Writer<Method extends ValuationMethod> = (
  state: ValuationState,
  detail: NonNullable<MethodOutcomes[Method]['detail']>,
  amount: (value: number) => string,
) => string[];

const percent = (value: number | null) => `${countOf(value ?? 0, 2)}%`;
const factor = (value: number | null) => countOf(value ?? 0, 2);

const writers: { [Method in ValuationMethod]: Writer<Method> } = {
  berkus: (_state, { counted, value }, amount) => [
    `${berkusDrivers.map((driver) => amount(counted[driver])).join(' + ')} = ${amount(value)}`,
  ],
  scorecard: ({ base, scores, weights }, { multiplier, value }, amount) => [
    `${scorecardFactors
      .map((name) => `${percent(weights[name])} × ${percent(scores[name])}`)
      .join(' + ')} = ${factor(multiplier)}`,
    `${amount(base ?? 0)} × ${factor(multiplier)} = ${amount(value)}`,
  ],
  riskFactors: ({ base, riskStep }, { sum, value }, amount) => [
    `${amount(base ?? 0)} + ${amount(riskStep ?? 0)} × ${countOf(sum)} = ${amount(value)}`,
  ],
  ventureCapital: ({ exit, laterRounds }, result, amount) => [
    `${amount(exit.metric ?? 0)} × ${factor(exit.multiple)} = ${amount(result.exitValue)}`,
    ...(exit.by === 'rate'
      ? [
          `(1 + ${percent(exit.rate)}) ^ ${factor(exit.years)} = ${factor(result.requiredMultiple)}×`,
        ]
      : []),
    ...(laterRounds.length > 0
      ? [
          `${laterRounds.map((round) => `(1 − ${percent(round)})`).join(' × ')} = ${shareOf(result.retention)}`,
        ]
      : []),
    `${amount(result.exitValue)} × ${percent(exit.probability)} × ${shareOf(result.retention)} ÷ ${factor(result.requiredMultiple)} = ${amount(result.postMoney)}`,
    `${amount(result.postMoney)} − ${amount(exit.investment ?? 0)} = ${amount(result.preMoney)}`,
  ],
  firstChicago: ({ scenarios }, { value }, amount) => [
    `${scenarios.map((one) => `${percent(one.probability)} × ${amount(one.value ?? 0)}`).join(' + ')} = ${amount(value)}`,
  ],
  dcf: ({ cash }, result, amount) => [
    `${result.years.map(({ cashFlow, year }) => `${amount(cashFlow)} ÷ ${factor(1 + (cash.rate ?? 0) / 100)}^${year}`).join(' + ')} = ${amount(result.enterpriseValue - result.presentTerminalValue)}`,
    ...(cash.terminalBy === 'growth'
      ? [
          `${amount(result.years.at(-1)?.cashFlow ?? 0)} × (1 + ${percent(cash.terminalGrowth)}) ÷ (${percent(cash.rate)} − ${percent(cash.terminalGrowth)}) = ${amount(result.terminalValue)}`,
        ]
      : []),
    ...(cash.terminalBy === 'none'
      ? []
      : [
          `${amount(result.terminalValue)} ÷ ${factor(1 + (cash.rate ?? 0) / 100)}^${result.years.length} = ${amount(result.presentTerminalValue)}`,
        ]),
    `${amount(result.enterpriseValue)} − ${amount(cash.netDebt ?? 0)} = ${amount(result.equityValue)}`,
  ],
  comparables: ({ peers }, result, amount) => [
    `${amount(peers.metric ?? 0)} × ${factor(result.median)} × (1 − ${percent(peers.illiquidity)}) = ${amount(result.enterpriseValue)}`,
    `${amount(result.enterpriseValue)} − ${amount(peers.netDebt ?? 0)} = ${amount(result.value)}`,
  ],
};

/** A method's formula with the numbers that are entered, line by line; empty where it has no value. */
export function formulaText<Method extends ValuationMethod>(
  method: Method,
  state: ValuationState,
  outcomes: MethodOutcomes,
): string[] {
  const { detail } = outcomes[method];
  if (detail === null) return [];
  const amount = (value: number) => shortAmount(value, state.currency);
  const write: Writer<Method> = writers[method];
  return write(state, detail as NonNullable<MethodOutcomes[Method]['detail']>, amount);
}
