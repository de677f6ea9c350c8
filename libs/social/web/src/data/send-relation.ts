import { api } from '@upround/shared/api-client';
import { bookmark, follow, like, unbookmark, unfollow, unlike } from '@upround/social/contract';
import type { RelationState, RelationTarget } from '../model/relation';

/** Sets or removes a relation. @throws what `api.call` throws */
export async function sendRelation(
  target: RelationTarget,
  active: boolean,
): Promise<RelationState> {
  switch (target.verb) {
    case 'like':
      return api.call(active ? like : unlike, { body: target.reference });
    case 'bookmark':
      return api.call(active ? bookmark : unbookmark, { body: target.reference });
    case 'follow':
      return api.call(active ? follow : unfollow, { body: target.reference });
    case 'mark':
      // Few pages have marks, so the first page is loaded without it.
      return (await import('./send-mark')).sendMark(target, active);
  }
}
