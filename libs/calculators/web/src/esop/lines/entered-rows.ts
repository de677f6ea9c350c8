import type { EsopResult, EsopState } from '@upround/calculators/model';
import type { ReportRow, ReportSection } from '../../export/report';
import type { EsopTexts } from '../form/esop-texts';

const NONE = '–';

/** Fields as people have entered them. Empty ones are a dash. */
function writers({ amount, price, count, day, t }: EsopTexts) {
  const orNone = (write: (value: number) => string) => (value: number | null) =>
    value === null ? NONE : write(value);
  return {
    amount: orNone(amount),
    price: orNone(price),
    count: orNone((value) => count(value, 2)),
    percent: orNone((value) => `${count(value, 2)}%`),
    times: orNone((value) => `${count(value, 2)}×`),
    day: (value: string | null) => (value === null ? NONE : day(value)),
    yes: (value: boolean) => t(value ? 'report.isTrue' : 'report.isFalse'),
  };
}

function planRows(state: EsopState, { numbers }: EsopResult, texts: EsopTexts): ReportRow[] {
  const { t } = texts;
  const write = writers(texts);
  const { company, exit, dates, option } = state;
  return [
    [t('grants.currency'), state.currency],
    [t('grants.asOf'), write.day(numbers.dates.asOf.value)],
    [t('grants.fairValue'), write.price(company.fairValue)],
    [t('exit.fullyDiluted'), write.count(company.fullyDiluted)],
    [t('exit.debt'), write.amount(company.debt)],
    [t('exit.value'), write.amount(exit.value)],
    ...state.rounds.map((taken, place): ReportRow => [
      t('exit.round', { number: String(place + 1) }),
      write.percent(taken),
    ]),
    [t('exercise.exercise'), write.day(numbers.dates.exercise.value)],
    [t('exercise.sale'), write.day(numbers.dates.sale.value)],
    [t('exercise.leaving'), write.day(numbers.dates.leaving.value)],
    [t('exercise.window'), write.count(dates.exerciseDays)],
    ...taxRows(state, texts),
    [t('company.rate'), write.percent(option.rate)],
    [t('company.volatility'), write.percent(option.volatility)],
    [t('company.years'), write.count(option.years)],
    [t('company.expected'), write.percent(state.expectedToVest)],
  ];
}

function taxRows({ tax, currency }: EsopState, texts: EsopTexts): ReportRow[] {
  const { t } = texts;
  const write = writers(texts);
  const isIndian = currency === 'INR' && tax.by !== 'own';
  const rules: ReportRow[] = isIndian
    ? [
        [t('exercise.by'), t(`exercise.rules.${tax.by}`)],
        [t('exercise.year'), tax.year],
      ]
    : [[t('exercise.rate'), write.percent(tax.rate)]];
  const age: ReportRow[] =
    isIndian && tax.by === 'old' ? [[t('exercise.age'), t(`exercise.ages.${tax.age}`)]] : [];
  const eligible: ReportRow[] = isIndian
    ? [[t('exercise.eligible'), write.yes(tax.isEligible)]]
    : [];
  return [
    ...rules,
    ...age,
    [t('exercise.income'), write.amount(tax.income)],
    [t('exercise.listed'), write.yes(tax.isListed)],
    ...eligible,
  ];
}

function grantTable({ grants }: EsopState, texts: EsopTexts) {
  const { t } = texts;
  const write = writers(texts);
  return {
    head: [
      t('name'),
      t('grants.granted'),
      t('grants.strike'),
      t('grants.start'),
      t('grants.months'),
      t('grants.cliff'),
      t('grants.interval'),
    ],
    rows: grants.map((grant, place) => [
      texts.grant({ name: grant.name, place }),
      write.count(grant.granted),
      write.price(grant.strike),
      write.day(grant.start),
      write.count(grant.months),
      write.count(grant.cliff),
      t(`grants.intervals.m${grant.interval}`),
    ]),
  };
}

function preferredTable({ preferred }: EsopState, texts: EsopTexts) {
  const { t } = texts;
  const write = writers(texts);
  return {
    head: [
      t('name'),
      t('exit.shares'),
      t('exit.invested'),
      t('exit.multiple'),
      t('exit.participation'),
      t('exit.cap'),
      t('exit.rank'),
    ],
    rows: preferred.map((one, place) => [
      texts.preferred(one, place),
      write.count(one.shares),
      write.amount(one.invested),
      write.times(one.multiple),
      t(`exit.participations.${one.participation}`),
      one.participation === 'capped' ? write.times(one.cap) : NONE,
      write.count(one.rank),
    ]),
  };
}

/** What is entered, with the days that empty fields mean. */
export function enteredSections(
  state: EsopState,
  result: EsopResult,
  texts: EsopTexts,
): ReportSection[] {
  const { t } = texts;
  return [
    { heading: t('report.inputs'), rows: planRows(state, result, texts) },
    { heading: t('grants.title'), rows: [], table: grantTable(state, texts) },
    { heading: t('exit.preferred'), rows: [], table: preferredTable(state, texts) },
  ];
}
