import { isId } from '@upround/shared/db';
import { links } from '@upround/shared/links';
import type { Approval, ApprovalSource } from '@upround/shared/ports';
import { reportDecided } from '../report/report-decided';
import { closeReport, lockReport, pageOfReports, type ReportRow } from '../report/report.store';

const toApproval = (row: ReportRow): Approval => ({
  id: row.id,
  referenceType: 'TRACKER',
  referenceId: row.record_id,
  title: row.name,
  // The lists have no page of a record that was removed.
  path: row.is_listed ? links.tracker(row.type, { record: row.slug }) : null,
  askedBy: row.user_id,
  text: row.note,
  at: row.created_at,
});

/**
 * What members reported as outdated. Imports correct records, so that approving a report says that the facts are
 * corrected now.
 */
export const outdatedApprovals: ApprovalSource = {
  kind: 'TRACKER_OUTDATED',
  label: 'Outdated trackers',
  approve: { label: 'Mark as corrected', done: 'Marked as corrected.' },
  decline: { label: 'Dismiss report', done: 'Report dismissed.' },
  isReasonRequired: true,

  list: async (db, page) => (await pageOfReports(db, page)).map(toApproval),

  async lock(trx, id) {
    const row = isId(id) ? await lockReport(trx, id) : undefined;
    return row === undefined ? null : { ...toApproval(row), isDecided: row.solved_at !== null };
  },

  async decide({ trx, tasks, now }, id, { isApproved }) {
    const closed = isId(id) ? await closeReport(trx, id, now) : undefined;
    if (closed === undefined) return false;
    await tasks.publish(reportDecided, {
      reportId: id,
      recordId: closed.record_id,
      userId: closed.user_id,
      isCorrected: isApproved,
    });
    return true;
  },
};
