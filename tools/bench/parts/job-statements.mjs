import { loadSources, root } from './load-sources.mjs';
import { recordScripts } from './record-scripts.mjs';

const source = `
  export { boardCalls } from '${root}/libs/jobs/api/src/board/board.routes';
`;

/** Filters of which several values may be given, with commas between. */
const LISTS = new Set(['tag', 'location', 'workplace', 'type', 'experience', 'stage']);

const valuesOf = (query) =>
  Object.fromEntries(
    [...new URLSearchParams(query)].map(([name, value]) => [
      name,
      LISTS.has(name) ? value.split(',') : value,
    ]),
  );

/**
 * What the product asks the database for each list, as scripts of pgbench.
 *
 * @param {string} url address of the database
 * @param {readonly { path: string, query: string }[]} lists what is asked for
 * @returns {Promise<string[]>} one script each
 */
export async function boardStatements(url, lists) {
  const { boardCalls } = await loadSources('board', source);
  const calls = boardCalls({ now: () => new Date() });
  return recordScripts(url, lists, async (db, { path, query }) => {
    const { call, handle } = calls.find((one) => one.call.path === path);
    const cursors = { read: () => null, sign: () => '' };
    await handle(
      { db, viewer: { kind: 'guest' }, cursors },
      { query: call.query.parse(valuesOf(query)) },
    );
  });
}
