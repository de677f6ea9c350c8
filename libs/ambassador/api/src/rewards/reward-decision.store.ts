import { statement, type Database, type Trx } from '@upround/shared/db';
import type { Decided, WaitingPage, WaitingRow } from '../contributions/waiting';

const columns = `w.id, a.user_id, coalesce(p.display_name, '') as title,
  concat(case w.reward when 'STICKER_PACK' then 'Sticker pack' when 'PREMIUM_MONTH' then 'A month of Premium'
    when 'MENTOR_SESSION' then 'A session with a mentor' when 'ANNUAL_MEET' then 'The trip to the annual meet'
    else w.reward end, ', claimed with ',
    (select coalesce(sum(l.points), 0) from ambassador_lines l where l.ambassador_id = a.id and l.state = 'COUNTED'),
    ' points.') as text,
  w.state = 'CLAIMED' as is_waiting`;

const joins = `ambassador_rewards w join ambassadors a on a.id = w.ambassador_id left join people p on p.id = a.user_id`;

const page = statement<WaitingRow, WaitingPage>(
  'ambassador.page-of-claims',
  `select ${columns} from ${joins}
   where w.state = 'CLAIMED' and (:after::uuid is null or w.id > :after::uuid) order by w.id limit :limit`,
);

/** Rewards that were claimed, the oldest first. */
export const pageOfClaims = (db: Database, wanted: WaitingPage): Promise<WaitingRow[]> =>
  page.all(db, wanted);

const lock = statement<WaitingRow, { id: string }>(
  'ambassador.lock-claim',
  `select ${columns} from ${joins} where w.id = :id::uuid for no key update of w`,
);

/** A claim in any state, locked until the transaction ends. */
export const lockClaim = (trx: Trx, id: string): Promise<WaitingRow | undefined> =>
  lock.first(trx, { id });

const decide = statement<
  { user_id: string | null },
  { id: string; state: 'HANDED_OUT' | 'DECLINED'; reason: string; now: Date }
>(
  'ambassador.decide-claim',
  `update ambassador_rewards w set state = :state, reason = left(:reason::text, 500), decided_at = :now::timestamptz
   from ambassadors a
   where w.id = :id::uuid and w.state = 'CLAIMED' and a.id = w.ambassador_id returning a.user_id`,
);

/** Marks a reward as handed out, or declines it. @returns null where it was decided before */
export async function decideClaim(
  trx: Trx,
  { id, isApproved, reason, now }: { id: string; isApproved: boolean; reason: string; now: Date },
): Promise<Decided | null> {
  const state = isApproved ? 'HANDED_OUT' : 'DECLINED';
  const row = await decide.first(trx, { id, state, reason: isApproved ? '' : reason, now });
  return row === undefined ? null : { userId: row.user_id, points: 0 };
}
