import { parseQuery } from './parse-query';
import type { OperatorName, QueryPart } from './query-parts';

/**
 * A query without one of its parts, as when its chip is taken away.
 *
 * @param text the query
 * @param part as `parseQuery` found it in this text
 */
export function withoutPart(text: string, part: Pick<QueryPart, 'start' | 'end'>): string {
  return `${text.slice(0, part.start).trimEnd()} ${text.slice(part.end).trimStart()}`.trim();
}

/**
 * Returns a query with an operator added at its end; an operator that it already has is not repeated. A new
 * `since` or `until` replaces the old one.
 *
 * @param text the query
 * @param value as the operator takes it
 */
export function withOperator(text: string, name: OperatorName, value: string): string {
  const same = parseQuery(text).filter(
    (part) =>
      part.kind === 'operator' &&
      part.name === name &&
      !part.negated &&
      (part.value === value || name === 'since' || name === 'until'),
  );
  const rest = same.reduceRight((left, part) => withoutPart(left, part), text);
  return `${rest} ${name}:${value}`.trim();
}
