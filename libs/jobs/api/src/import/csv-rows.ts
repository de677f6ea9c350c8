import { CsvError, readCsv } from '@upround/shared/import-files';
import { minorAmount, type FieldNames, type ImportProblem, type RawRow } from './import-row';

/** The columns of a CSV file; the first six must be there. */
export const csvColumns = [
  'title',
  'company',
  'description',
  'location',
  'type',
  'workplace',
  'salary_min',
  'salary_max',
  'salary_currency',
  'salary_period',
  'equity_min',
  'equity_max',
  'experience',
  'company_stage',
  'visa',
  'tags',
  'id',
  'closes_on',
] as const;
const REQUIRED = 6;

type Column = (typeof csvColumns)[number];

/** What the columns are called by the rules of jobs. */
export const csvNames: FieldNames = {
  companyStage: 'company_stage',
  closesAt: 'closes_on',
  salary: 'salary_min',
  'salary.min': 'salary_min',
  'salary.max': 'salary_max',
  'salary.currency': 'salary_currency',
  'salary.period': 'salary_period',
  equity: 'equity_min',
  'equity.min': 'equity_min',
  'equity.max': 'equity_max',
};

const isColumn = (name: string): name is Column => (csvColumns as readonly string[]).includes(name);

/** The cell's value, or undefined; constants may be in lower case and with spaces. */
const constant = (cell: string | undefined) => cell?.toUpperCase().replace(/[\s-]+/g, '_');

const numberOf = (cell: string | undefined): unknown =>
  cell === undefined || !/^\d{1,3}(?:\.\d{1,2})?$/.test(cell) ? cell : Number(cell);

const yes: ReadonlySet<string> = new Set(['yes', 'true', '1']);
const no: ReadonlySet<string> = new Set(['no', 'false', '0']);

function visaOf(cell: string | undefined): unknown {
  const word = cell?.toLowerCase();
  if (word === undefined) return undefined;
  return yes.has(word) || (no.has(word) ? false : word);
}

function draftOf(cell: (column: Column) => string | undefined): RawRow['draft'] {
  const currency = constant(cell('salary_currency'));
  const [least, most] = [cell('salary_min'), cell('salary_max')];
  const [share, top] = [cell('equity_min'), cell('equity_max')];
  return {
    title: cell('title'),
    company: cell('company'),
    description: cell('description'),
    location: cell('location'),
    type: constant(cell('type')),
    workplace: constant(cell('workplace')),
    experience: constant(cell('experience')),
    companyStage: constant(cell('company_stage')),
    ...((least !== undefined || most !== undefined) && {
      salary: {
        min: minorAmount(least, currency),
        max: minorAmount(most, currency),
        currency,
        period: constant(cell('salary_period')),
      },
    }),
    ...((share !== undefined || top !== undefined) && {
      equity: { min: numberOf(share), max: numberOf(top) },
    }),
    visa: visaOf(cell('visa')),
    tags: cell('tags')
      ?.split(/[;,]/)
      .filter((tag) => tag.trim() !== ''),
  };
}

/** Reads the rows of a CSV file. A file that isn't CSV, or lacks a column, has problems and no rows. */
export function csvRows(text: string): { rows: RawRow[]; problems: ImportProblem[] } {
  const failed = (place: string, field: string, reason: string) => ({
    rows: [],
    problems: [{ place, field, reason }],
  });
  let records;
  try {
    records = readCsv(text);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return failed(`line ${error.line}`, 'CSV', error.message);
  }
  const [head, ...body] = records;
  const columns = head?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  const unknown = columns.find((name) => !isColumn(name));
  if (unknown !== undefined) return failed('line 1', unknown, 'isn’t a known column');
  const missing = csvColumns.slice(0, REQUIRED).find((name) => !columns.includes(name));
  if (missing !== undefined)
    return failed('line 1', missing, 'is a required column and is missing');
  if (new Set(columns).size < columns.length)
    return failed('line 1', 'columns', 'have the same name twice');
  const problems: ImportProblem[] = [];
  const rows = body.flatMap(({ line, cells }): RawRow[] => {
    if (cells.length !== columns.length) {
      const reason = `has ${cells.length} cells instead of ${columns.length}`;
      problems.push({ place: `line ${line}`, field: 'row', reason });
      return [];
    }
    const cell = (name: Column) => cells[columns.indexOf(name)]?.trim() || undefined;
    return [
      {
        place: `line ${line}`,
        draft: draftOf(cell),
        sourceId: cell('id'),
        closesAt: cell('closes_on'),
      },
    ];
  });
  return { rows, problems };
}
