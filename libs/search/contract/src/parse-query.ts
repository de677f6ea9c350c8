import { findHashtags, hashtagKey } from '@upround/shared/domain';
import { hasValues, MAX_PARTS, operatorNames, typeValues } from './query-parts';
import type { OperatorName, PartProblem, QueryPart } from './query-parts';

// A part is a phrase in quotes or a text between spaces; either may follow a minus. One pass, no backtracking.
const PART = /(-?)(?:["“”„]([^"“”„]*)(?:["“”„]|$)|([^\s"“”„]+))/gu;
const OPERATOR = /^([a-z]+):(.*)$/isu;
const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

type Value = { value: string } | { problem: PartProblem };

/** A day of the calendar, or a problem: 2026-02-30 is no day. */
function dayOf(text: string): Value {
  const [, year, month, day] = DATE.exec(text) ?? [];
  if (year === undefined) return { problem: 'BAD_DATE' };
  const date = new Date(`${year}-${month}-${day}T00:00:00.000Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isDay ? { value: text } : { problem: 'BAD_DATE' };
}

const oneOf = (values: readonly string[], text: string): Value =>
  values.includes(text) ? { value: text } : { problem: 'UNKNOWN_VALUE' };

const readers: Record<OperatorName, (text: string) => Value> = {
  from: (text) => {
    const slug = text.replace(/^@/, '');
    return SLUG.test(slug) ? { value: slug } : { problem: 'UNKNOWN_VALUE' };
  },
  type: (text) => oneOf(typeValues, text),
  // Tags of jobs join their words by hyphens, hashtags by `_`; the index knows the latter.
  tag: (text) =>
    tagOf(
      `#${text
        .replace(/^#/, '')
        .replaceAll(/^-+|-+$/g, '')
        .replaceAll(/-+/g, '_')}`,
    ) ?? {
      problem: 'UNKNOWN_VALUE',
    },
  since: dayOf,
  until: dayOf,
  has: (text) => oneOf(hasValues, text),
};

/** The tag of a text that is one hashtag and nothing else. */
function tagOf(text: string): { value: string } | undefined {
  const [tag] = findHashtags(text);
  return tag?.start === 0 && tag.end === text.length ? { value: hashtagKey(tag.tag) } : undefined;
}

const isOperator = (name: string): name is OperatorName =>
  (operatorNames as readonly string[]).includes(name);

function readWord(text: string): Pick<QueryPart, 'kind'> & Record<string, unknown> {
  const hashtag = tagOf(text);
  if (hashtag !== undefined) return { kind: 'operator', name: 'tag', ...hashtag };
  const [, name, given] = OPERATOR.exec(text) ?? [];
  const known = name?.toLowerCase() ?? '';
  if (given === undefined || !isOperator(known)) return { kind: 'word', text };
  if (given === '') return { kind: 'word', text, problem: 'NO_VALUE' };
  const read = readers[known](given.normalize('NFC').toLowerCase());
  return 'value' in read
    ? { kind: 'operator', name: known, value: read.value }
    : { kind: 'word', text, problem: read.problem };
}

/**
 * Cuts a query into its parts. Every text is a query: what is no operator, or is one gone wrong, is a word, so that a
 * search never breaks while someone types.
 *
 * @param text as typed
 * @returns the parts in order; those beyond the first twenty carry the problem `TOO_MANY`
 */
export function parseQuery(text: string): QueryPart[] {
  const parts: QueryPart[] = [];
  for (const match of text.matchAll(PART)) {
    const [whole, minus, phrase, bare = ''] = match;
    const place = { start: match.index, end: match.index + whole.length, negated: minus === '-' };
    if (phrase !== undefined) {
      if (phrase.trim() !== '') parts.push({ kind: 'phrase', text: phrase.trim(), ...place });
    } else if (/[\p{L}\p{M}\p{N}\p{S}]/u.test(bare)) {
      parts.push({ ...readWord(bare), ...place } as QueryPart);
    }
  }
  return parts.map((part, index) =>
    index < MAX_PARTS
      ? part
      : {
          kind: 'word',
          text: text.slice(part.start, part.end),
          problem: 'TOO_MANY',
          start: part.start,
          end: part.end,
          negated: part.negated,
        },
  );
}
