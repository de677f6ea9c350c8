import { newId, statement, type Database, type Trx } from '@upround/shared/db';
import { reversalOf } from '@upround/ambassador/model';
import type { Decided, WaitingPage, WaitingRow } from '../contributions/waiting';
import { insertLine, lineColumns, outdateBoards, toLine, type LineRow } from './ledger.store';

/**
 * Whether a line is decided with a hold: its referral is of the hold, or was erased since with its person. One hold of an
 * ambassador waits at a time. An erased person's line that was reversed stays held with its counter-entry: an earlier hold may
 * have been rejected with it, and together they're worth nothing.
 */
const isOfHold = (
  hold: string,
) => `coalesce((select r.hold_id is not distinct from ${hold} from ambassador_referrals r
  where r.ambassador_id = l.ambassador_id and r.number = l.referral),
  l.reverses is null and not exists (select from ambassador_lines o where o.reverses = l.id))`;

const columns = `h.id, a.user_id, coalesce(p.display_name, '') as title,
  concat(case h.reason when 'MANY_BY_CODE' then 'Many people signed up with this code within an hour: '
    else 'Many people signed up from one network within a day: ' end,
    (select concat(count(*), case count(*) when 1 then ' sign-up, ' else ' sign-ups, ' end)
     from ambassador_referrals r where r.hold_id = h.id),
    (select concat(coalesce(sum(l.points), 0), case sum(l.points) when 1 then ' point' else ' points' end)
     from ambassador_lines l where l.ambassador_id = h.ambassador_id and l.state = 'HELD' and ${isOfHold('h.id')}),
    ' on hold.') as text,
  h.state = 'WAITING' as is_waiting`;

const joins = `ambassador_holds h join ambassadors a on a.id = h.ambassador_id left join people p on p.id = a.user_id`;

const page = statement<WaitingRow, WaitingPage>(
  'ambassador.page-of-holds',
  `select ${columns} from ${joins}
   where h.state = 'WAITING' and (:after::uuid is null or h.id > :after::uuid) order by h.id limit :limit`,
);

/** Holds that wait for a review, the oldest first. */
export const pageOfHolds = (db: Database, wanted: WaitingPage): Promise<WaitingRow[]> =>
  page.all(db, wanted);

const lock = statement<WaitingRow, { id: string }>(
  'ambassador.lock-hold',
  `select ${columns} from ${joins} where h.id = :id::uuid for no key update of a, h`,
);

/** A hold in any state, locked with its ambassador until the transaction ends. */
export const lockHold = (trx: Trx, id: string): Promise<WaitingRow | undefined> =>
  lock.first(trx, { id });

const decide = statement<
  { ambassador_id: string; user_id: string | null },
  { id: string; state: 'RELEASED' | 'REJECTED'; now: Date }
>(
  'ambassador.decide-hold',
  `update ambassador_holds h set state = :state, decided_at = :now::timestamptz from ambassadors a
   where h.id = :id::uuid and h.state = 'WAITING' and a.id = h.ambassador_id returning h.ambassador_id, a.user_id`,
);

const held = `l.ambassador_id = :ambassadorId::uuid and l.state = 'HELD' and ${isOfHold(':id::uuid')}`;

type OfHold = { id: string; ambassadorId: string };

const release = statement<{ points: number }, OfHold>(
  'ambassador.release-lines',
  `update ambassador_lines l set state = 'COUNTED' where ${held} returning l.points`,
);

const heldAwards = statement<LineRow, OfHold>(
  'ambassador.held-awards',
  `select ${lineColumns} from ambassador_lines l
   where ${held} and l.reverses is null
     and not exists (select from ambassador_lines o where o.reverses = l.id)`,
);

/**
 * Releases the points of a hold, or takes them back by lines of their own.
 *
 * @returns null where it was decided before
 */
export async function decideHold(
  trx: Trx,
  { id, isApproved, now }: { id: string; isApproved: boolean; now: Date },
): Promise<Decided | null> {
  const state = isApproved ? 'RELEASED' : 'REJECTED';
  const decided = await decide.first(trx, { id, state, now });
  if (decided === undefined) return null;
  const ofHold = { id, ambassadorId: decided.ambassador_id };
  let points = 0;
  if (isApproved) {
    const released = await release.all(trx, ofHold);
    points = released.reduce((sum, line) => sum + line.points, 0);
    await outdateBoards(trx, decided.ambassador_id);
  } else {
    for (const row of await heldAwards.all(trx, ofHold)) {
      const line = reversalOf(toLine(row), { id: newId(), at: now });
      await insertLine(trx, line, { reason: 'REJECTED', referral: row.referral });
    }
  }
  return { userId: decided.user_id, points };
}
