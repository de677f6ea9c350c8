import type { listSuggestions, SuggestedRecord } from '@upround/search/contract';
import type { CallOutput } from '@upround/shared/contract-core';
import { links, recordPath } from '@upround/shared/links';

/** What the API suggests for a text. */
export type Suggestions = CallOutput<typeof listSuggestions>;

/** One line of the list under the search field. */
export type ComboboxEntry =
  | { kind: 'recent' | 'query' | 'search'; words: string }
  | { kind: 'person'; person: Suggestions['data'][number]['data'] }
  | { kind: 'tag'; tag: Suggestions['tags'][number] }
  | { kind: 'record'; record: SuggestedRecord };

/** Lines of one kind, under one heading. */
export interface EntryGroup {
  kind: ComboboxEntry['kind'];
  entries: ComboboxEntry[];
}

/** Earlier searches that are offered while nothing is written, and while something is. */
const RECENT_AT_REST = 6;
const RECENT_WHILE_WRITING = 2;

const begins = (words: string, text: string) =>
  words.toLocaleLowerCase().startsWith(text.toLocaleLowerCase());

function fittingSearches(searches: readonly string[], words: string): readonly string[] {
  if (words === '') return searches.slice(0, RECENT_AT_REST);
  return searches
    .filter((earlier) => begins(earlier, words) && earlier !== words)
    .slice(0, RECENT_WHILE_WRITING);
}

/**
 * The lines under the search field: earlier searches, what the API suggests, and the search itself.
 *
 * @param words as typed in the field, trimmed
 * @param searches earlier ones, the latest first
 */
export function entryGroups(
  words: string,
  searches: readonly string[],
  suggestions: Suggestions | undefined,
): EntryGroup[] {
  const recent = fittingSearches(searches, words);
  const { data = [], queries = [], records = [], tags = [] } = suggestions ?? {};
  const known = new Set([...recent, words]);
  const groups: EntryGroup[] = [
    { kind: 'recent', entries: recent.map((earlier) => ({ kind: 'recent', words: earlier })) },
    {
      kind: 'query',
      entries: queries
        .filter((query) => !known.has(query))
        .map((query) => ({ kind: 'query', words: query })),
    },
    { kind: 'person', entries: data.map((found) => ({ kind: 'person', person: found.data })) },
    { kind: 'tag', entries: tags.map((tag) => ({ kind: 'tag', tag })) },
    { kind: 'record', entries: records.map((record) => ({ kind: 'record', record })) },
    { kind: 'search', entries: words === '' ? [] : [{ kind: 'search', words }] },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

/** Unique among all entries. */
export function entryKey(entry: ComboboxEntry): string {
  switch (entry.kind) {
    case 'person':
      return `person:${entry.person.id}`;
    case 'tag':
      return `tag:${entry.tag.tag}`;
    case 'record':
      return `record:${entry.record.id}`;
    default:
      return `${entry.kind}:${entry.words}`;
  }
}

/** Where a line leads. */
export function entryHref(entry: ComboboxEntry): string {
  switch (entry.kind) {
    case 'person':
      return links.user(entry.person.slug);
    case 'tag':
      return links.hashtag(entry.tag.tag);
    case 'record':
      return recordPath(entry.record.type, entry.record.slug);
    default:
      return links.search({ query: entry.words });
  }
}
