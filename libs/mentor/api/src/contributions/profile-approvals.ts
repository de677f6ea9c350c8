import { isId, momentOf } from '@upround/shared/db';
import type { Approval, ApprovalSource } from '@upround/shared/ports';
import { readNextSlot } from '../hours/next-slot.task';
import { profileDecided } from '../mentor/profile-decided';
import {
  approveRequest,
  declineRequest,
  lockRequest,
  pageOfRequests,
  type RequestRow,
} from './profile-request.store';

const toApproval = (row: RequestRow): Approval => ({
  id: row.id,
  referenceType: 'MENTOR',
  referenceId: row.mentor_id,
  title: row.headline,
  // What isn't approved has no page.
  path: null,
  askedBy: row.user_id,
  text: `Proof: ${row.proof}\n\nAbout: ${row.about}`,
  at: momentOf(row.id),
});

/** Members who want to be mentors. */
export const profileApprovals: ApprovalSource = {
  kind: 'MENTOR_PROFILE',
  label: 'Mentor profiles',
  approve: { label: 'Approve profile', done: 'Profile approved.' },
  decline: { label: 'Decline profile', done: 'Profile declined.' },
  isReasonRequired: true,

  list: async (db, page) => (await pageOfRequests(db, page)).map(toApproval),

  async lock(trx, id) {
    const row = isId(id) ? await lockRequest(trx, id) : undefined;
    return row === undefined ? null : { ...toApproval(row), isDecided: !row.is_waiting };
  },

  async decide({ trx, tasks, now }, id, { isApproved, reason }) {
    if (!isId(id)) return false;
    const decided = isApproved
      ? await approveRequest(trx, id, now)
      : await declineRequest(trx, id, reason, now);
    if (decided === undefined) return false;
    const { mentor_id: mentorId, user_id: userId } = decided;
    await tasks.publish(profileDecided, { requestId: id, mentorId, userId, isApproved });
    if (isApproved) await tasks.send(readNextSlot, { mentorId });
    return true;
  },
};
