import {
  hitFixtures,
  searchFixture,
  searchTop,
  suggestionFixtures,
  type listSuggestions,
  search,
  type SearchHit,
} from '@upround/search/contract';
import type { CallOutput } from '@upround/shared/contract-core';
import type { UseKindTexts } from '@upround/shared/routing';
import { fakeApi } from '@upround/shared/testing';

/** A hit of the given kind for tests. */
export function aHit(type: SearchHit['type'], changes: Partial<SearchHit> = {}): SearchHit {
  const hit = hitFixtures.find((known) => known.type === type);
  if (hit === undefined) throw new Error(`no fixture of ${type}`);
  return { ...hit, ...changes };
}

/** A text without marks. */
export const plain = (text: string) => ({ text, marks: [] });

/** What the search answers: some hits, and how many there are of each kind. */
export function found(
  data: SearchHit[],
  changes: Partial<CallOutput<typeof search>> = {},
): CallOutput<typeof search> {
  const kinds = [...new Set(data.map(({ type }) => type))].map((type) => ({
    type,
    count: data.filter((hit) => hit.type === type).length,
    more: false,
  }));
  return { ...searchFixture, data, facets: { kinds, tags: [] }, ...changes };
}

/** What is suggested for a text. */
export function suggested(
  changes: Partial<CallOutput<typeof listSuggestions>> = {},
): CallOutput<typeof listSuggestions> {
  return { data: [], queries: [], records: [], tags: [], ...changes };
}

/** An API in which nothing is trending yet, and nothing is found. */
export const quietApi = () =>
  fakeApi()
    .on(searchTop, () => ({ data: [] }))
    .on(search, () => found([]));

export const [asha, ashok] = suggestionFixtures;

/** What the tests' slices call their kinds. */
export const useTestTexts: UseKindTexts = () => ({
  POST: { plural: 'Posts', trending: 'Trending posts', top: 'Top posts', topEmpty: 'No posts.' },
  USER: { plural: 'People', trending: 'People to know', top: 'People to follow' },
  NEWS: {
    plural: 'News',
    trending: 'News of the day',
    top: 'Top news',
    topEmpty: 'You’ll see today’s news here.',
    href: '/news',
  },
  IDEA: { plural: 'Ideas' },
  JOB: { plural: 'Jobs' },
  POD: { plural: 'Pods' },
  ARTICLE: { plural: 'Articles' },
  ESSAY: { plural: 'Essays' },
});
