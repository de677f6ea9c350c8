import { financialYearEnd } from '../esop/calendar';
import type { Day } from '../esop/calendar';
import { dilution } from '../esop/dilution';
import { exitForPrice, waterfall } from '../esop/waterfall';
import type { CommonClass, PreferredClass, WaterfallResult } from '../esop/waterfall';
import { InputError } from '../input-error';
import { Exact, sum, toNumber } from '../numbers';
import type { TaxRules } from '../tax/income-tax';
import { perquisiteDeferral, perquisiteTax } from '../tax/perquisite-tax';
import type { DeferralResult, PerquisiteTaxResult } from '../tax/perquisite-tax';
import { saleTax } from '../tax/sale-tax';
import type { SaleTaxResult } from '../tax/sale-tax';
import { planHoldings, sharesOf, strikeOf } from './esop-holdings';
import type { Holding } from './esop-holdings';
import { need } from './outcome';
import type { EsopNumbers, GrantNumbers } from './read-esop';

/** What exercising on the planned day takes. */
export interface ExerciseCash extends PerquisiteTaxResult {
  holdings: Holding[];
  shares: number;
  fairValue: number;
  /** On average for a share. */
  strike: number;
  income: number;
  exerciseOn: Day;
  /** When the tax falls due if the company is an eligible start-up. */
  deferral: DeferralResult;
  /** Tax can't be deferred by people who have left before they exercise. */
  canDefer: boolean;
  /** Deferring is a rule of India's tax: there is none with a rate of one's own. */
  hasDeferral: boolean;
  isDeferred: boolean;
  /** On the planned day: without the tax where it is deferred. */
  dueNow: number;
}

/** @throws InputError for a problem with grants, dates, the value of a share, or tax */
export function exerciseCash(numbers: EsopNumbers, isEligible: boolean): ExerciseCash {
  const holdings = planHoldings(numbers);
  const fairValue = need(numbers.fairValue);
  const { rules, income } = need(numbers.tax);
  const { shares, strike } = strikeOf(
    holdings.map(({ held, grant }) => ({ shares: held, strike: grant.strike })),
  );
  const tax = perquisiteTax({ shares, strike, fairValue, income, rules });
  const exerciseOn = need(numbers.dates.exercise);
  const leftOn = need(numbers.dates.leaving);
  const deferral = perquisiteDeferral({
    exercisedOn: exerciseOn,
    soldOn: need(numbers.dates.sale),
    ...(leftOn === null ? {} : { leftOn }),
  });
  const canDefer = leftOn === null || leftOn > exerciseOn;
  const hasDeferral = !('rate' in rules);
  const isDeferred = isEligible && canDefer && hasDeferral;
  const dueNow = isDeferred ? tax.exerciseCost : tax.cashNeeded;
  return {
    ...tax,
    holdings,
    shares,
    fairValue,
    strike,
    income,
    exerciseOn,
    deferral,
    canDefer,
    hasDeferral,
    isDeferred,
    dueNow,
  };
}

/** Everything that the values of an exit have in common. */
export interface ExitPlan {
  cash: ExerciseCash;
  saleOn: Day;
  rules: TaxRules;
  isListed: boolean;
  debt: number;
  preferred: PreferredClass[];
  /** After later rounds. */
  fullyDiluted: number;
  /** Everyone's common shares but the person's, and those of later rounds. */
  others: number;
}

/** @throws InputError for a problem with what it reads, and if there are more shares than the fully diluted ones */
export function planExit(numbers: EsopNumbers, tax: { isListed: boolean }, cash: ExerciseCash) {
  const preferred = need(numbers.preferred);
  const fullyDiluted = need(numbers.fullyDiluted);
  const { retention } = dilution({
    shares: 0,
    fullyDiluted,
    rounds: need(numbers.rounds).map((taken) => ({ dilution: taken })),
  });
  const after = new Exact(fullyDiluted).div(retention);
  const own = sharesOf(cash.holdings, 'held') + sharesOf(cash.holdings, 'options');
  const taken = sum(preferred.map(({ shares }) => new Exact(shares))).plus(own);
  if (taken.gt(fullyDiluted)) throw new InputError('company.fullyDiluted', 'TOO_SMALL');
  const plan: ExitPlan = {
    cash,
    saleOn: need(numbers.dates.sale),
    rules: need(numbers.tax).rules,
    isListed: tax.isListed,
    debt: need(numbers.debt),
    preferred,
    fullyDiluted: toNumber(after),
    others: toNumber(after.minus(taken)),
  };
  return plan;
}

/** What was exercised before is shares; the rest is options. */
function ownClasses({ cash }: ExitPlan): CommonClass[] {
  const options = cash.holdings.map(({ options: shares, grant }) => ({
    name: grant.name,
    shares,
    strike: grant.strike,
  }));
  return [{ name: 'held', shares: cash.shares }, ...options];
}

