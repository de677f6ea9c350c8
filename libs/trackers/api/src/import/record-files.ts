import {
  brokenLine,
  CsvError,
  objectLines,
  pathIn,
  readCsv,
  unescapeFormula,
} from '@upround/shared/import-files';
import type * as z from 'zod/mini';
import { closingTime } from './closing-time';
import { inputFields, recordInputSchema, type RecordInput } from './record-input';

/** Something that is wrong with a file. */
export interface ImportProblem {
  line: number;
  field: string;
  reason: string;
}

/** A row as a file holds it, with its line. */
interface RawRow {
  line: number;
  values: Record<string, unknown>;
}

interface ReadRows {
  rows: RawRow[];
  problems: ImportProblem[];
}

const failed = (line: number, field: string, reason: string): ReadRows => ({
  rows: [],
  problems: [{ line, field, reason }],
});

const lists: ReadonlySet<string> = new Set(['regions', 'stages', 'sectors']);
const numbers: ReadonlySet<string> = new Set([
  'amountMin',
  'amountMax',
  'equityPercentMin',
  'equityPercentMax',
  'programWeeks',
  'opensMonth',
  'closesMonth',
]);

/** What a cell says: lists are divided by semicolons, and an empty cell says nothing. */
function valueOf(field: string, cell: string): unknown {
  // A writer of ours puts an apostrophe before what a spreadsheet would take for a formula.
  const text = unescapeFormula(cell).trim();
  if (text === '') return lists.has(field) ? [] : null;
  if (lists.has(field)) {
    return text
      .split(';')
      .map((value) => value.trim())
      .filter((value) => value !== '');
  }
  return numbers.has(field) && /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

function csvRows(text: string): ReadRows {
  let records;
  try {
    records = readCsv(text);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return failed(error.line, 'CSV', error.message);
  }
  const [head, ...body] = records;
  const columns = head?.cells.map((name) => name.trim()) ?? [];
  const unknown = columns.find((name) => !(inputFields as readonly string[]).includes(name));
  if (unknown !== undefined) return failed(1, unknown, 'isn’t a known column');
  if (new Set(columns).size < columns.length)
    return failed(1, 'columns', 'have the same name twice');
  const problems: ImportProblem[] = [];
  const rows = body.flatMap(({ line, cells }): RawRow[] => {
    if (cells.length !== columns.length) {
      const reason = `has ${cells.length} cells instead of ${columns.length}`;
      problems.push({ line, field: 'row', reason });
      return [];
    }
    const values = columns.map((name, at) => [name, valueOf(name, cells[at] ?? '')] as const);
    return [{ line, values: Object.fromEntries(values) }];
  });
  return { rows, problems };
}

function jsonRows(file: string): ReadRows {
  const text = file.replace(/^\ufeff/, '');
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return failed(brokenLine(text), 'JSON', 'can’t be read from here on');
  }
  if (!Array.isArray(parsed)) return failed(1, 'JSON', 'isn’t a list of records');
  const lines = objectLines(text);
  const problems: ImportProblem[] = [];
  const rows = parsed.flatMap((value: unknown, at): RawRow[] => {
    const line = lines.get(pathIn('', at)) ?? 1;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return [{ line, values: value as Record<string, unknown> }];
    }
    problems.push({ line, field: `record ${at + 1}`, reason: 'isn’t an object' });
    return [];
  });
  return { rows, problems };
}

/** What a value of these fields must be, whatever is wrong with it. */
const shapes: Readonly<Record<string, string>> = {
  slug: 'may have small letters, digits and single hyphens only',
  website: 'isn’t a full URL, such as https://example.com',
  applyUrl: 'isn’t a full URL, such as https://example.com',
  contactUrl: 'isn’t a full URL, such as https://example.com',
  sourceUrl: 'isn’t a full URL, such as https://example.com',
  contactEmail: 'isn’t an email address',
  asOf: 'isn’t a date like 2026, 2026-03 or 2026-03-31',
  closesOn: 'isn’t a date like 2026-03-31',
  closesTime: 'isn’t a time like 17:00',
};

/** What is wrong with a field, as the rest of a sentence that begins with its name. */
function reasonOf(issue: z.core.$ZodIssue, field: string): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'is missing';
  // A rule about two fields has its own words.
  const isCrossed = issue.code === 'custom' && issue.input instanceof Object;
  if (isCrossed && !Array.isArray(issue.input)) return issue.message;
  const shape = shapes[field];
  if (shape !== undefined) return shape;
  switch (issue.code) {
    case 'invalid_value':
      return `must be ${issue.values.join(', ')}`.replace(/, ([^,]*)$/, ' or $1');
    case 'too_big':
      return `must be at most ${String(issue.maximum)}${issue.origin === 'string' ? ' characters' : ''}`;
    case 'too_small':
      return issue.origin === 'string' ? 'is missing' : `must be at least ${String(issue.minimum)}`;
    case 'invalid_type':
      return `isn’t of type ${issue.expected}`;
    case 'unrecognized_keys':
      return `has unknown fields: ${issue.keys.join(', ')}`;
    case 'custom':
      return 'has a value twice';
    default:
      return 'can’t be read';
  }
}

/**
 * Reads the records of a CSV or JSON file.
 *
 * @returns the records, and every problem with its line
 */
export function readRecordFile(
  text: string,
  format: 'csv' | 'json',
): { records: RecordInput[]; problems: ImportProblem[] } {
  const { rows, problems } = format === 'csv' ? csvRows(text) : jsonRows(text);
  const records: RecordInput[] = [];
  const lines = new Map<string, number>();
  for (const { line, values } of rows) {
    const note = (field: string, reason: string) => problems.push({ line, field, reason });
    const read = recordInputSchema.safeParse(values, { reportInput: true });
    for (const issue of read.error?.issues ?? []) {
      const field = String(issue.path[0] ?? 'record');
      note(field, reasonOf(issue, field));
    }
    if (!read.success) continue;
    const { slug, closesOn, closesTime, timeZone } = read.data;
    const earlier = lines.get(slug);
    if (earlier !== undefined) note('slug', `is the same as on line ${earlier}`);
    lines.set(slug, earlier ?? line);
    if (closesOn !== null && timeZone !== null && !closingTime(closesOn, closesTime, timeZone)) {
      note('closesOn', `isn’t a time of the zone ${timeZone}`);
    }
    records.push(read.data);
  }
  return { records, problems: problems.sort((a, b) => a.line - b.line) };
}
