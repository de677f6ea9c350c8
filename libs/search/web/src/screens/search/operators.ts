import { operatorNames, type OperatorName } from '@upround/search/contract';

/** What can be written into a search beside words: operators by their name, a minus and quotes. */
export const searchSigns = [...operatorNames, 'minus', 'phrase'] as const;
export type SearchSign = OperatorName | 'minus' | 'phrase';

/**
 * A query that goes on with a sign, ready for what follows it.
 *
 * @param text of the search field
 */
export function withSign(text: string, sign: SearchSign): string {
  const begun = text.trimEnd();
  const mark = sign === 'minus' ? '-' : sign === 'phrase' ? '"' : `${sign}:`;
  return begun === '' ? mark : `${begun} ${mark}`;
}
