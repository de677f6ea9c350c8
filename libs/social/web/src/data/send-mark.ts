import { api } from '@upround/shared/api-client';
import { recordActivity } from '@upround/social/contract';
import type { RelationState, RelationTarget } from '../model/relation';

/** Marks a record, or removes the mark. */
export async function sendMark(
  { reference, states }: Extract<RelationTarget, { verb: 'mark' }>,
  active: boolean,
): Promise<RelationState> {
  const state = active ? states.set : states.unset;
  const recorded = await api.call(recordActivity, { body: { ...reference, state } });
  return { active: recorded.state === states.set, count: recorded.count ?? 0 };
}
