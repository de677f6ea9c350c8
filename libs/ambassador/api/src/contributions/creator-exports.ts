import {
  exportById,
  exportedMoment,
  type ExportedById,
  type ExportSource,
} from '@upround/shared/ports';
import { sql } from 'kysely';

/** What a person's export holds of the creator programme: their applications, months, and the posts that they read. */
export const creatorExports: readonly ExportSource[] = [
  exportById(
    'creator',
    ['creators'],
    (userId, after, limit) => sql<ExportedById>`
      select c.id, c.state, c.about, c.reason, c.payout_vpa is not null as "hasUpiId",
        ${exportedMoment('c.applied_at')} as "appliedAt", ${exportedMoment('c.decided_at')} as "decidedAt"
      from creators c where c.user_id = ${userId} and c.id > ${after} order by c.id limit ${limit}`,
  ),
  exportById(
    'creator-steps',
    [],
    (userId, after, limit) => sql<ExportedById>`
      select s.id, s.state, ${exportedMoment('s.at')} as at
      from creator_steps s join creators c on c.id = s.creator
      where c.user_id = ${userId} and s.id > ${after} order by s.id limit ${limit}`,
  ),
  exportById(
    'creator-months',
    [],
    (userId, after, limit) => sql<ExportedById>`
      select s.id, s.month, s.reads, s.share::float8 as share, s.carried_in::float8 as "carriedIn",
        s.paid::float8 as paid, s.carried_out::float8 as "carriedOut", s.payout, ${exportedMoment('s.paid_at')} as "paidAt",
        (select jsonb_agg(jsonb_build_object('postId', r.post_id, 'reads', r.reads) order by r.reads desc, r.post_id)
         from creator_post_reads r where r.creator = s.creator and r.month = s.month)::text as posts
      from creator_shares s join creators c on c.id = s.creator
      where c.user_id = ${userId} and s.id > ${after} order by s.id limit ${limit}`,
  ),
  exportById(
    'creator-reads',
    ['creator_reads'],
    (userId, after, limit) => sql<ExportedById>`
      select r.id, r.post_id as "postId", r.month, ${exportedMoment('r.at')} as at, r.has_plan as "hadPlan"
      from creator_reads r where r.reader_id = ${userId} and r.id > ${after} order by r.id limit ${limit}`,
  ),
];
