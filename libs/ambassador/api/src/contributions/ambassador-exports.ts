import {
  exportById,
  exportedMoment,
  type ExportedById,
  type ExportSource,
} from '@upround/shared/ports';
import { sql } from 'kysely';

/** What a person's export holds of the programme: their membership, points, rewards, invitations, and who brought them. */
export const ambassadorExports: readonly ExportSource[] = [
  exportById(
    'ambassador',
    ['ambassadors'],
    (userId, after, limit) => sql<ExportedById>`
      select a.id, a.state, a.motivation, a.reason, a.code, a.is_name_hidden as "isNameHidden",
        ${exportedMoment('a.applied_at')} as "appliedAt", ${exportedMoment('a.decided_at')} as "decidedAt",
        a.visit_count as visits, a.joined_count as joined, a.active_count as active
      from ambassadors a where a.user_id = ${userId} and a.id > ${after} order by a.id limit ${limit}`,
  ),
  exportById(
    'ambassador-points',
    [],
    (userId, after, limit) => sql<ExportedById>`
      select l.id, l.kind, l.reason, l.points, l.rule_version as "ruleVersion", ${exportedMoment('l.at')} as at, l.state,
        l.referral
      from ambassador_lines l join ambassadors a on a.id = l.ambassador_id
      where a.user_id = ${userId} and l.id > ${after} order by l.id limit ${limit}`,
  ),
  exportById(
    'ambassador-appeals',
    ['ambassador_appeals'],
    (userId, after, limit) => sql<ExportedById>`
      select q.id, q.line_id as "lineId", q.text, q.state, ${exportedMoment('q.opened_at')} as "openedAt",
        ${exportedMoment('q.decided_at')} as "decidedAt"
      from ambassador_appeals q join ambassadors a on a.id = q.ambassador_id
      where a.user_id = ${userId} and q.id > ${after} order by q.id limit ${limit}`,
  ),
  exportById(
    'ambassador-rewards',
    ['ambassador_rewards'],
    (userId, after, limit) => sql<ExportedById>`
      select w.id, w.reward, w.state, w.reason, ${exportedMoment('w.claimed_at')} as "claimedAt",
        ${exportedMoment('w.decided_at')} as "decidedAt"
      from ambassador_rewards w join ambassadors a on a.id = w.ambassador_id
      where a.user_id = ${userId} and w.id > ${after} order by w.id limit ${limit}`,
  ),
  exportById(
    'ambassador-invites',
    ['ambassador_invites'],
    (userId, after, limit) => sql<ExportedById>`
      select i.id, case when i.created_by = ${userId} then 'CREATED' else 'USED' end as role,
        ${exportedMoment('i.created_at')} as "createdAt", ${exportedMoment('i.used_at')} as "usedAt"
      from ambassador_invites i
      where (i.created_by = ${userId} or i.used_by = ${userId}) and i.id > ${after} order by i.id limit ${limit}`,
  ),
  exportById(
    'referral',
    ['ambassador_referrals', 'ambassador_refunds'],
    (userId, after, limit) => sql<ExportedById>`
      select r.ambassador_id as id, p.slug as "referredBy", ${exportedMoment('r.written_at')} as "writtenAt", r.network,
        ${exportedMoment('r.first_post_at')} as "firstPostAt", ${exportedMoment('r.active_at')} as "activeAt",
        ${exportedMoment('r.paid_at')} as "paidAt",
        (select jsonb_agg(f.order_id order by f.order_id) from ambassador_refunds f
         where f.person_id = r.person_id)::text as "refundedOrders"
      from ambassador_referrals r join ambassadors a on a.id = r.ambassador_id left join person_view p on p.id = a.user_id
        and not a.is_name_hidden
      where r.person_id = ${userId} and r.ambassador_id > ${after} order by r.ambassador_id limit ${limit}`,
  ),
];
