import {
  parseQuery,
  withoutPart,
  type PartProblem,
  type QueryPart,
} from '@upround/search/contract';

/** One filter of a query, and the query without it. */
export interface QueryChip {
  key: string;
  part: QueryPart;
  without: string;
}

/** What filters in a query: operators, and what is left out by a minus. */
export function chipsOf(query: string): QueryChip[] {
  return parseQuery(query)
    .filter((part) => part.kind === 'operator' || part.negated)
    .map((part) => ({
      key: `${part.start}:${query.slice(part.start, part.end)}`,
      part,
      without: withoutPart(query, part),
    }));
}

/** A part that looks like a filter and is searched for as words. */
export interface QueryMistake {
  text: string;
  problem: Exclude<PartProblem, 'TOO_MANY'>;
}

/** What looks like filters in a query and is none. */
export function mistakesOf(query: string): QueryMistake[] {
  return parseQuery(query).flatMap((part) =>
    part.kind !== 'operator' && part.problem !== undefined && part.problem !== 'TOO_MANY'
      ? [{ text: query.slice(part.start, part.end), problem: part.problem }]
      : [],
  );
}
