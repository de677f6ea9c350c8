import {
  berkusDrivers,
  scorecardFactors,
  type MethodOutcomes,
  type ValuationMethod,
  type ValuationState,
} from '@upround/calculators/model';
import { countOf, shortAmount } from '../../fields/units';

type Writer<Method extends ValuationMethod> = (
  state: ValuationState,
  detail: NonNullable<MethodOutcomes[Method]['detail']>,
  amount: (value: number) => string,
) => string[];

/** Digits that are typed are all shown, and of those that are calculated enough to follow the formula. */
const TYPED_DIGITS = 6;
const DIGITS = 4;

const number = (value: number | null, digits = TYPED_DIGITS) =>
  minused(countOf(value ?? 0, digits));
const percent = (value: number | null) => `${number(value)}%`;
const share = (part: number) => percent(Number((part * 100).toFixed(DIGITS)));
const minused = (text: string) => text.replace('-', '−');

type Write = (value: number) => string;
/** A number that something is done with: negative ones in brackets. */
const term = (value: number, write: Write) => (value < 0 ? `(${write(value)})` : write(value));
/** What is added, or taken where it is negative. */
const plus = (value: number, write: Write) =>
  value < 0 ? ` − ${write(-value)}` : ` + ${write(value)}`;
const minus = (value: number, write: Write) =>
  value < 0 ? ` + ${write(-value)}` : ` − ${write(value)}`;
/** 1 + a rate, as it is typed. */
const grown = (rate: number | null) => `(1${plus(rate ?? 0, percent)})`;
const sumOf = (parts: readonly string[]) => parts.join(' + ');
const totalOf = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const writers: { [Method in ValuationMethod]: Writer<Method> } = {
  berkus: (_state, { counted, most, value }, amount) => {
    const parts = berkusDrivers.map((driver) => counted[driver]);
    const all = sumOf(parts.map(amount));
    return [`${totalOf(parts) > most ? `min(${all}, ${amount(most)})` : all} = ${amount(value)}`];
  },
  scorecard: ({ base, scores, weights }, { multiplier, value }, amount) => [
    `${sumOf(
      scorecardFactors.map((name) => `${percent(weights[name])} × ${percent(scores[name])}`),
    )} = ${number(multiplier, DIGITS)}`,
    `${amount(base ?? 0)} × ${number(multiplier, DIGITS)} = ${amount(value)}`,
  ],
  riskFactors: ({ base, riskStep }, { sum, value, isFloored }, amount) => {
    const all = `${amount(base ?? 0)} + ${amount(riskStep ?? 0)} × ${term(sum, number)}`;
    return [`${isFloored ? `max(0, ${all})` : all} = ${amount(value)}`];
  },
  ventureCapital: ({ exit, laterRounds }, result, amount) => [
    `${amount(exit.metric ?? 0)} × ${number(exit.multiple)} = ${amount(result.exitValue)}`,
    ...(exit.by === 'rate'
      ? [`${grown(exit.rate)}^${number(exit.years)} = ${number(result.requiredMultiple, DIGITS)}×`]
      : []),
    ...(laterRounds.length > 0
      ? [
          `${laterRounds.map((round) => `(1 − ${percent(round)})`).join(' × ')} = ${share(result.retention)}`,
        ]
      : []),
    `${amount(result.exitValue)} × ${percent(exit.probability)} × ${share(result.retention)} ÷ ${number(result.requiredMultiple, DIGITS)} = ${amount(result.postMoney)}`,
    `${amount(result.postMoney)} − ${amount(exit.investment ?? 0)} = ${amount(result.preMoney)}`,
  ],
  firstChicago: ({ scenarios }, { value }, amount) => {
    const all = sumOf(
      scenarios.map((one) => `${percent(one.probability)} × ${term(one.value ?? 0, amount)}`),
    );
    // Probabilities such as 33.33% three times are weighed by their sum.
    const total = number(totalOf(scenarios.map(({ probability }) => probability ?? 0)));
    return [`${total === '100' ? all : `(${all}) ÷ ${total}%`} = ${amount(value)}`];
  },
  dcf: ({ cash }, result, amount) => {
    const { years, terminalValue, presentTerminalValue, enterpriseValue, equityValue } = result;
    const { rate, terminalGrowth, terminalMultiple, terminalBy } = cash;
    const yearly = grown(rate);
    const last = term(years.at(-1)?.cashFlow ?? 0, amount);
    const present = enterpriseValue - presentTerminalValue;
    const terminal =
      terminalBy === 'growth'
        ? `${last} × ${grown(terminalGrowth)} ÷ (${percent(rate)}${minus(terminalGrowth ?? 0, percent)})`
        : `${last} × ${number(terminalMultiple)}`;
    return [
      `${sumOf(years.map(({ cashFlow, year }) => `${term(cashFlow, amount)} ÷ ${yearly}^${year}`))} = ${amount(present)}`,
      ...(terminalBy === 'none'
        ? []
        : [
            `${terminal} = ${amount(terminalValue)}`,
            `${term(terminalValue, amount)} ÷ ${yearly}^${years.length} = ${amount(presentTerminalValue)}`,
            `${amount(present)}${plus(presentTerminalValue, amount)} = ${amount(enterpriseValue)}`,
          ]),
      `${amount(enterpriseValue)}${minus(cash.netDebt ?? 0, amount)} = ${amount(equityValue)}`,
    ];
  },
  comparables: ({ peers }, { median, enterpriseValue, value }, amount) => {
    const netDebt = peers.netDebt ?? 0;
    const all = `${amount(enterpriseValue)}${minus(netDebt, amount)}`;
    return [
      `${amount(peers.metric ?? 0)} × ${number(median, DIGITS)} × (1 − ${percent(peers.illiquidity)}) = ${amount(enterpriseValue)}`,
      `${netDebt > enterpriseValue ? `max(0, ${all})` : all} = ${amount(value)}`,
    ];
  },
};

/** A method's formula with the numbers that are entered, line by line; empty where it has no value. */
export function formulaText<Method extends ValuationMethod>(
  method: Method,
  state: ValuationState,
  outcomes: MethodOutcomes,
): string[] {
  const { detail } = outcomes[method];
  if (detail === null) return [];
  const amount = (value: number) => minused(shortAmount(value, state.currency));
  const write: Writer<Method> = writers[method];
  return write(state, detail as NonNullable<MethodOutcomes[Method]['detail']>, amount);
}
