import { listSuggestions, SUGGESTION_LIMIT } from './suggestion.calls';
import { suggestionFixtures } from './suggestion.fixtures';

describe('the calls of search', () => {
  it('spec 7: keep method, version and path', () => {
    const { method, version, path, access, status, limit } = listSuggestions;
    expect(`${method} ${version} ${path} ${access} ${status} ${limit}`).toBe(
      'GET v1 /search/suggestions guest 200 search',
    );
  });

  it('T40: bound the query in characters', () => {
    const accepts = (query: string) => listSuggestions.query.safeParse({ query }).success;
    expect(accepts('')).toBe(true);
    expect(accepts('अ'.repeat(200))).toBe(true);
    expect(accepts('अ'.repeat(201))).toBe(false);
    expect(accepts('a\0')).toBe(false);
  });

  it('T22: filter by nothing but the text', () => {
    for (const name of ['email', 'type', 'sort', 'userId']) {
      expect(listSuggestions.query.safeParse({ query: 'a', [name]: 'x' }).success).toBe(false);
    }
  });
});

describe('the fixtures of search', () => {
  it('go over the wire unchanged', () => {
    const answer = { data: suggestionFixtures.slice(0, SUGGESTION_LIMIT) };
    expect(listSuggestions.response.parse(answer)).toEqual(answer);
  });
});
