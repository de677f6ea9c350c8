import { OLDEST, type Database } from '@upround/shared/db';
import { inBatches, type ExportRow, type ExportSource } from '@upround/shared/ports';
import { sql, type RawBuilder } from 'kysely';

type Values = ExportRow['values'];
type Row = Values & { id: string };

const source = (
  name: string,
  tables: readonly string[],
  pageOf: (userId: string, after: string, limit: number) => RawBuilder<Row>,
): ExportSource => ({
  name,
  tables,
  async *rows(db: Database, userId) {
    const rows = inBatches(
      async (after, limit) => (await pageOf(userId, after ?? OLDEST, limit).execute(db)).rows,
    );
    for await (const { id: _id, ...values } of rows) yield { values };
  },
});

/** A moment as ISO 8601 in UTC. */
const utc = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** What a person's export holds of competitions: their entries, those of their teams, receipts and what they follow. */
export const competitionsExports: readonly ExportSource[] = [
  source(
    'competition-entries',
    ['competition_entries', 'competition_members'],
    (userId, after, limit) => sql<Row>`
      select e.id, c.slug as competition, e.state, case when e.owner_id = ${userId} then 'OWNER' else 'TEAM' end as role,
        e.title, e.tagline, e.answers::text as answers, ${utc('m.joined_at')} as "joinedAt",
        ${utc('e.created_at')} as "createdAt", ${utc('e.updated_at')} as "updatedAt",
        ${utc('e.submitted_at')} as "submittedAt"
      from competition_entries e join competitions c on c.id = e.competition_id
        left join competition_members m on m.entry_id = e.id and m.user_id = ${userId}
      where (e.owner_id = ${userId} or m.user_id is not null) and e.id > ${after} order by e.id limit ${limit}`,
  ),
  source(
    'competition-receipts',
    ['competition_receipts'],
    (userId, after, limit) => sql<Row>`
      select r.id, r.entry_id as "entryId", r.content, r.sha256, ${utc('r.submitted_at')} as "submittedAt"
      from competition_receipts r join competition_entries e on e.id = r.entry_id
      where (e.owner_id = ${userId} or exists (select 1 from competition_members m
        where m.entry_id = e.id and m.user_id = ${userId})) and r.id > ${after} order by r.id limit ${limit}`,
  ),
  source(
    'competition-judging',
    ['competition_judges', 'competition_scores'],
    (userId, after, limit) => sql<Row>`
      select e.id, c.slug as competition, e.title as entry, s.points::text as points, s.has_conflict as "hasConflict",
        s.note, ${utc('s.scored_at')} as "scoredAt"
      from competition_scores s join competition_entries e on e.id = s.entry_id
        join competitions c on c.id = s.competition_id
      where s.judge_id = ${userId} and e.id > ${after} order by e.id limit ${limit}`,
  ),
  source(
    'competition-results',
    ['competition_results'],
    (userId, after, limit) => sql<Row>`
      select x.entry_id as id, c.slug as competition, x.rank, x.score, x.mean, x.prize
      from competition_members m join competition_results x on x.entry_id = m.entry_id
        join competitions c on c.id = x.competition_id
      where m.user_id = ${userId} and x.entry_id > ${after} order by x.entry_id limit ${limit}`,
  ),
  source(
    'competition-follows',
    ['competition_follows'],
    (userId, after, limit) => sql<Row>`
      select f.competition_id as id, c.slug as competition, ${utc('f.created_at')} as "createdAt"
      from competition_follows f join competitions c on c.id = f.competition_id
      where f.user_id = ${userId} and f.competition_id > ${after} order by f.competition_id limit ${limit}`,
  ),
];
