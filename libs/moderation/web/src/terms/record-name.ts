import { nounOf, type ReferenceType } from '@upround/shared/domain';

/** What a record of a kind is called, as the beginning of a line: `Post`. */
export function recordName(kind: ReferenceType): string {
  const noun = nounOf(kind);
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}
