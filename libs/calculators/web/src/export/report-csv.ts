import { csvFile, csvOf } from '@upround/shared/files';
import { figureIn, type Figure } from './figure-in';
import type { Report, ReportTable } from './report';

type Cell = string | number;

/** What a cell of a figure holds; words stay as they are. */
const plain = (text: string): Cell => figureIn(text)?.value ?? text;

/** The one unit that all figures have; undefined where there is none, or several. */
function sharedUnit(figures: readonly (Figure | undefined)[]): string | undefined {
  const units = new Set(figures.flatMap((figure) => figure?.unit ?? []));
  const [unit] = units;
  return units.size === 1 && unit !== '' ? unit : undefined;
}

const withUnit = (name: string, unit: string | undefined) =>
  unit === undefined ? name : `${name} (${unit})`;

/** A table whose units are in its head, or else beside the names of its rows. */
function tableLines({ head, rows }: ReportTable): Cell[][] {
  const figures = rows.map((row) => row.slice(1).map(figureIn));
  const units = head.slice(1).map((_, column) => sharedUnit(figures.map((row) => row[column])));
  // A column with several units has them row by row.
  const isMixed = units.some(
    (unit, column) => unit === undefined && figures.some((row) => (row[column]?.unit ?? '') !== ''),
  );
  return [
    head.map((name, place) => (isMixed ? name : withUnit(name, units[place - 1]))),
    ...rows.map(([name = '', ...cells], row) => [
      isMixed ? withUnit(name, sharedUnit(figures[row] ?? [])) : name,
      ...cells.map(plain),
    ]),
  ];
}

/**
 * A report as a file for spreadsheets: a column for each cell, with section, label, value and unit first. Figures are plain
 * numbers, so that they can be summed.
 *
 * @param report with its amounts in full
 */
export async function reportCsv(report: Report): Promise<Blob> {
  const lines = report.sections.flatMap(({ heading, rows, table }): Cell[][] => [
    ...rows.map(([label, value]) => [heading, label, plain(value), figureIn(value)?.unit ?? '']),
    ...(table === undefined ? [] : tableLines(table).map((row) => [heading, ...row])),
  ]);
  const width = Math.max(4, ...lines.map((line) => line.length));
  const headings = [report.title, report.link, report.madeOn];
  const columns = Array.from({ length: width }, (_, place) => ({
    heading: headings[place] ?? '',
    of: (line: readonly Cell[]) => line[place] ?? '',
  }));
  return csvFile(await csvOf(lines, columns));
}
