import {
  pipelineDraftSchema,
  pipelineStages,
  trackerLimits,
  type PipelineDraft,
  type PipelineImported,
} from '@upround/trackers/contract';
import { CsvError, readCsv, unescapeFormula } from '@upround/shared/import-files';
import type * as z from 'zod/mini';

type Problem = PipelineImported['problems'][number];

/** The columns of a file with the fields that they say; only the name must be there. */
const fields = {
  name: 'name',
  website: 'website',
  stage: 'stage',
  rating: 'rating',
  notes: 'notes',
  next_step: 'nextStep',
  next_step_on: 'nextStepOn',
  intro_source: 'introSource',
  round: 'round',
  pass_reason: 'passReason',
} as const satisfies Record<string, keyof PipelineDraft>;
type Column = keyof typeof fields;

const columnOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
const isColumn = (name: string): name is Column => Object.hasOwn(fields, name);

/** A writer of ours puts an apostrophe before what a spreadsheet would take for a formula. */
const textOf = (cell: string) => unescapeFormula(cell).trim();

function valueOf(column: Column, cell: string): unknown {
  const text = textOf(cell);
  if (text === '') return undefined;
  if (column === 'stage') return text.toUpperCase().replace(/[\s-]+/g, '_');
  return column === 'rating' && /^\d$/.test(text) ? Number(text) : text;
}

function reasonOf(issue: z.core.$ZodIssue, column: string): string {
  if (column === 'stage') return `must be one of ${pipelineStages.join(', ')}`;
  if (column === 'next_step_on') return 'isn’t a date like 2027-01-31';
  if (column === 'rating') return `must be 1 to ${trackerLimits.rating}`;
  if (column === 'website') return 'isn’t a full URL, such as https://example.com';
  if (issue.code === 'too_big') return `must be at most ${String(issue.maximum)} characters`;
  if (issue.code === 'too_small' || issue.code === 'invalid_type') return 'is missing';
  return 'can’t be read';
}

/** What a file holds: drafts with their lines, or what is wrong with it. */
export interface PipelineFile {
  rows: { line: number; draft: PipelineDraft & { name: string } }[];
  problems: Problem[];
}

const failed = (line: number, column: string, reason: string): PipelineFile => ({
  rows: [],
  problems: [{ line, column, reason }],
});

function headOf(cells: readonly string[]): Column[] | Problem {
  const columns = cells.map(columnOf);
  const unknown = columns.find((name) => !isColumn(name));
  if (unknown !== undefined) return { line: 1, column: unknown, reason: 'isn’t a known column' };
  if (new Set(columns).size < columns.length) {
    return { line: 1, column: 'columns', reason: 'have the same name twice' };
  }
  if (!columns.includes('name')) return { line: 1, column: 'name', reason: 'is missing' };
  return columns.filter(isColumn);
}

/**
 * Reads the funders of a CSV file.
 *
 * @param text RFC 4180 with a line of headings
 */
export function readPipelineFile(text: string): PipelineFile {
  let records;
  try {
    records = readCsv(text);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return failed(error.line, 'CSV', error.message);
  }
  const [head, ...body] = records;
  const columns = headOf(head?.cells ?? []);
  if (!Array.isArray(columns)) return { rows: [], problems: [columns] };
  if (body.length > trackerLimits.pipeline) {
    return failed(1, 'rows', `are more than ${trackerLimits.pipeline}, the maximum`);
  }
  const found: PipelineFile = { rows: [], problems: [] };
  const lines = new Map<string, number>();
  for (const { line, cells } of body) {
    const note = (column: string, reason: string) => found.problems.push({ line, column, reason });
    if (cells.length !== columns.length) {
      note('row', `has ${cells.length} cells instead of ${columns.length}`);
      continue;
    }
    const values = columns.map((name, at) => [fields[name], valueOf(name, cells[at] ?? '')]);
    const read = pipelineDraftSchema.safeParse(
      Object.fromEntries(values.filter(([, value]) => value !== undefined)),
    );
    for (const issue of read.error?.issues ?? []) {
      const column = columns.find((name) => fields[name] === issue.path[0]) ?? 'row';
      note(column, reasonOf(issue, column));
    }
    if (!read.success) continue;
    const { name = '' } = read.data;
    if (name === '') note('name', 'is missing');
    const earlier = lines.get(name.toLowerCase());
    if (earlier !== undefined) note('name', `is the same as on line ${earlier}`);
    lines.set(name.toLowerCase(), earlier ?? line);
    found.rows.push({ line, draft: { ...read.data, name } });
  }
  return found;
}
