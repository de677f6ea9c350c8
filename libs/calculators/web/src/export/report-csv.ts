import { csvFile, csvOf } from '@upround/shared/files';
import type { Report } from './report';

/** A report as a file for spreadsheets: a column for each cell, with section, label and value first. */
export async function reportCsv(report: Report): Promise<Blob> {
  const lines = report.sections.flatMap(({ heading, rows, table }) => [
    ...rows.map(([label, value]) => [heading, label, value]),
    ...(table === undefined ? [] : [table.head, ...table.rows].map((row) => [heading, ...row])),
  ]);
  const width = Math.max(3, ...lines.map((line) => line.length));
  const headings = [report.title, report.link, report.madeOn];
  const columns = Array.from({ length: width }, (_, place) => ({
    heading: headings[place] ?? '',
    of: (line: readonly string[]) => line[place] ?? '',
  }));
  return csvFile(await csvOf(lines, columns));
}
