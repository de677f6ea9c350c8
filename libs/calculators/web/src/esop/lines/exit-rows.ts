import type { ExitOutcome } from '@upround/calculators/model';
import type { EsopTexts } from '../form/esop-texts';

/** The table has every so many points. */
const TABLE_STEP = 3;

/** Head of the table of exit values. */
export const exitHead = ({ t }: EsopTexts): string[] => [
  t('chart.exit'),
  t('chart.price'),
  t('chart.gross'),
  t('chart.preference'),
  t('chart.net'),
];

/** Some of the points as rows of a table. */
export const exitRows = (points: readonly ExitOutcome[], texts: EsopTexts): string[][] =>
  points
    .filter((_, place) => place % TABLE_STEP === 0)
    .map((point) => [
      texts.short(point.exitValue),
      texts.price(point.price),
      texts.short(point.beforePreferences),
      texts.short(point.afterPreference),
      texts.short(point.afterTax),
    ]);
