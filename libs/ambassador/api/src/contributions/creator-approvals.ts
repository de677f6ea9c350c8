import { isId } from '@upround/shared/db';
import type { Approval, ApprovalSource } from '@upround/shared/ports';
import type { AmbassadorSettings } from '../ambassador-settings';
import * as store from '../creators/creator-decision.store';
import type { PayoutRow } from '../creators/creator-decision.store';
import { moveApplication } from '../creators/creator.store';
import { moneyOf, monthWithYear } from '../creators/money-text';
import { openVpa } from '../creators/payout-vpa';
import { creatorNotice } from '../notices/creator-notice';
import { toApproval } from './waiting';

type Settings = Pick<AmbassadorSettings, 'secrets' | 'payouts'>;

const applications: ApprovalSource = {
  kind: 'CREATOR',
  label: 'Creator applications',
  approve: { label: 'Approve creator', done: 'Creator approved.' },
  decline: { label: 'Decline application', done: 'Application declined.' },
  isReasonRequired: true,
  list: async (db, page) => (await store.pageOfApplications(db, page)).map(toApproval),
  async lock(trx, id) {
    const row = isId(id) ? await store.lockApplication(trx, id) : undefined;
    return row === undefined ? null : { ...toApproval(row), isDecided: !row.is_waiting };
  },
  async decide({ trx, tasks, now }, id, { isApproved, reason: given }) {
    const state = isApproved ? 'APPROVED' : 'DECLINED';
    const reason = isApproved ? '' : given;
    const values = { requestId: id, from: 'SUBMITTED', state, reason, now } as const;
    const decided = isId(id) ? await moveApplication(trx, values) : null;
    if (decided === null) return false;
    if (decided.userId !== null) {
      await tasks.publish(creatorNotice, {
        userId: decided.userId,
        about: 'APPLICATION',
        referenceId: id,
        isApproved,
        reason,
        month: '',
        paid: 0,
        carried: 0,
      });
    }
    return true;
  },
};

/** What staff need to pay: the amount, and where it goes. */
function textOf(settings: Settings, { paid, month, payout_vpa: sealed }: PayoutRow): string {
  const vpa = openVpa(settings, sealed);
  const to = vpa === null ? 'The UPI ID can’t be read: ask for it again.' : `UPI ID: ${vpa}`;
  return `${moneyOf(paid)} for ${monthWithYear(month)}. ${to}`;
}

const toPayout = (settings: Settings, row: PayoutRow): Approval =>
  toApproval({ ...row, text: textOf(settings, row) });

/**
 * Payouts are made outside of the product, and marked as paid here, which books them in the ledger of money. Declining
 * one carries its amount to the next month that is closed.
 */
const payouts = (settings: Settings): ApprovalSource => ({
  kind: 'CREATOR_PAYOUT',
  label: 'Payouts to creators',
  approve: { label: 'Mark as paid', done: 'Payout marked as paid.' },
  decline: { label: 'Carry to next month', done: 'Payout carried to the next month.' },
  isReasonRequired: true,
  list: async (db, page) =>
    (await store.pageOfPayouts(db, page)).map((row) => toPayout(settings, row)),
  async lock(trx, id) {
    const row = isId(id) ? await store.lockPayout(trx, id) : undefined;
    return row === undefined ? null : { ...toPayout(settings, row), isDecided: !row.is_waiting };
  },
  async decide({ trx, tasks, now }, id, { isApproved, reason }) {
    if (!isId(id)) return false;
    const decided = isApproved
      ? await store.savePaid(trx, { id, now })
      : await store.saveCarried(trx, id);
    if (decided === undefined) return false;
    const { user_id: userId, month, amount } = decided;
    if (isApproved) await settings.payouts.record(trx, { payoutId: id, amount, at: now });
    if (userId !== null) {
      await tasks.publish(creatorNotice, {
        userId,
        about: 'PAYOUT',
        referenceId: id,
        isApproved,
        reason: isApproved ? '' : reason,
        month,
        paid: isApproved ? amount : 0,
        carried: isApproved ? 0 : amount,
      });
    }
    return true;
  },
});

/** What staff decide in the creator programme: applications, and payouts that are due. */
export const creatorApprovals = (settings: Settings): readonly ApprovalSource[] => [
  applications,
  payouts(settings),
];
