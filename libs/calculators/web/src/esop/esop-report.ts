import {
  attempt,
  evaluateEsop,
  exitCurve,
  OFFER_YEARS,
  type EsopResult,
  type EsopState,
  type ExitOutcome,
} from '@upround/calculators/model';
import type { Report, ReportRow, ReportSection } from '../export/report';
import { exitHead, exitRows } from './lines/exit-rows';
import type { EsopTexts } from './form/esop-texts';
import { localToday } from './form/local-today';
import { breakEvenLines, cashLines, deferralLine, exitLines } from './lines/exit-lines';
import { enteredSections } from './lines/entered-rows';
import { offerRows, offerWords } from './lines/offer-rows';
import {
  dilutionLines,
  expenseLines,
  offerLines,
  optionLines,
  valuesOf,
  worthLines,
} from './lines/worth-lines';

/** Lines as rows under one label. */
const linesAs = (label: string, lines: readonly string[]): ReportRow[] =>
  lines.map((line) => [label, line]);

function worthSection(result: EsopResult, texts: EsopTexts): ReportSection {
  const { t, count, amount } = texts;
  const { value: worth } = result.worth;
  const rows: ReportRow[] =
    worth === null
      ? []
      : [
          [t('worth.vested'), count(worth.vested)],
          [t('worth.unvested'), count(worth.unvested)],
          [`${t('worth.vested')}: ${t('worth.ifExercised')}`, amount(worth.vestedValue)],
          [`${t('worth.unvested')}: ${t('worth.ifExercised')}`, amount(worth.unvestedValue)],
        ];
  const fair: ReportRow[] =
    worth === null || worth.fair.value === null
      ? []
      : [
          [`${t('worth.vested')}: ${t('worth.asOption')}`, amount(worth.fair.value.vested)],
          [`${t('worth.unvested')}: ${t('worth.asOption')}`, amount(worth.fair.value.unvested)],
        ];
  return {
    heading: t('worth.title'),
    rows: [
      ...rows,
      ...fair,
      ...linesAs(t('how'), worthLines(result, texts)),
      ...linesAs(t('option.title'), optionLines(result, texts)),
    ],
  };
}

/** The three lines of the chart, over the exit value. */
function exitLinesOf(points: readonly ExitOutcome[], { t, short }: EsopTexts) {
  const line = (label: string, of: (point: ExitOutcome) => number) => ({
    label,
    points: points.map((point) => [point.exitValue, of(point)] as const),
  });
  const ends = [points[0], points.at(-1)].map((point) => short(point?.exitValue ?? 0));
  const most = Math.max(0, ...points.map(({ beforePreferences }) => beforePreferences));
  return {
    series: [
      line(t('chart.gross'), ({ beforePreferences }) => beforePreferences),
      line(t('chart.preference'), ({ afterPreference }) => afterPreference),
      line(t('chart.net'), ({ afterTax }) => afterTax),
    ],
    x: [ends[0] ?? '', ends[1] ?? ''] as const,
    y: [short(0), short(most)] as const,
  };
}

function exitSection(result: EsopResult, texts: EsopTexts): ReportSection {
  const { t, amount } = texts;
  const { value: exit } = result.exit;
  const { value: plan } = result.plan;
  const points = plan === null ? null : attempt(() => exitCurve(plan, result.numbers)).value;
  const rows: ReportRow[] =
    exit === null || plan === null
      ? []
      : [
          [t('chart.exit'), amount(exit.exitValue)],
          [t('chart.price'), texts.price(exit.price)],
          [t('chart.gross'), amount(exit.beforePreferences)],
          [t('chart.preference'), amount(exit.afterPreference)],
          [t('chart.net'), amount(exit.afterTax)],
          ...linesAs(t('how'), exitLines(exit, plan, texts)),
        ];
  const section = { heading: t('exit.title'), rows };
  if (points === null) return section;
  return {
    ...section,
    lines: exitLinesOf(points, texts),
    table: { head: exitHead(texts), rows: exitRows(points, texts) },
  };
}

