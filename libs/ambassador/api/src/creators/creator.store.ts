import type { CreatorState } from '@upround/ambassador/contract';
import { newId, statement, type Database, type Trx } from '@upround/shared/db';

/** Someone's place in the creator programme, as it's stored. */
export interface CreatorRow {
  id: string;
  /** Null for accounts that were erased. */
  user_id: string | null;
  state: CreatorState;
  about: string;
  reason: string;
  /** Encrypted. */
  payout_vpa: string | null;
  request_id: string;
}

const columns = 'c.id, c.user_id, c.state, c.about, c.reason, c.payout_vpa, c.request_id';

const ofPerson = statement<CreatorRow, { userId: string }>(
  'creators.of-person',
  `select ${columns} from creators c where c.user_id = :userId::uuid`,
);

/** Someone's place in the programme, in any state. */
export const findCreator = (db: Database | Trx, userId: string): Promise<CreatorRow | undefined> =>
  ofPerson.first(db, { userId });

const lockOwn = statement<CreatorRow, { userId: string }>(
  'creators.lock-own',
  `select ${columns} from creators c where c.user_id = :userId::uuid for no key update`,
);

export const lockOwnCreator = (trx: Trx, userId: string): Promise<CreatorRow | undefined> =>
  lockOwn.first(trx, { userId });

const step = statement<
  never,
  { id: string; creatorId: string; requestId: string; state: CreatorState; now: Date }
>(
  'creators.insert-step',
  `insert into creator_steps (id, creator, request_id, state, at)
   values (:id::uuid, :creatorId::uuid, :requestId::uuid, :state, :now::timestamptz)`,
);

/** Adds what happened to an application to its timeline. */
const insertStep = (
  trx: Trx,
  values: { creatorId: string; requestId: string; state: CreatorState; now: Date },
) => step.all(trx, { ...values, id: newId() });

const insert = statement<
  { id: string },
  {
    id: string;
    userId: string;
    about: string;
    vpa: string | null;
    requestId: string;
    now: Date;
  }
>(
  'creators.insert',
  `insert into creators (id, user_id, state, about, payout_vpa, request_id, applied_at)
   values (:id::uuid, :userId::uuid, 'SUBMITTED', :about, :vpa::text, :requestId::uuid, :now::timestamptz)
   on conflict (user_id) do update set state = 'SUBMITTED', about = excluded.about, reason = '',
     payout_vpa = coalesce(excluded.payout_vpa, creators.payout_vpa), request_id = excluded.request_id,
     applied_at = excluded.applied_at, decided_at = null
     where creators.state not in ('SUBMITTED', 'APPROVED')
   returning id`,
);

/**
 * Applies, for the first time or again. A UPI ID that was saved before stays unless there's another one.
 *
 * @returns false for who has an open application, or is a creator
 */
export async function insertApplication(
  trx: Trx,
  values: { userId: string; about: string; vpa: string | null; now: Date },
): Promise<boolean> {
  const requestId = newId();
  const row = await insert.first(trx, { ...values, id: newId(), requestId });
  if (row === undefined) return false;
  const { now } = values;
  await insertStep(trx, { creatorId: row.id, requestId, state: 'SUBMITTED', now });
  return true;
}

const saveVpa = statement<never, { id: string; vpa: string }>(
  'creators.save-vpa',
  'update creators set payout_vpa = :vpa where id = :id::uuid',
);

/** @param values the encrypted UPI ID */
export const savePayoutVpa = (trx: Trx, values: { id: string; vpa: string }): Promise<unknown> =>
  saveVpa.all(trx, values);

const setState = statement<
  { id: string; user_id: string | null },
  { requestId: string; from: CreatorState; state: CreatorState; reason: string; now: Date }
>(
  'creators.set-state',
  `update creators set state = :state, reason = left(:reason::text, 500), decided_at = :now::timestamptz
   where request_id = :requestId::uuid and state = :from returning id, user_id`,
);

/** Moves an application on. @returns null where it's in another state */
export async function moveApplication(
  trx: Trx,
  values: {
    requestId: string;
    from: CreatorState;
    state: CreatorState;
    reason: string;
    now: Date;
  },
): Promise<{ userId: string | null } | null> {
  const row = await setState.first(trx, values);
  if (row === undefined) return null;
  const { requestId, state, now } = values;
  await insertStep(trx, { creatorId: row.id, requestId, state, now });
  return { userId: row.user_id };
}

interface StepRow {
  state: CreatorState;
  at: Date;
}

const steps = statement<StepRow, { requestId: string }>(
  'creators.steps',
  'select state, at from creator_steps where request_id = :requestId::uuid order by at, id',
);

/** What happened to an application, the oldest first. */
export const readSteps = (db: Database | Trx, requestId: string): Promise<StepRow[]> =>
  steps.all(db, { requestId });

const count = statement<{ count: number }>(
  'creators.count',
  `select count(*)::int as count from creators where state = 'APPROVED' and user_id is not null`,
);

/** How many are in the programme. */
export const countCreators = async (db: Database): Promise<number> =>
  (await count.first(db, {}))?.count ?? 0;
