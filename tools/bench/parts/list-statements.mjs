import { loadSources, root } from './load-sources.mjs';
import { recordScripts } from './record-scripts.mjs';

/** The lists that are measured: where their routes are, and filters that take several values with commas between. */
const slices = {
  jobs: {
    source: `export { boardRoutes as routesOf } from '${root}/libs/jobs/api/src/board/board.routes';`,
    lists: ['tag', 'location', 'workplace', 'type', 'experience', 'stage'],
  },
  mentor: {
    source: `export { mentorRoutes as routesOf } from '${root}/libs/mentor/api/src/mentor/mentor.routes';`,
    lists: ['stage', 'need', 'language'],
  },
  trackers: {
    source: `export { listRoutes as routesOf } from '${root}/libs/trackers/api/src/list/list.routes';`,
    lists: ['country', 'region', 'stage', 'sector', 'instrument', 'schedule'],
  },
};

const valuesOf = (query, lists) =>
  Object.fromEntries(
    [...new URLSearchParams(query)].map(([name, value]) => [
      name,
      lists.includes(name) ? value.split(',') : value,
    ]),
  );

/**
 * What the product asks the database for each list, as scripts of pgbench.
 *
 * @param {keyof typeof slices} slice whose lists they are
 * @param {string} url address of the database
 * @param {readonly { path: string, query: string }[]} asked paths of calls without their version, with their queries
 * @returns {Promise<string[]>} one script each
 */
export async function listStatements(slice, url, asked) {
  const { source, lists } = slices[slice];
  const { routesOf } = await loadSources(`${slice}-lists`, source);
  const settings = { now: () => new Date(), entitlements: { of: async () => null } };
  const calls = routesOf(settings);
  return recordScripts(url, asked, async (db, { path, query }) => {
    const { call, handle } = calls.find((one) => one.call.path === path);
    const cursors = { read: () => null, sign: () => '' };
    await handle(
      { db, viewer: { kind: 'guest' }, cursors },
      { query: call.query.parse(valuesOf(query, lists)) },
    );
  });
}
