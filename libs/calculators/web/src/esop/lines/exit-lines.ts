import type {
  BreakEven,
  EsopResult,
  ExerciseCash,
  ExitOutcome,
  ExitPlan,
} from '@upround/calculators/model';
import type { EsopTexts } from '../form/esop-texts';

/** What people with options pay in at a price, and how many shares there are with theirs. */
function exercisedAt(price: number, { cash }: ExitPlan) {
  const exercised = cash.holdings.filter(({ grant }) => price > grant.strike);
  return {
    strikes: exercised.reduce((sum, { options, grant }) => sum + options * grant.strike, 0),
    options: exercised.reduce((sum, { options }) => sum + options, 0),
  };
}

/** Preferred classes in the order in which they are paid, with their rank where not all have the same. */
function rankedClasses({ preferred }: ExitPlan, texts: EsopTexts) {
  const classes = preferred.map((one, place) => ({
    name: texts.preferred(one, place),
    rank: one.rank ?? 0,
    place,
  }));
  if (new Set(classes.map(({ rank }) => rank)).size < 2) return classes;
  return classes
    .sort((one, other) => other.rank - one.rank)
    .map(({ name, rank, place }) => ({
      name: texts.t('exit.ranked', { name, rank: String(rank) }),
      place,
    }));
}

function priceLines(exit: ExitOutcome, plan: ExitPlan, texts: EsopTexts): string[] {
  const { t, amount, count } = texts;
  const { strikes, options } = exercisedAt(exit.grossPrice, plan);
  const preferredShares = plan.preferred.reduce((sum, { shares }) => sum + shares, 0);
  const shares = plan.others + preferredShares + plan.cash.shares + options;
  const paid = exit.waterfall.preferred;
  const preferred = rankedClasses(plan, texts).map(
    ({ name, place }) => `${amount(paid[place]?.amount ?? 0)} ${name}`,
  );
  const toPreferred = paid.reduce((sum, one) => sum + one.amount, 0);
  const common = exit.exitValue - exit.waterfall.paidToDebt - toPreferred;
  return [
    t('chart.grossFormula', {
      exit: amount(exit.exitValue),
      strikes: amount(strikes),
      shares: count(shares),
      price: texts.price(exit.grossPrice),
    }),
    t('chart.paidFormula', {
      exit: amount(exit.exitValue),
      debt: amount(exit.waterfall.paidToDebt),
      preferred: preferred.length === 0 ? amount(0) : preferred.join(' + '),
      common: amount(Math.max(common, 0)),
    }),
    t('chart.priceFormula', { price: texts.price(exit.price) }),
  ];
}

function saleLines({ sale, price }: ExitOutcome, { cash }: ExitPlan, texts: EsopTexts): string[] {
  const { t, amount, count } = texts;
  if (cash.shares === 0) return [];
  const first = t('chart.saleFormula', {
    shares: count(cash.shares),
    price: texts.price(price),
    fairValue: texts.price(cash.fairValue),
    gain: amount(sale.gain),
    term: t(sale.isLongTerm ? 'chart.long' : 'chart.short'),
  });
  if (sale.gain < 0) return [first, t('chart.saleLoss')];
  if (sale.rate === null) return [first, t('chart.saleSlab', { tax: amount(sale.tax) })];
  const rate = t(sale.setOff > 0 ? 'chart.saleUnused' : 'chart.saleRate', {
    gain: amount(sale.gain),
    unused: amount(sale.setOff),
    exempt: amount(sale.exempt),
    rate: texts.part(sale.rate),
    extra: amount(sale.surcharge + sale.cess),
    tax: amount(sale.tax),
  });
  return [first, rate];
}

function atSaleLines({ atSale, price }: ExitOutcome, texts: EsopTexts): string[] {
  const { t, amount, count } = texts;
  if (atSale.shares === 0) return [];
  return [
    t('chart.atSaleFormula', {
      shares: count(atSale.shares),
      price: texts.price(price),
      strike: texts.price(atSale.strike),
      perquisite: amount(atSale.perquisite),
      tax: amount(atSale.tax),
    }),
  ];
}

