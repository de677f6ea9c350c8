import type { Database, Trx } from '@upround/shared/db';
import type { ReferenceType } from '@upround/shared/domain';
import type { MeasureContext } from './moderated-records';

/** Something that waits for staff. */
export interface Approval {
  /** Of version 7: lists go by it, oldest first. */
  id: string;
  /** The record that it's about. */
  referenceType: ReferenceType;
  referenceId: string;
  title: string;
  /** The path of the record's page; null where it has none. */
  path: string | null;
  /** The member who asked; null for those who are gone. */
  askedBy: string | null;
  /** What they wrote, as plain text; may be empty. */
  text: string;
  at: Date;
}

/** One of the two ways to decide. */
export interface ApprovalOutcome {
  /** A button: a verb and its object. */
  readonly label: string;
  /** What is said once it's done, as in `Profile approved.` */
  readonly done: string;
}

/** The transaction of a decision, tasks that are sent with it, and who decides. */
export interface ApprovalContext extends MeasureContext {
  staffId: string;
}

/** One kind of what waits for staff. The slice that owns it contributes it; moderation lists all kinds as one. */
export interface ApprovalSource {
  /** Unique, in capitals. */
  readonly kind: string;
  /** Its name, in the plural. */
  readonly label: string;
  readonly approve: ApprovalOutcome;
  readonly decline: ApprovalOutcome;
  /** Whether each decision needs a reason, for the audit log. */
  readonly isReasonRequired: boolean;
  /** What waits, in the order of ids. */
  list(db: Database, page: { after: string | null; limit: number }): Promise<readonly Approval[]>;
  /** Locks one of them until the transaction ends. @returns null where there is none */
  lock(trx: Trx, id: string): Promise<(Approval & { isDecided: boolean }) | null>;
  /**
   * Decides one that is locked.
   *
   * @returns false where it's gone or decided
   */
  decide(
    context: ApprovalContext,
    id: string,
    decision: { isApproved: boolean; reason: string },
  ): Promise<boolean>;
}
