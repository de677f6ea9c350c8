import type { Trx } from '@upround/shared/db';
import type { Reference, ReportCategory } from '@upround/shared/domain';

/** A report of a record that its reporter can see. */
export interface NewReport {
  reporterId: string;
  reference: Reference;
  category: ReportCategory;
  message: string;
}

/** Takes members' reports. Implemented by moderation. */
export interface ReportStore {
  /**
   * Stores a report in the caller's transaction, with the record as it is now. A second one by the same person about the
   * same record returns the first.
   */
  add(trx: Trx, report: NewReport): Promise<{ id: string; receivedAt: Date }>;
}
