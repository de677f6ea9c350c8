import type { MentorFilters, MentorTime } from '@upround/mentor/contract';
import { funnelDays } from '@upround/mentor/model';
import { compileWords, type Database } from '@upround/shared/db';

const MS_PER_DAY = 86_400_000;

/** The filters of the directory; each is a parameter of this name, null where it is not given. */
export const filterNames = ['query', 'stage', 'need', 'language', 'maxPrice', 'when'] as const;
export type FilterName = (typeof filterNames)[number];

/** A value for each filter; null where it is not given. */
export type FilterValues = Record<FilterName, unknown>;

/**
 * Words of the profile, or of the person. As two conditions, PostgreSQL either reads all documents with rare words once,
 * or the documents of each mentor where words are common.
 */
const hasWords = (value: string) =>
  ['m.id', 'm.user_id']
    .map(
      (id) => `exists (
      select from search_documents d where d.id = ${id} and d.document @@ ${value})`,
    )
    .join(' or ');

/** What a mentor must meet, with the type of the filter's value. */
const conditions: Record<FilterName, readonly [type: string, met: (value: string) => string]> = {
  query: ['tsquery', hasWords],
  stage: ['text[]', (value) => `m.stages && ${value}`],
  need: ['text[]', (value) => `m.needs && ${value}`],
  language: ['text[]', (value) => `m.languages && ${value}`],
  maxPrice: ['int', (value) => `m.price_from <= ${value}`],
  when: ['timestamptz', (value) => `m.next_slot_at <= ${value}`],
};

/**
 * That a mentor `m` meets some filters, as constant text. It is planned for each call, with its values: those that are
 * null fall away.
 */
export const matchesFilters = (names: readonly FilterName[] = filterNames): string =>
  names
    .map((name) => {
      const [type, met] = conditions[name];
      const value = `:${name}::${type}`;
      return `(${value} is null or ${met(value)})`;
    })
    .join(' and ');

/** Until when a time has to be free. */
export const untilOf = (when: MentorTime, now: Date): Date =>
  new Date(now.getTime() + funnelDays[when] * MS_PER_DAY);

/** The filters as values of a statement. Words are compiled here, once. */
export async function filterValues(
  db: Database,
  { query, stage, need, language, maxPrice, when }: MentorFilters,
  now: Date,
): Promise<FilterValues> {
  return {
    query: await compileWords(db, query),
    stage: stage ?? null,
    need: need ?? null,
    language: language ?? null,
    maxPrice: maxPrice ?? null,
    when: when === undefined ? null : untilOf(when, now),
  };
}
