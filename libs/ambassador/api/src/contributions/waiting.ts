import { isId, momentOf, type Database, type Trx } from '@upround/shared/db';
import type { Approval, ApprovalOutcome, ApprovalSource } from '@upround/shared/ports';
import { ambassadorDecided, type DecidedThing } from '../notices/ambassador-decided';

/** A row of something that waits for staff. */
export interface WaitingRow {
  id: string;
  /** Null for accounts that were erased. */
  user_id: string | null;
  title: string;
  text: string;
  is_waiting: boolean;
}

/** A page of what waits, in the order of ids. */
export type WaitingPage = { after: string | null; limit: number };

/** Whom a decision is about, and the points that count by it. */
export interface Decided {
  userId: string | null;
  points: number;
}

/** One kind of what waits for staff in the programme. */
export interface Waiting {
  kind: string;
  label: string;
  approve: ApprovalOutcome;
  decline: ApprovalOutcome;
  about: DecidedThing;
  page(db: Database, page: WaitingPage): Promise<WaitingRow[]>;
  /** Locks one in any state. */
  lock(trx: Trx, id: string): Promise<WaitingRow | undefined>;
  /** Decides one that is locked. @returns null where it was decided before */
  decide(
    trx: Trx,
    decision: { id: string; isApproved: boolean; reason: string; now: Date },
  ): Promise<Decided | null>;
}

/** What staff see of it. */
export const toApproval = (row: WaitingRow): Approval => ({
  id: row.id,
  referenceType: 'USER',
  referenceId: row.user_id ?? row.id,
  title: row.title,
  path: null,
  askedBy: row.user_id,
  text: row.text,
  at: momentOf(row.id),
});

/** What staff decide on; the member is notified of each decision. */
export const approvalsOf = ({ about, page, lock, decide, ...source }: Waiting): ApprovalSource => ({
  ...source,
  isReasonRequired: true,
  list: async (db, { after, limit }) => (await page(db, { after, limit })).map(toApproval),
  async lock(trx, id) {
    const row = isId(id) ? await lock(trx, id) : undefined;
    return row === undefined ? null : { ...toApproval(row), isDecided: !row.is_waiting };
  },
  async decide({ trx, tasks, now }, id, { isApproved, reason }) {
    const decided = isId(id) ? await decide(trx, { id, isApproved, reason, now }) : null;
    if (decided === null) return false;
    const { userId, points } = decided;
    if (userId !== null) {
      const event = { userId, about, referenceId: id, isApproved, reason, points };
      await tasks.publish(ambassadorDecided, event);
    }
    return true;
  },
});
