import { createHash } from 'node:crypto';
import { jobDraftSchema } from '@upround/jobs/contract';
import { currencySchema, minorUnits } from '@upround/shared/domain';
import type * as z from 'zod/mini';
import type { JobFields } from '../job/job-fields';
import { closingMoment } from './closing-moment';

/** Why a row of a file cannot come in. */
export interface ImportProblem {
  /** `line 7`, or `line 7 (@graph[2])`. */
  place: string;
  field: string;
  reason: string;
}

/** A row as a format reads it, before it is validated as a job. */
export interface RawRow {
  place: string;
  /** As `jobDraftSchema` takes it. */
  draft: Readonly<Record<string, unknown>>;
  /** What the source calls it, by which it is known again; its title, company and place where there is nothing. */
  sourceId?: string | undefined;
  closesAt?: string | undefined;
}

/** A row that can come in. */
export interface ImportRow {
  place: string;
  fields: JobFields;
  key: string;
  closesAt: Date | null;
}

/** What the format calls the fields of a job, as in `salary.min`. */
export type FieldNames = Readonly<Record<string, string>>;

/** Bytes of a key: enough that no two rows meet by chance. */
const KEY_LETTERS = 32;

function reasonOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `must be ${issue.values.join(', ')}`.replace(/, ([^,]*)$/, ' or $1');
    case 'too_big':
      return `must be at most ${String(issue.maximum)}${issue.origin === 'string' ? ' characters' : ''}`;
    case 'too_small':
      return issue.origin === 'string' ? 'is missing' : `must be at least ${String(issue.minimum)}`;
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `isn’t of type ${issue.expected}`;
    case 'custom':
      return issue.path.at(-1) === 'max' ? 'is lower than the minimum' : 'is there twice';
    default:
      return 'can’t be read';
  }
}

const keyOf = (creatorId: string, { sourceId, draft }: RawRow) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        creatorId,
        sourceId ?? [draft['title'], draft['company'], draft['location']],
      ]),
    )
    .digest('hex')
    .slice(0, KEY_LETTERS);

/**
 * Looks whether rows are jobs, by the rules of jobs that are posted by hand.
 *
 * @param names what the format calls their fields
 * @returns every row that is one, and every problem of those that are none
 */
export function checkRows(
  rows: readonly RawRow[],
  names: FieldNames,
  { creatorId, now }: { creatorId: string; now: Date },
): { rows: ImportRow[]; problems: ImportProblem[] } {
  const good: ImportRow[] = [];
  const problems: ImportProblem[] = [];
  const places = new Map<string, string>();
  for (const row of rows) {
    const { place } = row;
    const note = (field: string, reason: string) =>
      problems.push({ place, field: names[field] ?? field, reason });
    const read = jobDraftSchema.safeParse(row.draft, { reportInput: true });
    for (const issue of read.error?.issues ?? []) {
      const at = issue.path.filter((part) => typeof part === 'string').join('.');
      note(at, reasonOf(issue));
    }
    const closesAt = row.closesAt === undefined ? null : closingMoment(row.closesAt);
    if (row.closesAt !== undefined && closesAt === null) {
      note('closesAt', 'isn’t a date like 2026-12-31');
    }
    if (closesAt !== null && closesAt <= now) note('closesAt', 'is in the past');
    const key = keyOf(creatorId, row);
    const earlier = places.get(key);
    if (earlier !== undefined) note('id', `is the same job as ${earlier}`);
    places.set(key, earlier ?? place);
    if (read.success) good.push({ place, fields: read.data, key, closesAt });
  }
  return { rows: good, problems };
}

/**
 * An amount as files hold it, in whole units of a currency, in the minor units that we keep.
 *
 * @returns undefined where nothing is given; invalid amounts unchanged, for the schema to refuse
 */
export function minorAmount(given: unknown, currency: unknown): unknown {
  if (given === undefined || given === null || given === '') return undefined;
  const text = String(given).trim();
  if (!/^\d{1,13}(?:\.\d{1,2})?$/.test(text)) return text;
  const known = currencySchema.safeParse(currency);
  return Math.round(Number(text) * (known.success ? minorUnits(known.data) : 1));
}
