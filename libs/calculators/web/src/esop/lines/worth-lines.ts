import type { EsopNumbers, EsopResult, GrantWorth, Outcome } from '@upround/calculators/model';
import type { EsopTexts } from '../form/esop-texts';

/** The results of those parts that have one. */
export const valuesOf = <Value>(outcomes: readonly Outcome<Value>[]): Value[] =>
  outcomes.flatMap(({ value }) => (value === null ? [] : [value]));

export const grantWorths = ({ grants }: EsopResult): GrantWorth[] =>
  valuesOf(grants.map(({ outcome }) => outcome));

/** How what is vested, and its worth, come out of the numbers of each grant. */
export function worthLines(result: EsopResult, texts: EsopTexts): string[] {
  const { t, count, amount, price } = texts;
  const fairValue = result.numbers.fairValue.value;
  if (fairValue === null) return [];
  return grantWorths(result).flatMap((worth) => {
    const { grant, vested, vestedMonths, next, intrinsic } = worth;
    const name = texts.grant(grant);
    if (vested === 0) {
      if (next === null) return [t('worth.neverVests', { name })];
      return [t('worth.notVested', { name, day: texts.day(next.date) })];
    }
    const value = t('worth.valueFormula', {
      vested: count(vested),
      fairValue: price(fairValue),
      strike: price(grant.strike),
      value: amount(worth.vestedValue),
    });
    const vesting =
      vested === grant.granted
        ? t('worth.allVested', { name, granted: count(grant.granted) })
        : t('worth.vestingFormula', {
            name,
            granted: count(grant.granted),
            month: count(vestedMonths),
            months: count(grant.months),
            vested: count(vested),
          });
    return intrinsic > 0 ? [vesting, value] : [vesting];
  });
}

/** Black–Scholes for one option of each grant. */
export function optionLines({ numbers, ...result }: EsopResult, texts: EsopTexts): string[] {
  const { t, price, part, count } = texts;
  const { value: option } = numbers.option;
  const { value: fairValue } = numbers.fairValue;
  if (option === null || fairValue === null) return [];
  return grantWorths({ ...result, numbers }).flatMap(({ grant, option: { value: found } }) => {
    if (found === null) return [];
    const values = {
      spot: price(fairValue),
      strike: price(grant.strike),
      rate: part(option.rate),
      volatility: part(option.volatility),
      years: count(option.years, 2),
      call: price(found.call),
    };
    const head = t('option.of', { name: texts.grant(grant), call: values.call });
    if (grant.strike === 0) return [head, t('option.share', values)];
    if (found.d1 === null || found.d2 === null) return [head, t('option.certain', values)];
    const both = { ...values, d1: count(found.d1, 3), d2: count(found.d2, 3) };
    return [head, t('option.d1', both), t('option.d2', both), t('option.call', both)];
  });
}

/** What of the options is part of the company, now and after each round. */
export function dilutionLines(result: EsopResult, texts: EsopTexts): string[] {
  const { t, count, part } = texts;
  const { value } = result.dilution;
  const shares = result.numbers.fullyDiluted.value;
  if (value === null || shares === null) return [];
  const share = part(value.initial, 4);
  const first = t('dilution.formula', {
    options: count(value.options),
    shares: count(shares),
    share,
  });
  if (value.steps.length === 0) return [first];
  const factors = value.steps.map(({ taken }) => `(1 − ${part(taken)})`).join(' × ');
  return [first, t('dilution.steps', { before: share, factors, after: part(value.ownership, 4) })];
}

/** The company's expense for each grant. */
export function expenseLines({ expense }: EsopResult, texts: EsopTexts): string[] {
  const { t, count } = texts;
  if (expense.value === null) return [];
  const { rows, expectedToVest } = expense.value;
  return rows.map((row) =>
    t('expense.formula', {
      name: texts.grant(row.grant),
      granted: count(row.grant.granted),
      expected: texts.part(expectedToVest),
      fairValue: texts.price(row.fairValue),
      elapsed: count(row.elapsed),
      months: count(row.grant.months),
      cumulative: texts.amount(row.cumulative),
    }),
  );
}

/** Each offer's total. */
export function offerLines({ offers }: EsopResult, years: number, texts: EsopTexts): string[] {
  const { t, count, amount, price } = texts;
  return offers.flatMap(({ value: offer }, place) =>
    offer === null
      ? []
      : [
          t('compare.formula', {
            name: texts.offer(offer, place),
            years: count(years),
            salary: amount(offer.salary),
            options: count(offer.allOptions),
            exit: amount(offer.exitValue),
            shares: count(offer.fullyDiluted),
            strike: price(offer.strike),
            total: amount(offer.total),
          }),
        ],
  );
}

/** How many grants no result counts, since their fields have to be fixed. */
export const uncounted = ({ grants }: EsopNumbers): number =>
  grants.filter(({ problem }) => problem !== null).length;
