import { kindOf, type ReferenceType } from './record-kinds';

/** What a record of a kind is called in a sentence, such as `post`. */
export const nounOf = (kind: ReferenceType): string => kindOf(kind).noun ?? kind.toLowerCase();

/** The same with its article, such as `a post`. */
export function aNounOf(kind: ReferenceType): string {
  const noun = nounOf(kind);
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** Whether members write records of a kind; the others come from sources or from staff. */
export const hasAuthor = (kind: ReferenceType): boolean => kindOf(kind).unsigned !== true;
