import type { IdeaReference } from '../model/relation';
import { useRelation, type RelationControl } from './use-relation';

export interface WouldUse {
  ideaId: string;
  /** What the list says. */
  wouldUse: boolean;
  count: number;
}

/** Whether the reader would use an idea, and how many would: at once, and taken back where it was refused. */
export function useWouldUse({ ideaId, wouldUse, count }: WouldUse): RelationControl {
  const reference: IdeaReference = { referenceType: 'IDEA', referenceId: ideaId };
  return useRelation({ verb: 'wouldUse', reference }, { active: wouldUse, count });
}
