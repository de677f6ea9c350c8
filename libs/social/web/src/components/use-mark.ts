import type { MarkStates, RelationTarget } from '../model/relation';
import { useRelation, type RelationControl } from './use-relation';

export interface Mark {
  reference: Extract<RelationTarget, { verb: 'mark' }>['reference'];
  states: MarkStates;
  /** What the list says. */
  marked: boolean;
  count: number;
  /** The name of the author or the record. */
  about: string;
}

/** Whether the viewer marked a record, and how many people did: at once, and undone where it was refused. */
export function useMark({ reference, states, marked, count, about }: Mark): RelationControl {
  return useRelation({ verb: 'mark', reference, states }, { active: marked, count }, about);
}
