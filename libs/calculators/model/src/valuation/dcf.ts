import { InputError } from '../input-error';
import { itemAt } from '../item-at';
import { amount, Exact, LARGEST, rate, signed, sum, toNumber, whole } from '../numbers';

/** Years that grow at the same yearly rate, a fraction. */
export interface GrowthPhase {
  years: number;
  growth: number;
}

/** What the company is worth after the last year. */
export type Terminal =
  /** TV = F × (1 + g) ÷ (r − g), a perpetuity that grows. */
  | { by: 'growth'; growth: number }
  /** TV = metric × multiple; the metric is the last cash flow by default. */
  | { by: 'multiple'; multiple: number; metric?: number };

export interface DcfInput {
  /** Free cash flow at the end of each year, in a currency's main unit, or the first one and how it grows after it. */
  cashFlows: readonly number[] | { first: number; phases: readonly GrowthPhase[] };
  /** Yearly discount rate as a fraction. */
  rate: number;
  /** Without it, nothing after the last year counts. */
  terminal?: Terminal;
  /** Debt minus cash; 0 by default. */
  netDebt?: number;
  /** Cash arrives in the middle of each year and not at its end. */
  isMidYear?: boolean;
}

export interface DcfYear {
  year: number;
  cashFlow: number;
  /** What one unit of that year is worth today. */
  factor: number;
  presentValue: number;
}

export interface DcfResult {
  enterpriseValue: number;
  /** Enterprise value minus net debt; negative if debt is larger. */
  equityValue: number;
  terminalValue: number;
  presentTerminalValue: number;
  /** The part of the enterprise value that lies after the last year; 0 if that value isn't positive. */
  terminalShare: number;
  years: DcfYear[];
}

const MOST_YEARS = 50;

/**
 * Cash flows of each year: the first phase begins with `first`, which grows from the second year on.
 * @throws InputError without phases, for a growth of −100 % or less and for more than 50 years
 */
export function projectCashFlows(first: number, phases: readonly GrowthPhase[]): number[] {
  return projected(first, phases).map(toNumber);
}

function projected(first: number, phases: readonly GrowthPhase[]): Exact[] {
  const flows: Exact[] = [];
  let last = signed('cashFlows.first', first);
  phases.forEach((phase, place) => {
    const factor = rate(`cashFlows.phases.${place}.growth`, phase.growth).plus(1);
    const count = whole(`cashFlows.phases.${place}.years`, phase.years);
    if (flows.length + count > MOST_YEARS) {
      throw new InputError(`cashFlows.phases.${place}.years`, 'TOO_LARGE');
    }
    for (let year = 0; year < count; year += 1) {
      if (flows.length > 0) last = last.times(factor);
      flows.push(last);
    }
  });
  return flows;
}

function flowsOf({ cashFlows }: DcfInput): Exact[] {
  const flows =
    'phases' in cashFlows
      ? projected(cashFlows.first, cashFlows.phases)
      : cashFlows.map((flow, place) => signed(`cashFlows.${place}`, flow));
  if (flows.length === 0) throw new InputError('cashFlows', 'EMPTY');
  if (flows.length > MOST_YEARS) throw new InputError('cashFlows', 'TOO_LARGE');
  return flows;
}

function terminalValueOf(terminal: Terminal | undefined, last: Exact, discount: Exact): Exact {
  if (terminal === undefined) return new Exact(0);
  if (terminal.by === 'multiple') {
    const multiple = amount('terminal.multiple', terminal.multiple);
    const metric =
      terminal.metric === undefined ? last : signed('terminal.metric', terminal.metric);
    return metric.times(multiple);
  }
  const growth = rate('terminal.growth', terminal.growth);
  if (growth.gte(discount)) throw new InputError('terminal.growth', 'GROWTH_NOT_BELOW_RATE');
  return last.times(growth.plus(1)).div(discount.minus(growth));
}

/**
 * Discounted cash flow: EV = Σ Fₜ/(1+r)ᵗ + TV/(1+r)ⁿ; equity = EV − net debt.
 * Source: Brealey, Myers and Allen, "Principles of Corporate Finance", chapter 4; Gordon (1959) for the perpetuity.
 * @throws InputError without cash flows, and if the terminal growth isn't below the rate
 */
export function dcf(input: DcfInput): DcfResult {
  const flows = flowsOf(input);
  const discount = rate('rate', input.rate);
  const netDebt = signed('netDebt', input.netDebt ?? 0);
  const yearly = discount.plus(1);
  const half = input.isMidYear === true ? 0.5 : 0;
  const discounted = flows.map((flow, place) => {
    const factor = new Exact(1).div(yearly.pow(place + 1 - half));
    return { flow, factor, present: flow.times(factor) };
  });
  const terminal = terminalValueOf(input.terminal, itemAt(flows, -1), discount);
  // A perpetuity of cash in the middle of the years begins half a year earlier too; a multiple is paid at the end.
  const periods = flows.length - (input.terminal?.by === 'growth' ? half : 0);
  const presentTerminal = terminal.div(yearly.pow(periods));
  const enterpriseValue = sum(discounted.map(({ present }) => present)).plus(presentTerminal);
  // A rate far below 0 makes the future worth more than any number.
  if (enterpriseValue.abs().gt(LARGEST * 1e6)) throw new InputError('rate', 'TOO_SMALL');
  return {
    enterpriseValue: toNumber(enterpriseValue),
    equityValue: toNumber(enterpriseValue.minus(netDebt)),
    terminalValue: toNumber(terminal),
    presentTerminalValue: toNumber(presentTerminal),
    terminalShare: enterpriseValue.gt(0) ? toNumber(presentTerminal.div(enterpriseValue)) : 0,
    years: discounted.map(({ flow, factor, present }, place) => ({
      year: place + 1,
      cashFlow: toNumber(flow),
      factor: toNumber(factor),
      presentValue: toNumber(present),
    })),
  };
}