/** The person's shares and options at a price, less what exercising costs. */
function gainAt(price: number, holdings: readonly Holding[]): number {
  return toNumber(
    sum(
      holdings.map(({ held, options, grant }) => {
        const gain = new Exact(price).minus(grant.strike);
        return gain.times(held).plus(Exact.max(gain, 0).times(options));
      }),
    ),
  );
}

export interface ExitOutcome {
  exitValue: number;
  /** For a share if preferences and debt took nothing. */
  grossPrice: number;
  price: number;
  /** All three less what exercising costs. */
  beforePreferences: number;
  afterPreference: number;
  afterTax: number;
  /** On what was exercised before the sale, and at it. */
  perquisiteTax: number;
  atSale: PerquisiteTaxResult & { shares: number; strike: number };
  sale: SaleTaxResult;
  waterfall: WaterfallResult;
}

/** What one exit value brings: by shares alone, after debt and preferences, and after taxes. */
export function exitAt(plan: ExitPlan, exitValue: number): ExitOutcome {
  const own = ownClasses(plan);
  const preferredShares = plan.preferred.reduce((total, { shares }) => total + shares, 0);
  const grossPrice = waterfall({
    exitValue,
    preferred: [],
    common: [{ name: 'others', shares: plan.others + preferredShares }, ...own],
  }).commonPerShare;
  const paid = waterfall({
    exitValue,
    debt: plan.debt,
    preferred: plan.preferred,
    common: [{ name: 'others', shares: plan.others }, ...own],
  });
  const price = paid.commonPerShare;
  const { cash } = plan;
  const afterPreference = gainAt(price, cash.holdings);
  const taxes = taxesAt(plan, price);
  return {
    exitValue,
    grossPrice,
    price,
    beforePreferences: gainAt(grossPrice, cash.holdings),
    afterPreference,
    afterTax: toNumber(
      new Exact(afterPreference).minus(cash.tax).minus(taxes.atSale.tax).minus(taxes.sale.tax),
    ),
    perquisiteTax: toNumber(new Exact(cash.tax).plus(taxes.atSale.tax)),
    ...taxes,
    waterfall: paid,
  };
}

/**
 * Options that are exercised at the sale are salary; shares that were held until then have a gain. Each tax is what the year's tax
 * rises by with it, after what came before: together they are the tax of the year less that of other income.
 */
function taxesAt({ cash, saleOn, rules, isListed }: ExitPlan, price: number) {
  const isSameYear =
    financialYearEnd('exercise', cash.exerciseOn) === financialYearEnd('sale', saleOn);
  const income = cash.income + (isSameYear ? cash.perquisite : 0);
  const lot = strikeOf(
    cash.holdings
      .filter(({ grant }) => price > grant.strike)
      .map(({ options, grant }) => ({ shares: options, strike: grant.strike })),
  );
  const { shares, strike } = lot;
  const atSale = perquisiteTax({ shares, strike, fairValue: price, income, rules });
  const sale = saleTax({
    shares: cash.shares,
    fairValueAtExercise: cash.fairValue,
    salePrice: price,
    exercisedOn: cash.exerciseOn,
    soldOn: saleOn,
    isListed,
    income: income + atSale.perquisite,
    rules,
  });
  return { atSale: { ...atSale, shares, strike }, sale };
}

const CURVE_POINTS = 31;

/** Exit values from low to high, at even distances of the scale. @throws InputError for a range that isn't one */
export function curveValues({ exitRange }: Pick<EsopNumbers, 'exitRange'>): number[] {
  const { low, high, scale } = need(exitRange);
  return Array.from({ length: CURVE_POINTS }, (_, place) => {
    const part = place / (CURVE_POINTS - 1);
    if (place === 0) return low;
    if (place === CURVE_POINTS - 1) return high;
    return scale === 'log' ? low * (high / low) ** part : low + (high - low) * part;
  });
}

/** The outcomes at `curveValues`. @throws InputError for a range that isn't one */
export const exitCurve = (plan: ExitPlan, numbers: EsopNumbers): ExitOutcome[] =>
  curveValues(numbers).map((value) => exitAt(plan, value));

export interface BreakEven {
  grant: GrantNumbers;
  /** From which on a common share is worth the strike. */
  exitValue: number;
  /** What of it goes to preferred shares, and to common ones. */
  preferred: number;
  common: number;
}

/** The exit value at which each grant's options begin to be worth something. @throws InputError as the formulas do */
export function breakEvens(plan: ExitPlan): { threshold: number; rows: BreakEven[] } {
  const common = [{ name: 'others', shares: plan.others }, ...ownClasses(plan)];
  const { debt, preferred } = plan;
  return {
    threshold: exitForPrice({ debt, preferred, common }, 0),
    rows: plan.cash.holdings.map(({ grant }) => {
      const { strike } = grant;
      const exitValue = exitForPrice({ debt, preferred, common }, strike);
      const toCommon = exitForPrice({ preferred: [], common }, strike);
      const rest = new Exact(exitValue).minus(debt).minus(toCommon);
      return { grant, exitValue, preferred: toNumber(rest), common: toCommon };
    }),
  };
}