function breakEvenSection(result: EsopResult, texts: EsopTexts): ReportSection {
  const { t } = texts;
  return {
    heading: t('breakEven.title'),
    rows: breakEvenLines(result, texts).map(({ sentence, formula }): ReportRow => [
      sentence,
      formula,
    ]),
  };
}

function cashSection(result: EsopResult, texts: EsopTexts): ReportSection {
  const { t, amount, day } = texts;
  const { value: cash } = result.cash;
  const rows: ReportRow[] =
    cash === null
      ? []
      : [
          [t('cash.perquisite'), amount(cash.perquisite)],
          [t('cash.cost'), amount(cash.exerciseCost)],
          [t('cash.tax'), amount(cash.tax)],
          [t('cash.total', { day: day(cash.exerciseOn) }), amount(cash.dueNow)],
          ...linesAs(t('how'), cashLines(cash, texts)),
          ...(cash.hasDeferral && cash.tax > 0
            ? linesAs(t('cash.deferral'), [deferralLine(cash, texts)])
            : []),
        ];
  return { heading: t('cash.title'), rows };
}

function leaveSection({ departures }: EsopResult, texts: EsopTexts): ReportSection {
  const { t, amount, count, day } = texts;
  if (departures.value === null) return { heading: t('leave.title', { day: 'none' }), rows: [] };
  const { planned, later } = departures.value;
  return {
    heading: t('leave.title', { day: day(planned.on) }),
    rows: [],
    table: {
      head: [t('leave.on'), day(planned.on), day(later.on)],
      rows: [
        [t('leave.vested'), count(planned.vested), count(later.vested)],
        [t('leave.lost'), count(planned.forfeited), count(later.forfeited)],
        [t('leave.value'), amount(planned.value), amount(later.value)],
        [t('leave.by'), day(planned.exerciseBy), day(later.exerciseBy)],
        [t('leave.cash'), amount(planned.cashNeeded), amount(later.cashNeeded)],
      ],
    },
  };
}

function companySections(result: EsopResult, texts: EsopTexts): ReportSection[] {
  const { t, amount } = texts;
  const { value: expense } = result.expense;
  const rows: ReportRow[] =
    expense === null
      ? []
      : [
          [t('expense.cumulative'), amount(expense.cumulative)],
          [t('expense.next'), amount(expense.nextYear)],
          [t('expense.total'), amount(expense.total)],
          ...linesAs(t('how'), expenseLines(result, texts)),
        ];
  return [
    { heading: t('dilution.title'), rows: linesAs(t('how'), dilutionLines(result, texts)) },
    { heading: t('expense.title'), rows },
  ];
}

function offersSection(result: EsopResult, state: EsopState, texts: EsopTexts): ReportSection {
  const { t } = texts;
  const table = offerRows(result.offers, state.offers, texts);
  const words = offerWords(valuesOf(result.offers), table.head, texts);
  return {
    heading: t('offers.title'),
    rows: [
      ...linesAs(t('compare.title', { years: String(OFFER_YEARS) }), words),
      ...linesAs(t('how'), offerLines(result, OFFER_YEARS, texts)),
    ],
    table,
  };
}

/**
 * Everything that the page says as plain rows, for CSV and PDF. Parts that can't be calculated have no rows.
 * @param texts of `useEsopTexts`, in the state's currency
 * @param today what an empty "as of" means
 */
export function esopReport(
  state: EsopState,
  texts: EsopTexts,
  today: string = localToday(),
): Pick<Report, 'title' | 'sections'> {
  const result = evaluateEsop(state, today);
  return {
    title: texts.t('title'),
    sections: [
      ...enteredSections(state, result, texts),
      worthSection(result, texts),
      exitSection(result, texts),
      breakEvenSection(result, texts),
      cashSection(result, texts),
      leaveSection(result, texts),
      ...companySections(result, texts),
      offersSection(result, state, texts),
    ],
  };
}
