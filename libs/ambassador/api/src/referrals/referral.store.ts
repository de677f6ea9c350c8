import type { BurstReason } from '@upround/ambassador/model';
import { RING_BOUND } from '@upround/ambassador/model';
import { statement, type Database, type Trx } from '@upround/shared/db';

/** Who brought whom, with what they did since. */
export interface ReferralRow {
  person_id: string;
  ambassador_id: string;
  number: number;
  signed_up_at: Date;
  network: string;
  first_post_at: Date | null;
  active_at: Date | null;
  paid_at: Date | null;
  paid_order: string | null;
  hold_id: string | null;
  hold_state: 'WAITING' | 'RELEASED' | 'REJECTED' | null;
}

const columns = `r.person_id, r.ambassador_id, r.number, r.signed_up_at, r.network, r.first_post_at, r.active_at, r.paid_at,
  r.paid_order, r.hold_id, h.state as hold_state`;

const find = statement<ReferralRow, { personId: string }>(
  'ambassador.referral',
  `select ${columns} from ambassador_referrals r left join ambassador_holds h on h.id = r.hold_id
   where r.person_id = :personId::uuid`,
);

export const findReferral = (
  db: Database | Trx,
  personId: string,
): Promise<ReferralRow | undefined> => find.first(db, { personId });

interface NamedReferrer {
  display_name: string | null;
}

const named = statement<NamedReferrer, { personId: string }>(
  'ambassador.referrer-name',
  `select p.display_name from ambassador_referrals r join ambassadors a on a.id = r.ambassador_id
     left join person_view p on p.id = a.user_id and not a.is_name_hidden
   where r.person_id = :personId::uuid`,
);

/** Who brought a person, by name; undefined where no one did. */
export const findReferrerName = (
  db: Database | Trx,
  personId: string,
): Promise<NamedReferrer | undefined> => named.first(db, { personId });

const chain = statement<{ user_id: string }, { personId: string; bound: number }>(
  'ambassador.referrers',
  `with recursive referrers (user_id, depth) as (
     select :personId::uuid, 0
     union
     select a.user_id, c.depth + 1 from referrers c join ambassador_referrals r on r.person_id = c.user_id
       join ambassadors a on a.id = r.ambassador_id
     where c.depth < :bound::int and a.user_id is not null)
   select user_id from referrers where depth > 0`,
);

/** Who brought a person, then who brought those, and so on. */
export const readReferrers = async (trx: Trx, personId: string): Promise<string[]> =>
  (await chain.all(trx, { personId, bound: RING_BOUND })).map(({ user_id: id }) => id);

const account = statement<{ created_at: Date }, { userId: string }>(
  'ambassador.account-created',
  'select created_at from people where id = :userId::uuid',
);

/** When a person signed up. */
export const accountCreatedAt = async (
  db: Database | Trx,
  userId: string,
): Promise<Date | undefined> => (await account.first(db, { userId }))?.created_at;

type NewReferral = {
  personId: string;
  ambassadorId: string;
  signedUpAt: Date;
  network: string;
  day: string;
  now: Date;
};

const insert = statement<{ number: number }, NewReferral>(
  'ambassador.insert-referral',
  `with counted as (
     update ambassadors set joined_count = joined_count + 1 where id = :ambassadorId::uuid returning id),
   numbered as (
     select coalesce(max(number), 0) + 1 as number from ambassador_referrals where ambassador_id = :ambassadorId::uuid),
   today as (
     insert into ambassador_days as d (ambassador_id, day, joined) values (:ambassadorId::uuid, :day::date, 1)
     on conflict (ambassador_id, day) do update set joined = d.joined + 1 returning day)
   insert into ambassador_referrals (person_id, ambassador_id, number, signed_up_at, written_at, network, check_at)
   select :personId::uuid, counted.id, greatest(numbered.number, l.number), :signedUpAt::timestamptz, :now::timestamptz,
     :network, :now::timestamptz
   from counted, numbered, today, (
     select coalesce(max(referral), 0) + 1 as number from ambassador_lines where ambassador_id = :ambassadorId::uuid) l
   returning number`,
);

/** Writes a referral. The ambassador is locked, and the person has none yet. */
export const insertReferral = (trx: Trx, values: NewReferral): Promise<unknown> =>
  insert.first(trx, values);

const lockRings = statement<never>(
  'ambassador.lock-rings',
  `select pg_advisory_xact_lock(hashtextextended('ambassador.referral-rings', 0))`,
);

/**
 * Writes one referral after the other. Locks on two ambassadors don't suffice: of a ring of four, two opposite referrals lock
 * no one in common, and neither sees that the other closes the ring.
 */
