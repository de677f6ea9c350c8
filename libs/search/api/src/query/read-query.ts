import { parseQuery } from '@upround/search/contract';
import type { OperatorPart, QueryPart } from '@upround/search/contract';
import { isWordPrefix, type SearchKind } from '@upround/shared/domain';

/** A part as `search_query` of the database takes it. */
export type StatementPart =
  | { text: string; phrase: boolean; prefix: boolean; negated: boolean }
  | { marks: string[]; negated: boolean };

/** A query for the index. It names people by slug; `me` is the viewer. */
export interface ReadQuery {
  text: string;
  /** Nothing to look for: no word, no tag, no operator. */
  isEmpty: boolean;
  /** Words and phrases, in order. */
  texts: readonly Extract<StatementPart, { text: string }>[];
  /** Tags and what records carry. */
  marks: readonly Extract<StatementPart, { marks: string[] }>[];
  /** Whose records, by slug. */
  from: readonly { slugs: string[]; negated: boolean }[];
  /** Only these kinds; null for all. */
  kinds: readonly SearchKind[] | null;
  withoutKinds: readonly SearchKind[];
  since: Date | null;
  /** The first moment that is too late. */
  until: Date | null;
  tags: readonly string[];
}

/** Joins words that others write apart: `frontend-engineer` finds `frontend engineer` as well. */
const JOINED = /(?<=\p{L})[-\u2010\u2011](?=\p{L})/gu;
const DAY = 24 * 3_600_000;

const isOperator = (part: QueryPart): part is OperatorPart => part.kind === 'operator';

/**
 * Reads a query as typed. Of several `from:` or `type:` any holds; tags and everything else hold together.
 *
 * @param text bounded by the contract
 */
export function readQuery(text: string): ReadQuery {
  const parts = parseQuery(text).filter(
    (part) => !('problem' in part) || part.problem !== 'TOO_MANY',
  );
  const operators = parts.filter(isOperator);
  const valuesOf = (name: OperatorPart['name'], negated = false) =>
    operators.filter((one) => one.name === name && one.negated === negated).map((one) => one.value);
  const kindsOf = (negated: boolean) =>
    valuesOf('type', negated).map((type) => type.toUpperCase() as SearchKind);
  const days = (name: 'since' | 'until') =>
    valuesOf(name).map((day) => Date.parse(`${day}T00:00:00.000Z`));
  const texts = parts.flatMap((part) =>
    isOperator(part)
      ? []
      : [
          {
            text: part.text.replaceAll(JOINED, ' '),
            phrase: part.kind === 'phrase',
            // The word under the cursor is not finished yet.
            prefix:
              part.kind === 'word' &&
              !part.negated &&
              part.end === text.length &&
              isWordPrefix(part.text),
            negated: part.negated,
          },
        ],
  );
  const marks = operators.flatMap(({ name, value, negated }) => {
    if (name === 'tag') return [{ marks: [`TAG=${value}`], negated }];
    return name === 'has' ? [{ marks: [`HAS=${value}`], negated }] : [];
  });
  const [since, until] = [days('since'), days('until')];
  const kinds = kindsOf(false);
  const from = [false, true]
    .map((negated) => ({ slugs: valuesOf('from', negated), negated }))
    .filter(({ slugs }) => slugs.length > 0);
  return {
    text,
    isEmpty: parts.length === 0,
    texts,
    marks,
    from,
    kinds: kinds.length === 0 ? null : kinds,
    withoutKinds: kindsOf(true),
    since: since.length === 0 ? null : new Date(Math.max(...since)),
    until: until.length === 0 ? null : new Date(Math.min(...until) + DAY),
    tags: valuesOf('tag'),
  };
}