/** How one exit value becomes what is left after tax, line by line. */
export function exitLines(exit: ExitOutcome, plan: ExitPlan, texts: EsopTexts): string[] {
  const { t, amount, count } = texts;
  const gains = plan.cash.holdings.flatMap(({ grant, held, options, lapsed }) => {
    const isWorthIt = exit.price > grant.strike;
    const shares = held + (isWorthIt ? options : 0);
    const name = texts.grant(grant);
    const [price, strike] = [texts.price(exit.price), texts.price(grant.strike)];
    const value = amount(shares * (exit.price - grant.strike));
    return [
      ...(shares > 0
        ? [t('chart.gainFormula', { name, shares: count(shares), price, strike, value })]
        : []),
      ...(options > 0 && !isWorthIt
        ? [t('chart.notExercised', { name, count: count(options), price, strike })]
        : []),
      ...(lapsed > 0 ? [t('chart.lapsedNote', { name, count: count(lapsed) })] : []),
    ];
  });
  return [
    ...priceLines(exit, plan, texts),
    ...gains,
    ...atSaleLines(exit, texts),
    ...saleLines(exit, plan, texts),
    t('chart.netFormula', {
      gain: amount(exit.afterPreference),
      perquisite: amount(exit.perquisiteTax),
      sale: amount(exit.sale.tax),
      net: amount(exit.afterTax),
    }),
  ];
}

/** From which exit on common shares, and each grant, are worth something. */
export function breakEvenLines(
  { breakEven, numbers }: EsopResult,
  texts: EsopTexts,
): { sentence: string; formula: string }[] {
  const { t, amount, short } = texts;
  if (breakEven.value === null) return [];
  const { threshold, rows } = breakEven.value;
  const debt = numbers.debt.value ?? 0;
  const nothing = {
    sentence: t('breakEven.nothing', { amount: short(threshold) }),
    formula: t('breakEven.nothingFormula', {
      debt: amount(debt),
      preferences: amount(threshold - debt),
      amount: amount(threshold),
    }),
  };
  const row = ({ grant, exitValue, preferred, common }: BreakEven) => ({
    sentence: t('breakEven.grant', { name: texts.grant(grant), amount: short(exitValue) }),
    formula: t('breakEven.formula', {
      debt: amount(debt),
      preferred: amount(preferred),
      common: amount(common),
      strike: texts.price(grant.strike),
      amount: amount(exitValue),
    }),
  });
  return [nothing, ...rows.map(row)];
}

/** What exercising costs and how it's taxed, line by line. */
export function cashLines(cash: ExerciseCash, texts: EsopTexts): string[] {
  const { t, amount, count, price } = texts;
  if (cash.shares === 0) return [];
  const shares = count(cash.shares);
  const strike = price(cash.strike);
  return [
    t('cash.costFormula', { shares, strike, cost: amount(cash.exerciseCost) }),
    t('cash.perquisiteFormula', {
      shares,
      strike,
      fairValue: price(cash.fairValue),
      perquisite: amount(cash.perquisite),
    }),
    t('cash.taxFormula', {
      together: amount(cash.income + cash.perquisite),
      income: amount(cash.income),
      tax: amount(cash.tax),
      rate: texts.part(cash.effectiveRate),
    }),
  ];
}

/** When a tax that is deferred falls due, and why. */
export function deferralLine(cash: ExerciseCash, texts: EsopTexts): string {
  const { t, amount, day } = texts;
  if (!cash.canDefer) return t('cash.left');
  const { endsBy, endsOn, payBy } = cash.deferral;
  return t(cash.isDeferred ? 'cash.deferred' : 'cash.couldDefer', {
    cost: amount(cash.exerciseCost),
    day: day(cash.exerciseOn),
    tax: amount(cash.tax),
    payBy: day(payBy),
    reason: t(`cash.reasons.${endsBy}`, { day: day(endsOn) }),
  });
}
