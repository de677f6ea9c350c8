import { statement, type Database, type Trx } from '@upround/shared/db';

/** A profile that was sent to staff. */
export interface RequestRow {
  id: string;
  mentor_id: string;
  user_id: string;
  headline: string;
  about: string;
  proof: string;
  is_waiting: boolean;
}

const columns = `m.request_id as id, m.id as mentor_id, m.user_id, m.headline, m.about, m.proof,
  m.state = 'WAITING' as is_waiting`;

const page = statement<RequestRow, { after: string | null; limit: number }>(
  'mentor.page-of-requests',
  `select ${columns} from mentors m
   where m.state = 'WAITING' and (:after::uuid is null or m.request_id > :after::uuid)
   order by m.request_id limit :limit`,
);

/** Profiles that wait for staff, in the order in which they were sent. */
export const pageOfRequests = (
  db: Database,
  { after, limit }: { after: string | null; limit: number },
): Promise<RequestRow[]> => page.all(db, { after, limit });

const lock = statement<RequestRow, { id: string }>(
  'mentor.lock-request',
  `select ${columns} from mentors m where m.request_id = :id::uuid for update`,
);

/** One in any state, locked until the transaction ends. */
export const lockRequest = (trx: Trx, id: string): Promise<RequestRow | undefined> =>
  lock.first(trx, { id });

export interface DecidedRow {
  mentor_id: string;
  user_id: string;
}

// A person who has the former slug of another mentor gets a longer one.
const approve = statement<DecidedRow, { id: string; now: Date }>(
  'mentor.approve-request',
  `update mentors m set state = 'LISTED', decline_reason = null, listed_at = coalesce(m.listed_at, :now::timestamptz),
     slug = coalesce(m.slug, (
       select case when exists (select from mentors o where o.slug = p.slug)
         then left(p.slug, 55) || '-' || right(m.id::text, 8) else p.slug end
       from people p where p.id = m.user_id)),
     updated_at = :now::timestamptz
   where m.request_id = :id::uuid and m.state = 'WAITING' returning m.id as mentor_id, m.user_id`,
);

const decline = statement<DecidedRow, { id: string; reason: string; now: Date }>(
  'mentor.decline-request',
  `update mentors m set state = 'DECLINED', decline_reason = left(:reason::text, 500), updated_at = :now::timestamptz
   where m.request_id = :id::uuid and m.state = 'WAITING' returning m.id as mentor_id, m.user_id`,
);

/** Lists a profile under its person's slug; undefined where it doesn't wait any more. */
export const approveRequest = (trx: Trx, id: string, now: Date): Promise<DecidedRow | undefined> =>
  approve.first(trx, { id, now });

/** Declines it with a reason that its mentor reads. */
export const declineRequest = (
  trx: Trx,
  id: string,
  reason: string,
  now: Date,
): Promise<DecidedRow | undefined> => decline.first(trx, { id, reason, now });
