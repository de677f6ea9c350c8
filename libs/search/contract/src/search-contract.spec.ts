import type { AnyCall } from '@upround/shared/contract-core';
import * as filterCalls from './filter.calls';
import { searchHitSchema } from './hit.schema';
import * as searchCalls from './search.calls';
import { filterFixtures, hitFixtures, searchFixture } from './search.fixtures';
import * as suggestionCalls from './suggestion.calls';
import { suggestionMixFixture } from './suggestion.fixtures';

const { listSuggestions } = suggestionCalls;
const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value;
const calls = Object.values<unknown>({ ...searchCalls, ...filterCalls, ...suggestionCalls }).filter(
  isCall,
);

describe('the calls of search', () => {
  it('spec 7: keep method, version, path and the names that select them', () => {
    const lines = calls.map(
      ({ method, version, path, selectedBy, access, status, limit }) =>
        `${method} ${version} ${path}${selectedBy.map((name) => ` ?${name}`).join('')} ${access} ${status} ${limit ?? ''}`,
    );
    expect(lines.sort()).toEqual([
      'GET v1 /filter ?type guest 200 read',
      'GET v1 /filter guest 200 read',
      'GET v1 /search guest 200 search',
      'GET v1 /search/suggestions guest 200 search',
      'GET v2 /recommendations guest 200 read',
      'GET v4 /search ?type guest 200 search',
      'GET v4 /search guest 200 search',
    ]);
  });

  it('spec 7: take the queries that the product makes', () => {
    const parses = (call: AnyCall, query: Record<string, string>) =>
      call.query?.safeParse(query).success;
    expect(parses(searchCalls.search, { query: 'a', kind: 'POST', cursor: '' })).toBe(true);
    expect(parses(searchCalls.search, { query: 'a', kind: 'COMMENT' })).toBe(false);
    expect(parses(searchCalls.searchTop, { type: 'NEWS' })).toBe(true);
    expect(parses(searchCalls.searchTop, { type: 'IDEA' })).toBe(false);
    expect(parses(searchCalls.explore, { type: 'IDEA', filter: 'random' })).toBe(true);
    expect(parses(searchCalls.explore, { type: 'IDEA', filter: 'best' })).toBe(false);
    expect(parses(searchCalls.listRecommendations, { type: 'POST', id: 'x' })).toBe(true);
    expect(parses(searchCalls.listRecommendations, { type: 'USER', id: 'x' })).toBe(false);
  });

  it.each([listSuggestions, searchCalls.search])('T40: bound the query in characters', (call) => {
    const accepts = (query: string) => call.query.safeParse({ query }).success;
    expect(accepts('')).toBe(true);
    expect(accepts('अ'.repeat(200))).toBe(true);
    expect(accepts('अ'.repeat(201))).toBe(false);
    expect(accepts('a\0')).toBe(false);
  });

  it('T22: filter by nothing but what they name', () => {
    for (const name of ['email', 'sort', 'userId', 'body']) {
      for (const call of calls) {
        expect(call.query?.safeParse({ query: 'a', [name]: 'x' }).success ?? false).toBe(false);
      }
    }
  });
});

describe('the fixtures of search', () => {
  it('go over the wire unchanged', () => {
    expect(listSuggestions.response.parse(suggestionMixFixture)).toEqual(suggestionMixFixture);
    expect(searchCalls.search.response.parse(searchFixture)).toEqual(searchFixture);
    for (const hit of hitFixtures) expect(searchHitSchema.parse(hit)).toEqual(hit);
    const filters = { data: [...filterFixtures] };
    expect(filterCalls.listAllFilters.response.parse(filters)).toEqual(filters);
  });

  it('mark what they say they mark', () => {
    const marked = hitFixtures
      .flatMap(({ title, excerpt }) => [title, excerpt])
      .flatMap(({ text, marks }) => marks.map(([start, end]) => text.slice(start, end)));
    expect(marked).toEqual(['pricing', 'pricing', 'Asha', 'Pricing', 'Pricing']);
  });
});
