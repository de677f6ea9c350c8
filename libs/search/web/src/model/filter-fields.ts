import {
  parseQuery,
  withOperator,
  withoutPart,
  type OperatorName,
  type OperatorPart,
} from '@upround/search/contract';

/** What `has:` takes that has a field of its own. */
export const hasFields = ['image', 'link', 'poll', 'quiz', 'thread'] as const;

/** Spans of time to choose from, in days. */
export const spans = { week: 7, month: 30, year: 365 } as const;
export type Span = keyof typeof spans;

const DAY = 24 * 3_600_000;

/** The day at which a span begins, as `since:` takes it. */
export const dayBefore = (span: Span, now: Date): string =>
  new Date(now.getTime() - spans[span] * DAY).toISOString().slice(0, 10);

const operators = (query: string, name: OperatorName): OperatorPart[] =>
  parseQuery(query).filter(
    (part): part is OperatorPart => part.kind === 'operator' && part.name === name && !part.negated,
  );

/** The values that a query gives an operator. */
export const valuesOf = (query: string, name: OperatorName): string[] =>
  operators(query, name).map(({ value }) => value);

/** A query without an operator, or without one value of it. */
export function withoutOperator(query: string, name: OperatorName, value?: string): string {
  // From the end, so that the places of those before stay.
  return operators(query, name)
    .filter((part) => value === undefined || part.value === value)
    .reduceRight(withoutPart, query);
}

/** A query in which an operator has this value alone, or none. */
export function withOnly(query: string, name: OperatorName, value: string): string {
  const rest = withoutOperator(query, name);
  return value === '' ? rest : withOperator(rest, name, value);
}

/** How many filters a query has. */
export const filterCount = (query: string): number =>
  parseQuery(query).filter((part) => part.kind === 'operator' || part.negated).length;

/** The words of a query without its filters. */
export const wordsOnly = (query: string): string =>
  parseQuery(query)
    .filter((part) => part.kind === 'operator' || part.negated)
    .reduceRight(withoutPart, query);
