import type { CallInput } from '@upround/shared/contract-core';
import type { bookmark, follow, like, recordActivity } from '@upround/social/contract';

/** The states of a mark on the wire, by the slice whose records have it. */
export interface MarkStates {
  set: string;
  unset: string;
}

/** A verb and the record that it is about. */
export type RelationTarget =
  | { verb: 'like'; reference: CallInput<typeof like>['body'] }
  | { verb: 'bookmark'; reference: CallInput<typeof bookmark>['body'] }
  | { verb: 'follow'; reference: CallInput<typeof follow>['body'] }
  | {
      verb: 'mark';
      reference: Pick<CallInput<typeof recordActivity>['body'], 'referenceType' | 'referenceId'>;
      states: MarkStates;
    };

/** Whether the relation holds, and the record's counter. */
export interface RelationState {
  active: boolean;
  count: number;
}

/** What we know beyond the list that a record came with. */
export interface RelationEntry {
  /** What the API answered last, or the base that the first press started from. */
  confirmed: RelationState;
  /** What the person wants while it is under way, else null. */
  wanted: boolean | null;
}

/**
 * Names a relation.
 *
 * @param target the verb and the record
 * @param by whose relation it is: who signs in next in the same tab must not see it
 */
export function relationKey({ verb, reference }: RelationTarget, by: string): string {
  return `${by}:${verb}:${reference.referenceType}:${reference.referenceId}`;
}

/** What the API holds: its last answer, unless the list is as new as that. */
export function knownState(entry: RelationEntry | undefined, base: RelationState): RelationState {
  return entry === undefined || entry.confirmed.active === base.active ? base : entry.confirmed;
}

/** What to show: what is known, moved by what is under way. The counter never goes below zero. */
export function shownState(entry: RelationEntry | undefined, base: RelationState): RelationState {
  const known = knownState(entry, base);
  if (entry === undefined || entry.wanted === null) return known;
  const step = Number(entry.wanted) - Number(known.active);
  return { active: entry.wanted, count: Math.max(0, known.count + step) };
}
