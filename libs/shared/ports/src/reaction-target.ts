import type { ErrorDefinition } from '@upround/shared/contract-core';
import type { Database, Trx } from '@upround/shared/db';
import type { Reference, ReferenceType } from '@upround/shared/domain';
import type { RawBuilder } from 'kysely';

/** The counters that a record carries for the verbs of social. */
export type ReactionKind = 'LIKE' | 'BOOKMARK' | 'COMMENT' | 'FOLLOW' | 'MARK';

/** A record's data that the verbs need. */
export interface FoundTarget {
  ownerId: string;
}

/** A relation that is set or removed, and the counter that changes with it. */
export interface CounterChange {
  reference: Reference;
  kind: ReactionKind;
  delta: 1 | -1;
  /** Who acts. */
  actorId: string;
  /** Name of the change, as in `social.set-like`: the statement of one name always has one text. */
  name: string;
  /** Social's statement: sets or removes the relation and returns a row only where that changed something. */
  statement: RawBuilder<unknown>;
}

/** Result of a counter change. */
export interface CounterMove {
  /** The counter after the change. */
  count: number;
  /** False where the relation existed already. */
  changed: boolean;
}

/** A record as lists of saved records show it. */
export interface TargetSummary {
  slug: string;
  title: string;
  author: string;
}

/** A mark that a person can set on a record with one press, and remove again. */
export interface RecordMark {
  /** As it is stored: a person has one mark of a kind on a record. */
  kind: string;
  /** States of an activity: set, and removed again. */
  states: { set: string; unset: string };
  /** Whether the record has a counter of it, as `MARK`. */
  counts: boolean;
  /** Error for the record's owner. */
  ownError: ErrorDefinition;
}

/** A person set a mark, or removed it. */
export interface MarkChange {
  trx: Trx;
  referenceId: string;
  actorId: string;
  active: boolean;
  /** Runs after the commit, for events to open pages. */
  afterCommit(effect: () => void): void;
}

/** Lets social act on records that another slice owns. Contributed by modules, one for each kind. */
export interface ReactionTarget {
  readonly types: readonly ReferenceType[];
  /** The mark that people can set on these records, if there is one. */
  readonly mark?: RecordMark;
  /** Hears that a mark changed, in the same transaction; not of one that was set or removed already. */
  marked?(change: MarkChange): Promise<void>;
  /**
   * Finds a record that the viewer may see.
   *
   * @param viewerId the viewer, null for a guest
   * @returns null if it is not there, is of another type, or is hidden from the viewer (blocks included)
   */
  find(db: Database, viewerId: string | null, reference: Reference): Promise<FoundTarget | null>;
  /**
   * Runs the change and moves the counter with it, in the caller's transaction and if possible in one
   * statement (`moveCounter`).
   *
   * @returns null if the record is not there for the actor, by the rules of `find`; the caller rolls back
   */
  add(trx: Trx, change: CounterChange): Promise<CounterMove | null>;
  /** Moves a counter of many records in one statement, for the demo community. */
  addMany(trx: Trx, kind: ReactionKind, deltas: ReadonlyMap<string, number>): Promise<void>;
  /** What a list shows of these records; those that the viewer may not see are left out. */
  describe(
    db: Database,
    viewerId: string,
    ids: readonly string[],
  ): Promise<Map<string, TargetSummary>>;
}
