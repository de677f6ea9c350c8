export { InputError } from './input-error';
export type { InputProblem } from './input-error';
export { LARGEST } from './numbers';
export { formatOf, fullAmount, localeOf, shortAmount, spokenAmount } from './amounts';

export { berkus, berkusDrivers, BERKUS_MOST_PER_DRIVER } from './valuation/berkus';
export type { BerkusDriver, BerkusInput, BerkusResult } from './valuation/berkus';
export { scorecard, scorecardFactors, scorecardWeights } from './valuation/scorecard';
export type { ScorecardFactor, ScorecardInput, ScorecardResult } from './valuation/scorecard';
export { riskFactors, riskFactorSummation, RISK_STEP } from './valuation/risk-factor-summation';
export type {
  RiskFactor,
  RiskFactorInput,
  RiskFactorResult,
} from './valuation/risk-factor-summation';
export { ventureCapital } from './valuation/venture-capital';
export type {
  LaterRound,
  RequiredReturn,
  VentureCapitalInput,
  VentureCapitalResult,
  VentureCapitalRound,
} from './valuation/venture-capital';
export { firstChicago } from './valuation/first-chicago';
export type { FirstChicagoInput, FirstChicagoResult, Scenario } from './valuation/first-chicago';
export { dcf, projectCashFlows } from './valuation/dcf';
export type { DcfInput, DcfResult, DcfYear, GrowthPhase, Terminal } from './valuation/dcf';
export { comparables } from './valuation/comparables';
export type { ComparablesInput, ComparablesResult, Peer } from './valuation/comparables';
export { compareValues } from './valuation/compare-values';
export type { MethodValue, ValueRange } from './valuation/compare-values';

export { applyMfn, convertSafe } from './raise/safe';
export type {
  Conversion,
  ConversionBasis,
  Safe,
  SafeConversion,
  SafeConversionInput,
} from './raise/safe';
export { convertNote } from './raise/note';
export type { Note, NoteConversion, NoteConversionInput } from './raise/note';
export { poolShuffle } from './raise/pool-shuffle';
export type { PoolShuffleInput, PoolShuffleResult } from './raise/pool-shuffle';
export { pricedRound } from './raise/priced-round';
export type {
  CapTableGroup,
  CapTableRow,
  Holder,
  Investment,
  PricedRoundInput,
  PricedRoundResult,
  RoundConversion,
} from './raise/priced-round.types';

export { addDays, addMonths, monthsBetween, yearsBetween } from './esop/calendar';
export type { Day } from './esop/calendar';
export { vesting } from './esop/vesting';
export type { VestingInput, VestingInterval, VestingResult, VestingTranche } from './esop/vesting';
export { blackScholesMerton, shareBasedExpense } from './esop/black-scholes-merton';
export type {
  ExpenseInput,
  ExpenseResult,
  OptionInput,
  OptionResult,
} from './esop/black-scholes-merton';
export { dilution } from './esop/dilution';
export type { DilutingRound, DilutionInput, DilutionResult, DilutionStep } from './esop/dilution';
export { exitForPrice, waterfall } from './esop/waterfall';
export type {
  CommonClass,
  Payout,
  PreferredClass,
  WaterfallInput,
  WaterfallResult,
} from './esop/waterfall';

export { incomeTax } from './tax/income-tax';
export type { AgeGroup, IncomeTaxResult, TaxRules } from './tax/income-tax';
export { indianTaxYears } from './tax/india-tax.data';
export type { IndianTaxYear } from './tax/india-tax.data';
export { perquisiteDeferral, perquisiteTax } from './tax/perquisite-tax';
export type {
  DeferralInput,
  DeferralResult,
  PerquisiteTaxInput,
  PerquisiteTaxResult,
} from './tax/perquisite-tax';
export { saleTax } from './tax/sale-tax';
export type { SaleTaxInput, SaleTaxResult } from './tax/sale-tax';

export { sensitivity } from './simulation/sensitivity';
export type { SensitivityInput, SensitivityRow } from './simulation/sensitivity';
export { simulate, triangular } from './simulation/simulate';
export type { Bar, SimulationInput, SimulationResult, Spread } from './simulation/simulate';

export { decodeState, encodeState, LONGEST_STATE } from './states/state-link';
export type { DecodedState, LinkProblem, StateFormat } from './states/state-link';
export { calculatorCurrencies } from './states/state-fields';
export type { CalculatorCurrency } from './states/state-fields';
export {
  companyStages,
  defaultValuation,
  methodsOfStage,
  stateLimits,
  valuationFormat,
  valuationMethods,
} from './states/valuation-state';
export type { CompanyStage, ValuationMethod, ValuationState } from './states/valuation-state';
export { evaluateRaise } from './evaluation/evaluate-raise';
export type { RaiseOutcome } from './evaluation/evaluate-raise';
export { evaluateValuation, runMethod } from './evaluation/evaluate-valuation';
export { fraction, readNumber, required, withNumbers, within } from './evaluation/read-numbers';
export { methodRanges, valuationSensitivity } from './evaluation/valuation-sensitivity';
export type { MethodRange } from './evaluation/valuation-sensitivity';
export { simulateValuation } from './evaluation/simulate-valuation';
export type { ValuationSimulation } from './evaluation/simulate-valuation';
export type {
  MethodOutcome,
  MethodOutcomes,
  ValuationResult,
} from './evaluation/evaluate-valuation';

export {
  defaultEsop,
  esopAges,
  esopFormat,
  esopIntervals,
  esopLimits,
  esopParticipations,
  esopTaxRules,
  newGrant,
  newPreferred,
} from './states/esop-state';
export type {
  EsopGrant,
  EsopOffer,
  EsopPreferred,
  EsopState,
  EsopTaxRule,
} from './states/esop-state';
export { esopProblems, evaluateEsop } from './evaluation/evaluate-esop';
export type {
  Departure,
  EsopResult,
  Expense,
  GrantWorth,
  OfferWorth,
  OptionValue,
  Worth,
} from './evaluation/evaluate-esop';
export { curveValues, exitAt, exitCurve } from './evaluation/esop-exit';
export type { BreakEven, ExerciseCash, ExitOutcome, ExitPlan } from './evaluation/esop-exit';
export type { Holding, VestingPoint, VestingTimeline } from './evaluation/esop-holdings';
export { attempt } from './evaluation/outcome';
export type { FieldProblems, Outcome } from './evaluation/outcome';
export { OFFER_YEARS } from './evaluation/read-esop';
export type { EsopNumbers, GrantNumbers, OfferNumbers } from './evaluation/read-esop';
