import { newId, statement, type Database, type Trx } from '@upround/shared/db';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How many requests are listed at most. */
const LISTED = 100;

export interface AdminRequestRow {
  id: string;
  userId: string;
  requestedBy: string;
  reason: string;
  createdAt: Date;
  expiresAt: Date;
}

const columns = `id, user_id as "userId", requested_by as "requestedBy", reason, created_at as "createdAt",
  expires_at as "expiresAt"`;

const insert = statement<
  { id: string },
  { id: string; person: string; by: string; reason: string; now: Date; until: Date }
>(
  'moderation.insert-admin-request',
  `insert into admin_requests as r (id, user_id, requested_by, reason, created_at, expires_at)
   values (:id::uuid, :person::uuid, :by::uuid, :reason, :now::timestamptz, :until::timestamptz)
   on conflict (user_id) do update set id = excluded.id, requested_by = excluded.requested_by,
     reason = excluded.reason, created_at = excluded.created_at, expires_at = excluded.expires_at
   where r.expires_at <= excluded.created_at
   returning id`,
);

/** Asks other admins to make a member an admin. False where a request is waiting already. */
export async function insertRequest(
  trx: Trx,
  request: { userId: string; requestedBy: string; reason: string; now: Date; days: number },
): Promise<boolean> {
  const { userId, requestedBy, reason, now, days } = request;
  const until = new Date(now.getTime() + days * DAY_MS);
  const values = { id: newId(), person: userId, by: requestedBy, reason, now, until };
  return (await insert.first(trx, values)) !== undefined;
}

const close = statement<AdminRequestRow, { id: string; now: Date }>(
  'moderation.close-admin-request',
  `delete from admin_requests where id = :id::uuid and expires_at > :now returning ${columns}`,
);

/** Deletes a request that is decided. @returns it; undefined where someone else was faster, or its time is over */
export const closeRequest = (
  trx: Trx,
  id: string,
  now: Date,
): Promise<AdminRequestRow | undefined> => close.first(trx, { id, now });

const find = statement<AdminRequestRow, { person: string; now: Date }>(
  'moderation.find-admin-request',
  `select ${columns} from admin_requests where user_id = :person::uuid and expires_at > :now`,
);

/** The request to make a member an admin, if one is waiting. */
export const findRequest = (
  db: Database | Trx,
  userId: string,
  now: Date,
): Promise<AdminRequestRow | undefined> => find.first(db, { person: userId, now });

const list = statement<AdminRequestRow, { now: Date }>(
  'moderation.admin-requests',
  `select ${columns} from admin_requests where expires_at > :now order by id limit ${LISTED}`,
);

/** The requests that are waiting, oldest first. */
export const listRequests = (db: Database, now: Date): Promise<AdminRequestRow[]> =>
  list.all(db, { now });

const deleteOf = statement<never, { person: string }>(
  'moderation.delete-admin-requests-of',
  'delete from admin_requests where requested_by = :person::uuid or user_id = :person::uuid',
);

/** Deletes what a person asked for, and what was asked for them. */
export const deleteRequestsOf = async (trx: Trx, userId: string): Promise<void> => {
  await deleteOf.all(trx, { person: userId });
};

const deleteOld = statement<never, { now: Date }>(
  'moderation.delete-expired-admin-requests',
  'delete from admin_requests where expires_at <= :now',
);

export const deleteExpired = async (trx: Trx, now: Date): Promise<void> => {
  await deleteOld.all(trx, { now });
};

const own = statement<AdminRequestRow, { person: string; after: string | null; limit: number }>(
  'moderation.own-admin-requests',
  `select ${columns} from admin_requests
   where (user_id = :person::uuid or requested_by = :person::uuid)
     and (:after::uuid is null or id > :after::uuid)
   order by id limit :limit`,
);

/** What a person asked for, and what was asked for them, oldest first. */
export const ownRequests = (
  db: Database,
  userId: string,
  page: { after: string | null; limit: number },
): Promise<AdminRequestRow[]> => own.all(db, { person: userId, ...page });
