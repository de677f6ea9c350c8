import { statement, type Database, type Trx } from '@upround/shared/db';
import type { Decided, WaitingPage, WaitingRow } from '../contributions/waiting';
import { decideApplication } from './ambassador.store';

const columns = `a.request_id as id, a.user_id, coalesce(p.display_name, '') as title, a.motivation as text,
  a.state = 'PENDING' as is_waiting`;

const page = statement<WaitingRow, WaitingPage>(
  'ambassador.page-of-applications',
  `select ${columns} from ambassadors a left join people p on p.id = a.user_id
   where a.state = 'PENDING' and (:after::uuid is null or a.request_id > :after::uuid)
   order by a.request_id limit :limit`,
);

/** Applications that wait, the oldest first. */
export const pageOfApplications = (db: Database, wanted: WaitingPage): Promise<WaitingRow[]> =>
  page.all(db, wanted);

const lock = statement<WaitingRow, { id: string }>(
  'ambassador.lock-application',
  `select ${columns} from ambassadors a left join people p on p.id = a.user_id
   where a.request_id = :id::uuid for no key update of a`,
);

/** An application in any state, locked until the transaction ends. */
export const lockApplication = (trx: Trx, id: string): Promise<WaitingRow | undefined> =>
  lock.first(trx, { id });

/** Approves an application or declines it. @returns null where it was decided before */
export async function decideOnApplication(
  trx: Trx,
  { id, isApproved, reason, now }: { id: string; isApproved: boolean; reason: string; now: Date },
): Promise<Decided | null> {
  const state = isApproved ? 'ACTIVE' : 'DECLINED';
  const values = { requestId: id, state, reason: isApproved ? '' : reason, now } as const;
  const row = await decideApplication(trx, values);
  return row === undefined ? null : { userId: row.user_id, points: 0 };
}
