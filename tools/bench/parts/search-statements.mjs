import { loadSources, root } from './load-sources.mjs';
import { recordScripts } from './record-scripts.mjs';

const source = `
  export { find } from '${root}/libs/search/api/src/find/find.service';
  export { readQuery } from '${root}/libs/search/api/src/query/read-query';
  export { feedSearch } from '${root}/libs/feed/api/src/search/feed-search';
  export { newsSearch } from '${root}/libs/news/api/src/search/news-search';
  export { personSearch } from '${root}/libs/profile/api/src/search/person-search';
`;

/**
 * What the product asks the database for each query: the same statements in the same order, as scripts of pgbench.
 *
 * @param {string} url address of the database
 * @param {readonly string[]} queries
 * @returns {Promise<string[]>} one script a query
 */
export async function statementsOf(url, queries) {
  const { find, readQuery, ...slices } = await loadSources('search', source);
  const all = [...slices.feedSearch, ...slices.newsSearch, slices.personSearch];
  const sources = new Map(all.map((one) => [one.kind, one]));
  return recordScripts(url, queries, async (db, text) => {
    const place = { place: null, limit: 20, now: Date.now() };
    await find({ db, sources, viewerId: null, kind: undefined, query: readQuery(text), ...place });
  });
}
