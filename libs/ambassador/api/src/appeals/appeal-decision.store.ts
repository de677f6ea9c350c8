import { newId, statement, type Database, type Trx } from '@upround/shared/db';
import type { Decided, WaitingPage, WaitingRow } from '../contributions/waiting';
import {
  insertLine,
  lineColumns,
  outdateBoards,
  toLine,
  type LineRow,
} from '../ledger/ledger.store';

const columns = `q.id, a.user_id, coalesce(p.display_name, '') as title,
  concat(-l.points, case l.points when -1 then ' point was removed ' else ' points were removed ' end,
    case l.reason when 'REFUND' then 'after a refund' else 'after a review' end,
    ' (person ', l.referral, '). ', q.text) as text,
  q.state = 'OPEN' as is_waiting`;

const joins = `ambassador_appeals q join ambassadors a on a.id = q.ambassador_id
  join ambassador_lines l on l.id = q.line_id left join people p on p.id = a.user_id`;

const page = statement<WaitingRow, WaitingPage>(
  'ambassador.page-of-appeals',
  `select ${columns} from ${joins}
   where q.state = 'OPEN' and (:after::uuid is null or q.id > :after::uuid) order by q.id limit :limit`,
);

/** Open appeals, the oldest first. */
export const pageOfAppeals = (db: Database, wanted: WaitingPage): Promise<WaitingRow[]> =>
  page.all(db, wanted);

const lock = statement<WaitingRow, { id: string }>(
  'ambassador.lock-appeal',
  `select ${columns} from ${joins} where q.id = :id::uuid for no key update of a, q`,
);

/** An appeal in any state, locked with its ambassador until the transaction ends. */
export const lockAppeal = (trx: Trx, id: string): Promise<WaitingRow | undefined> =>
  lock.first(trx, { id });

const decide = statement<
  LineRow & { user_id: string | null },
  { id: string; state: 'ACCEPTED' | 'DECLINED'; now: Date }
>(
  'ambassador.decide-appeal',
  `update ambassador_appeals q set state = :state, decided_at = :now::timestamptz from ambassador_lines l, ambassadors a
   where q.id = :id::uuid and q.state = 'OPEN' and l.id = q.line_id and a.id = q.ambassador_id
   returning ${lineColumns}, a.user_id`,
);

/**
 * Accepts an appeal, which gives the points back by a line of its own, or declines it.
 *
 * @returns null where it was decided before
 */
export async function decideAppeal(
  trx: Trx,
  { id, isApproved, now }: { id: string; isApproved: boolean; now: Date },
): Promise<Decided | null> {
  const row = await decide.first(trx, { id, state: isApproved ? 'ACCEPTED' : 'DECLINED', now });
  if (row === undefined) return null;
  if (!isApproved) return { userId: row.user_id, points: 0 };
  const line = toLine(row);
  await insertLine(
    trx,
    {
      ...line,
      id: newId(),
      eventKey: `APPEAL:${line.eventKey}`,
      points: -line.points,
      at: now,
      reverses: line.id,
      state: 'COUNTED',
    },
    { reason: 'APPEAL', referral: row.referral },
  );
  await outdateBoards(trx, row.ambassador_id);
  return { userId: row.user_id, points: -line.points };
}