export const lockReferrals = (trx: Trx): Promise<unknown> => lockRings.all(trx, {});

const lockPerson = statement<{ id: string }, { personId: string }>(
  'ambassador.lock-referred',
  'select id from people where id = :personId::uuid for no key update',
);

/** Locks a person, so that they are referred once. */
export const lockReferredPerson = (trx: Trx, personId: string): Promise<unknown> =>
  lockPerson.first(trx, { personId });

const burst = statement<
  { by_code: string[]; by_network: string[] },
  { personId: string; ambassadorId: string; network: string; at: Date }
>(
  'ambassador.sign-ups-near',
  `select
     array(select r.signed_up_at::text from ambassador_referrals r
       where r.ambassador_id = :ambassadorId::uuid and r.person_id <> :personId::uuid
         and r.signed_up_at > :at::timestamptz - interval '1 hour' and r.signed_up_at < :at::timestamptz + interval '1 hour'
       limit 200) as by_code,
     array(select r.signed_up_at::text from ambassador_referrals r
       where :network <> '' and r.network = :network and r.person_id <> :personId::uuid
         and r.signed_up_at > :at::timestamptz - interval '1 day' and r.signed_up_at < :at::timestamptz + interval '1 day'
       limit 400) as by_network`,
);

/** When others signed up near someone, by the same code and from the same network. */
export async function readSignUpsNear(
  trx: Trx,
  values: { personId: string; ambassadorId: string; network: string; at: Date },
): Promise<{ byCode: Date[]; byNetwork: Date[] }> {
  const row = await burst.first(trx, values);
  const dates = (texts: readonly string[] = []) => texts.map((text) => new Date(text));
  return { byCode: dates(row?.by_code), byNetwork: dates(row?.by_network) };
}

const hold = statement<
  { id: string },
  { id: string; ambassadorId: string; reason: BurstReason; now: Date }
>(
  'ambassador.open-hold',
  `insert into ambassador_holds (id, ambassador_id, reason, state, opened_at)
   values (:id::uuid, :ambassadorId::uuid, :reason, 'WAITING', :now::timestamptz)
   on conflict (ambassador_id) where state = 'WAITING' do update set reason = ambassador_holds.reason returning id`,
);

/** The ambassador's hold that waits for a review, or a new one. */
export async function openHold(
  trx: Trx,
  values: { id: string; ambassadorId: string; reason: BurstReason; now: Date },
): Promise<string> {
  const row = await hold.first(trx, values);
  if (row === undefined) throw new Error('No hold was opened.');
  return row.id;
}

const setHold = statement<never, { personId: string; holdId: string }>(
  'ambassador.hold-referral',
  'update ambassador_referrals set hold_id = :holdId::uuid where person_id = :personId::uuid',
);

export const holdReferral = (trx: Trx, personId: string, holdId: string): Promise<unknown> =>
  setHold.all(trx, { personId, holdId });

const refunds = statement<{ order_id: string; at: Date }, { personId: string }>(
  'ambassador.refunds',
  `select f.order_id, f.at from ambassador_refunds f join ambassador_referrals r on r.person_id = f.person_id
   where f.person_id = :personId::uuid and f.order_id = r.paid_order`,
);

/** The refund of the order that brought points; undefined where there's none. */
export const findRefund = (
  trx: Trx,
  personId: string,
): Promise<{ order_id: string; at: Date } | undefined> => refunds.first(trx, { personId });

const paid = statement<{ person_id: string }, { personId: string; orderId: string; at: Date }>(
  'ambassador.save-paid',
  `update ambassador_referrals set paid_at = :at::timestamptz, paid_order = :orderId::uuid
   where person_id = :personId::uuid and (paid_at is null or paid_at > :at::timestamptz) returning person_id`,
);

/** Saves the first payment of a referred person. @returns false for others */
export const savePaid = async (
  trx: Trx,
  values: { personId: string; orderId: string; at: Date },
): Promise<boolean> => (await paid.first(trx, values)) !== undefined;

const refunded = statement<{ person_id: string }, { personId: string; orderId: string; at: Date }>(
  'ambassador.save-refund',
  `insert into ambassador_refunds (person_id, order_id, at)
   select r.person_id, :orderId::uuid, :at::timestamptz from ambassador_referrals r where r.person_id = :personId::uuid
   on conflict do nothing returning person_id`,
);

/** Saves a refund to a referred person. @returns false for others, and one that's saved */
export const saveRefund = async (
  trx: Trx,
  values: { personId: string; orderId: string; at: Date },
): Promise<boolean> => (await refunded.first(trx, values)) !== undefined;
