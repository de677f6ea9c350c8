import type { Database, Trx } from '@upround/shared/db';
import type { HeldReason, Reference, ReferenceType } from '@upround/shared/domain';
import type { TaskSender } from '@upround/shared/tasks';

/** What moderators can do to a record itself. */
export type RecordMeasure = 'HIDE' | 'REMOVE';

/** A line of the conversation around a reported message. */
export interface SnapshotLine {
  authorId: string;
  text: string;
  at: string;
}

/** A record as it was when it was reported. Moderation stores it, so that a later edit hides nothing from moderators. */
export interface RecordSnapshot {
  /** Its author; null for what no member wrote, such as a news story. */
  ownerId: string | null;
  /** Its name or headline; empty for records without one. */
  title: string;
  /** The whole text, as plain text. */
  text: string;
  /** Paths of its pictures. */
  pictures: readonly { url: string; alt: string }[];
  /** The path of its page; null where it has none. */
  path: string | null;
  /** When it was written, in ISO 8601. */
  at: string;
  /** For a message: at most ten before it, itself, and at most ten after it, oldest first. */
  around?: readonly SnapshotLine[];
}

/** What a measure runs on: the caller's transaction, and tasks that are sent with it. */
export interface MeasureContext {
  trx: Trx;
  tasks: TaskSender;
  now: Date;
}

/**
 * Lets moderators read, hide and remove records that another slice owns. Contributed by modules, one for each kind that
 * can be reported.
 */
export interface ModeratedRecords {
  readonly types: readonly ReferenceType[];
  /** Empty where only their author can be warned, restricted or suspended. */
  readonly measures: readonly RecordMeasure[];
  /**
   * Reads a record for moderators: also a hidden one, and without regard to blocks between members.
   *
   * @returns null for records that are deleted or don't exist
   */
  capture(db: Database | Trx, reference: Reference): Promise<RecordSnapshot | null>;
  /**
   * Hides a record from everyone but its author and moderators: in lists, search, counters and open pages.
   *
   * @returns false where it is gone; true also where it was hidden already
   */
  hide(context: MeasureContext, reference: Reference): Promise<boolean>;
  /**
   * Shows a hidden record again, unless something else than a decision hides it.
   *
   * @returns false where it is gone
   */
  show(context: MeasureContext, reference: Reference): Promise<boolean>;
  /**
   * Notifies those whom it concerns, besides the author, that a record is hidden. Called for each decision that hides it,
   * once that can't be undone; `hide` itself notifies no one.
   */
  notifyHidden?(context: MeasureContext, reference: Reference): Promise<void>;
  /**
   * Hides a record that is held, which its author sees with the reason. Only of records that `SpamCheck` checks.
   *
   * @returns false where it is gone
   */
  hold?(context: MeasureContext, reference: Reference, reason: HeldReason): Promise<boolean>;
  /**
   * Publishes a record that is held, with all that publishing sends. Leaves one that was hidden or shown in the meantime.
   *
   * @returns false where it is gone
   */
  release?(context: MeasureContext, reference: Reference): Promise<boolean>;
  /** Deletes a record as its author would. @returns false where it is gone */
  remove(context: MeasureContext, reference: Reference): Promise<boolean>;
}

/**
 * Changes what a member may do. Implemented by profile; their open connections are closed or checked again. A deleted
 * account that can still come back does so in the new state.
 */
export interface MemberStates {
  /** The member can read and not write. @returns false for accounts that are suspended or deleted */
  restrict(trx: Trx, userId: string): Promise<boolean>;
  /** The member can't sign in, and no one sees them. @returns false for deleted accounts */
  suspend(trx: Trx, userId: string): Promise<boolean>;
  /** Takes either back. @returns false for deleted accounts */
  reinstate(trx: Trx, userId: string): Promise<boolean>;
}
