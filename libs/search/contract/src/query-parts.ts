import { searchKinds, type SearchKind } from '@upround/shared/domain';

/** The names that are operators before a colon in a query. */
export const operatorNames = ['from', 'type', 'tag', 'since', 'until', 'has'] as const;
export type OperatorName = (typeof operatorNames)[number];

/** What `type:` takes, in the order in which it is offered. */
export type TypeValue = Lowercase<SearchKind>;
export const typeValues = searchKinds.map((kind) => kind.toLowerCase() as TypeValue);

/** What `has:` takes: something that a record carries. */
export const hasValues = ['image', 'link', 'poll', 'quiz', 'thread', 'tag'] as const;
export type HasValue = (typeof hasValues)[number];

/** Why a part that looks like an operator is searched for as a word. */
export type PartProblem = 'NO_VALUE' | 'UNKNOWN_VALUE' | 'BAD_DATE' | 'TOO_MANY';

interface Place {
  /** UTF-16 offsets into the query, signs and quotes included. */
  start: number;
  end: number;
  /** It follows a minus: records that match it are left out. */
  negated: boolean;
}

/** A word as typed, without a minus. */
export interface WordPart extends Place {
  kind: 'word';
  text: string;
  /** It looked like an operator; what is wrong with it. */
  problem?: PartProblem;
}

/** Words in quotes: together, in this order. A quote that is still open reaches to the end. */
export interface PhrasePart extends Place {
  kind: 'phrase';
  text: string;
  problem?: PartProblem;
}

/** `name:value`, or `#tag` for `tag:tag`. The value is normalised: lower case, a tag's own form, a date as ISO. */
export interface OperatorPart extends Place {
  kind: 'operator';
  name: OperatorName;
  value: string;
}

export type QueryPart = WordPart | PhrasePart | OperatorPart;

/** The most parts of a query that count; what comes after them is left out of the search. */
export const MAX_PARTS = 20;
