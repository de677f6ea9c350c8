import { api } from '@upround/shared/api-client';
import { recordActivity } from '@upround/social/contract';
import type { IdeaReference, RelationState } from '../model/relation';

/** Says of an idea whether one would use it. */
export async function sendWouldUse(
  reference: IdeaReference,
  active: boolean,
): Promise<RelationState> {
  const state = active ? 'WOULD_USE' : 'NOT_WOULD_USE';
  const said = await api.call(recordActivity, { body: { ...reference, state } });
  return { active: said.state === 'WOULD_USE', count: said.wouldUseCount ?? 0 };
}
