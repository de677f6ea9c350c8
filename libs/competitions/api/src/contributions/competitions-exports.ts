import {
  exportById,
  exportedMoment,
  type ExportedById,
  type ExportSource,
} from '@upround/shared/ports';
import { sql } from 'kysely';

/** What a person's export holds of competitions: their entries, those of their teams, receipts and what they follow. */
export const competitionsExports: readonly ExportSource[] = [
  exportById(
    'competition-entries',
    ['competition_entries', 'competition_members'],
    (userId, after, limit) => sql<ExportedById>`
      select e.id, c.slug as competition, e.state, case when e.owner_id = ${userId} then 'OWNER' else 'TEAM' end as role,
        e.title, e.tagline, e.answers::text as answers, e.hidden_as as "hiddenAs", ${exportedMoment('m.joined_at')} as "joinedAt",
        ${exportedMoment('e.created_at')} as "createdAt", ${exportedMoment('e.updated_at')} as "updatedAt",
        ${exportedMoment('e.submitted_at')} as "submittedAt"
      from competition_entries e join competitions c on c.id = e.competition_id
        left join competition_members m on m.entry_id = e.id and m.user_id = ${userId}
      where (e.owner_id = ${userId} or m.user_id is not null) and e.id > ${after} order by e.id limit ${limit}`,
  ),
  exportById(
    'competition-files',
    ['competition_files'],
    (userId, after, limit) => sql<ExportedById>`
      select m.entry_id as id, c.slug as competition,
        (select jsonb_agg(jsonb_build_object('field', f.field_id, 'key', f.key) order by f.key)
         from competition_files f where f.entry_id = m.entry_id)::text as files
      from competition_members m join competitions c on c.id = m.competition_id
      where m.user_id = ${userId} and m.entry_id > ${after}
        and exists (select from competition_files f where f.entry_id = m.entry_id)
      order by m.entry_id limit ${limit}`,
  ),
  exportById(
    'competition-votes',
    ['competition_votes'],
    (userId, after, limit) => sql<ExportedById>`
      select v.competition_id as id, c.slug as competition, r.title as entry, v.state, v.network,
        ${exportedMoment('v.voted_at')} as "votedAt"
      from competition_votes v join competitions c on c.id = v.competition_id
        join competition_entries e on e.id = v.entry_id
        join competition_receipts r on r.id = e.receipt_id
      where v.user_id = ${userId} and v.competition_id > ${after} order by v.competition_id limit ${limit}`,
  ),
  exportById(
    'competition-receipts',
    ['competition_receipts'],
    (userId, after, limit) => sql<ExportedById>`
      select r.id, r.entry_id as "entryId", r.content, r.sha256, ${exportedMoment('r.submitted_at')} as "submittedAt"
      from competition_receipts r join competition_entries e on e.id = r.entry_id
      where (e.owner_id = ${userId} or exists (select 1 from competition_members m
        where m.entry_id = e.id and m.user_id = ${userId})) and r.id > ${after} order by r.id limit ${limit}`,
  ),
  exportById(
    'competition-judging',
    ['competition_judges', 'competition_scores'],
    (userId, after, limit) => sql<ExportedById>`
      select e.id, c.slug as competition, r.title as entry, s.points::text as points, s.has_conflict as "hasConflict",
        s.note, ${exportedMoment('s.scored_at')} as "scoredAt"
      from competition_scores s join competition_entries e on e.id = s.entry_id
        join competition_receipts r on r.id = e.receipt_id
        join competitions c on c.id = s.competition_id
      where s.judge_id = ${userId} and e.id > ${after} order by e.id limit ${limit}`,
  ),
  exportById(
    'competition-results',
    ['competition_results'],
    (userId, after, limit) => sql<ExportedById>`
      select x.entry_id as id, c.slug as competition, x.rank, x.score, x.mean, x.prize
      from competition_members m join competition_results x on x.entry_id = m.entry_id
        join competitions c on c.id = x.competition_id
      where m.user_id = ${userId} and x.entry_id > ${after} order by x.entry_id limit ${limit}`,
  ),
  exportById(
    'competition-follows',
    ['competition_follows'],
    (userId, after, limit) => sql<ExportedById>`
      select f.competition_id as id, c.slug as competition, ${exportedMoment('f.created_at')} as "createdAt"
      from competition_follows f join competitions c on c.id = f.competition_id
      where f.user_id = ${userId} and f.competition_id > ${after} order by f.competition_id limit ${limit}`,
  ),
];
