import { randomInt } from 'node:crypto';
import type { AmbassadorState } from '@upround/ambassador/contract';
import { newId, statement, type Database, type Trx } from '@upround/shared/db';

/** A membership in the programme, as it's stored. */
export interface AmbassadorRow {
  id: string;
  /** Null for accounts that were erased. */
  user_id: string | null;
  state: AmbassadorState;
  motivation: string;
  reason: string;
  code: string;
  is_name_hidden: boolean;
  request_id: string;
  applied_at: Date;
  decided_at: Date | null;
  visit_count: number;
  joined_count: number;
  active_count: number;
}

export const ambassadorColumns = `a.id, a.user_id, a.state, a.motivation, a.reason, a.code, a.is_name_hidden, a.request_id,
  a.applied_at, a.decided_at, a.visit_count, a.joined_count, a.active_count`;

const ofPerson = statement<AmbassadorRow, { userId: string }>(
  'ambassador.of-person',
  `select ${ambassadorColumns} from ambassadors a where a.user_id = :userId::uuid`,
);

/** A person's membership, in any state. */
export const findAmbassador = (
  db: Database | Trx,
  userId: string,
): Promise<AmbassadorRow | undefined> => ofPerson.first(db, { userId });

const byCode = statement<AmbassadorRow, { code: string }>(
  'ambassador.by-code',
  `select ${ambassadorColumns} from ambassadors a join person_view p on p.id = a.user_id
   where a.code = :code and a.state = 'ACTIVE'`,
);

/** The active ambassador of a code; undefined for one whose account is banned or deleted. */
export const findByCode = (db: Database | Trx, code: string): Promise<AmbassadorRow | undefined> =>
  byCode.first(db, { code });

const lockAll = statement<AmbassadorRow, { ids: readonly string[] }>(
  'ambassador.lock',
  `select ${ambassadorColumns} from ambassadors a where a.id = any(:ids::uuid[]) order by a.id for no key update`,
);

/** Locks ambassadors in one order, so that their lines and counters are written one after the other. */
export const lockAmbassadors = (trx: Trx, ids: readonly string[]): Promise<AmbassadorRow[]> =>
  lockAll.all(trx, { ids });

const lockOwn = statement<AmbassadorRow, { userId: string }>(
  'ambassador.lock-own',
  `select ${ambassadorColumns} from ambassadors a where a.user_id = :userId::uuid for no key update`,
);

export const lockOwnAmbassador = (trx: Trx, userId: string): Promise<AmbassadorRow | undefined> =>
  lockOwn.first(trx, { userId });

/** Letters and digits that aren't mistaken for one another. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

/** One of 10¹² codes. */
const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

type NewAmbassador = {
  userId: string;
  state: 'PENDING' | 'ACTIVE';
  motivation: string;
  now: Date;
};

const insert = statement<
  { id: string },
  NewAmbassador & { id: string; code: string; requestId: string }
>(
  'ambassador.insert',
  `insert into ambassadors (id, user_id, state, motivation, code, request_id, applied_at, decided_at)
   values (:id::uuid, :userId::uuid, :state, :motivation, :code, :requestId::uuid, :now::timestamptz,
     case when :state = 'ACTIVE' then :now::timestamptz end)
   on conflict (user_id) do nothing returning id`,
);

/** Creates a membership. @returns false for a person who has one */
export async function insertAmbassador(trx: Trx, values: NewAmbassador): Promise<boolean> {
  const more = { id: newId(), requestId: newId(), code: newCode() };
  return (await insert.first(trx, { ...values, ...more })) !== undefined;
}

const apply = statement<never, NewAmbassador & { id: string; requestId: string }>(
  'ambassador.apply-again',
  `update ambassadors set state = :state, motivation = :motivation, reason = '', request_id = :requestId::uuid,
     applied_at = :now::timestamptz, decided_at = case when :state = 'ACTIVE' then :now::timestamptz end
   where id = :id::uuid and user_id = :userId::uuid`,
);

/** Applies again after a refusal, or after leaving. Points and code stay. */
export const reapply = (trx: Trx, id: string, values: NewAmbassador): Promise<unknown> =>
  apply.all(trx, { ...values, id, requestId: newId() });

const hide = statement<never, { id: string; isNameHidden: boolean }>(
  'ambassador.hide-name',
  'update ambassadors set is_name_hidden = :isNameHidden where id = :id::uuid',
);

export const saveNameHidden = (trx: Trx, id: string, isNameHidden: boolean): Promise<unknown> =>
  hide.all(trx, { id, isNameHidden });

const setState = statement<
  { user_id: string | null },
  { requestId: string; state: AmbassadorState; reason: string; now: Date }
>(
  'ambassador.decide',
  `update ambassadors set state = :state, reason = left(:reason::text, 500), decided_at = :now::timestamptz
   where request_id = :requestId::uuid and state = 'PENDING' returning user_id`,
);

/** Decides an application. @returns undefined where it isn't open any more */
export const decideApplication = (
  trx: Trx,
  values: { requestId: string; state: 'ACTIVE' | 'DECLINED'; reason: string; now: Date },
): Promise<{ user_id: string | null } | undefined> => setState.first(trx, values);

const leave = statement<never, { id: string }>(
  'ambassador.leave',
  `update ambassadors set state = 'LEFT' where id = :id::uuid`,
);

export const saveLeft = (trx: Trx, id: string): Promise<unknown> => leave.all(trx, { id });

const motivate = statement<never, { id: string; motivation: string }>(
  'ambassador.save-motivation',
  'update ambassadors set motivation = :motivation where id = :id::uuid',
);

export const saveMotivation = (trx: Trx, id: string, motivation: string): Promise<unknown> =>
  motivate.all(trx, { id, motivation });
