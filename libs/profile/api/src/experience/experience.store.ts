import type { Experience } from '@upround/profile/contract';
import type { Database, Trx } from '@upround/shared/db';
import { mediaUrl } from '@upround/shared/links';
import { sql } from 'kysely';
import { tablesIn, tablesOf } from '../people-tables';

export interface ExperienceRow {
  id: string;
  title: string;
  company: string;
  location: string;
  description: string;
  start_month: string;
  end_month: string | null;
  /** Null for entries of the version before. */
  company_record: { slug: string; logoKey: string | null } | null;
}

/** What a row is written from. */
export type ExperienceValues = Omit<ExperienceRow, 'id' | 'company_record'>;

const columns = [
  'id',
  'title',
  'company',
  'location',
  'description',
  'start_month',
  'end_month',
  sql<ExperienceRow['company_record']>`(
    select jsonb_build_object('slug', c.slug, 'logoKey', c.logo_key) from company_view c
    where c.id = experiences.company_id)`.as('company_record'),
] as const;

/** The id of the company of a name; a new name gets one. */
export const companyOf = (name: string) => sql<string>`company_of(${name})`;

/** The same in a statement of its own: the one after it reads the company. */
async function readCompanyId(trx: Trx, name: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select ${companyOf(name)} as id`.execute(trx);
  return rows[0]?.id ?? null;
}

export function toExperience(row: ExperienceRow): Experience {
  const { id, title, company, location, description, company_record: record } = row;
  return {
    id,
    title,
    company,
    companyRecord: record && {
      slug: record.slug,
      logoUrl: record.logoKey === null ? null : mediaUrl(record.logoKey),
    },
    location,
    description,
    startMonth: row.start_month,
    endMonth: row.end_month,
  };
}

/** A person's entries: current ones first, then by start date; at most fifty, so there are no pages. */
export async function listExperience(db: Database | Trx, userId: string): Promise<Experience[]> {
  const rows = await tablesOf(db)
    .selectFrom('experiences')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy(sql`end_month is null`, 'desc')
    .orderBy('start_month', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toExperience);
}

/** Holds a person's row, so that their entries are counted by one call at a time. */
export async function countExperience(trx: Trx, userId: string): Promise<number> {
  const tables = tablesIn(trx);
  await tables
    .selectFrom('people')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .execute();
  const row = await tables
    .selectFrom('experiences')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.count ?? 0;
}

export async function insertExperience(
  trx: Trx,
  userId: string,
  id: string,
  values: ExperienceValues,
): Promise<ExperienceRow> {
  const company = await readCompanyId(trx, values.company);
  return tablesIn(trx)
    .insertInto('experiences')
    .values({ ...values, id, user_id: userId, company_id: company })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** The member's own entry, locked until the transaction ends. */
export function lockExperience(
  trx: Trx,
  userId: string,
  id: string,
): Promise<ExperienceRow | undefined> {
  return tablesIn(trx)
    .selectFrom('experiences')
    .select(columns)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateExperience(
  trx: Trx,
  id: string,
  values: ExperienceValues,
): Promise<ExperienceRow> {
  const company = await readCompanyId(trx, values.company);
  return tablesIn(trx)
    .updateTable('experiences')
    .set({ ...values, company_id: company })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Deletes the member's own entry. Returns false if there is none. */
export async function deleteExperience(trx: Trx, userId: string, id: string): Promise<boolean> {
  const row = await tablesIn(trx)
    .deleteFrom('experiences')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
