import { OLDEST, statement, type Database, type Trx } from '@upround/shared/db';
import type { WaitingPage, WaitingRow } from '../contributions/waiting';

type FromPage = { after: string; limit: number };

/** A page begins after an id in any case, so that its plan begins there in the index. */
const fromOf = ({ after, limit }: WaitingPage): FromPage => ({ after: after ?? OLDEST, limit });

const application = `c.request_id as id, c.user_id, coalesce(p.display_name, '') as title, c.about as text,
  c.state = 'SUBMITTED' as is_waiting`;

const applications = statement<WaitingRow, FromPage>(
  'creators.page-of-applications',
  `select ${application} from creators c left join people p on p.id = c.user_id
   where c.state = 'SUBMITTED' and c.request_id > :after::uuid
   order by c.request_id limit :limit`,
);

/** Applications that wait, the oldest first. */
export const pageOfApplications = (db: Database, wanted: WaitingPage): Promise<WaitingRow[]> =>
  applications.all(db, fromOf(wanted));

const lockOne = statement<WaitingRow, { id: string }>(
  'creators.lock-application',
  `select ${application} from creators c left join people p on p.id = c.user_id
   where c.request_id = :id::uuid for no key update of c`,
);

/** An application in any state, locked until the transaction ends. */
export const lockApplication = (trx: Trx, id: string): Promise<WaitingRow | undefined> =>
  lockOne.first(trx, { id });

/** A payout, with the encrypted UPI ID that it goes to. */
export interface PayoutRow extends Omit<WaitingRow, 'text'> {
  month: string;
  /** Whole paise. */
  paid: number;
  payout_vpa: string | null;
}

const payout = `s.id, c.user_id, coalesce(p.display_name, '') as title, s.month, s.paid::float8 as paid, c.payout_vpa,
  s.payout = 'DUE' as is_waiting`;

const payouts = statement<PayoutRow, FromPage>(
  'creators.page-of-payouts',
  `select ${payout} from creator_shares s join creators c on c.id = s.creator join people p on p.id = c.user_id
   where s.payout = 'DUE' and c.payout_vpa is not null and s.id > :after::uuid
   order by s.id limit :limit`,
);

/** Payouts that wait, the oldest first. Those without a UPI ID wait for the creator instead. */
export const pageOfPayouts = (db: Database, wanted: WaitingPage): Promise<PayoutRow[]> =>
  payouts.all(db, fromOf(wanted));

const lockPaid = statement<PayoutRow, { id: string }>(
  'creators.lock-payout',
  `select ${payout} from creator_shares s join creators c on c.id = s.creator left join people p on p.id = c.user_id
   where s.id = :id::uuid for no key update of s`,
);

/** A payout in any state, locked until the transaction ends. */
export const lockPayout = (trx: Trx, id: string): Promise<PayoutRow | undefined> =>
  lockPaid.first(trx, { id });

/** Whom a decided payout is for. */
export interface DecidedPayout {
  user_id: string | null;
  month: string;
  /** Whole paise that were due. */
  amount: number;
}

const pay = statement<DecidedPayout, { id: string; now: Date }>(
  'creators.pay',
  `update creator_shares s set payout = 'PAID', paid_at = :now::timestamptz from creators c
   where s.id = :id::uuid and s.payout = 'DUE' and c.id = s.creator
   returning c.user_id, s.month, s.paid::float8 as amount`,
);

/** Marks a payout as paid. @returns undefined where it isn't due */
export const savePaid = (
  trx: Trx,
  of: { id: string; now: Date },
): Promise<DecidedPayout | undefined> => pay.first(trx, of);

const carry = statement<DecidedPayout, { id: string }>(
  'creators.carry',
  `with due as (
     select id, paid from creator_shares where id = :id::uuid and payout = 'DUE' for no key update
   )
   update creator_shares s set payout = 'NONE', paid = 0, carried_out = s.carried_out + due.paid
   from due, creators c where s.id = due.id and c.id = s.creator
   returning c.user_id, s.month, due.paid::float8 as amount`,
);

/** Carries a payout to the next month that is closed. @returns undefined where it isn't due */
export const saveCarried = (trx: Trx, id: string): Promise<DecidedPayout | undefined> =>
  carry.first(trx, { id });
