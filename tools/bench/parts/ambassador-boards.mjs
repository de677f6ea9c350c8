import { loadSources, root } from './load-sources.mjs';

const source = `
  export { migrate, migrations, openDatabase } from '${root}/libs/shared/db/src/index';
  export { ambassadorRoutes } from '${root}/libs/ambassador/api/src/membership/ambassador.routes';
  export { computeBoardsOn } from '${root}/libs/ambassador/api/src/boards/rank-boards.task';
  export { seasonOf } from '${root}/libs/ambassador/model/src/index';
`;

/** Cursors that are positions in the open. */
const cursors = {
  read: (cursor) => (cursor ? JSON.parse(cursor) : null),
  sign: (position) => JSON.stringify(position),
};

/**
 * The board of ambassadors in this process, on a migrated database.
 *
 * @param {string} url address of the database
 */
export async function openBoards(url) {
  const { ambassadorRoutes, computeBoardsOn, seasonOf, ...parts } = await loadSources(
    'ambassadors',
    source,
  );
  const database = await parts.openDatabase({ kind: 'postgres', url });
  await parts.migrate(database, parts.migrations);
  const now = () => new Date();
  const calls = ambassadorRoutes({ now, secrets: ['x'.repeat(32)], realtime: undefined });
  const { call, handle } = calls.find((one) => one.call.id === 'ambassador.listAmbassadors');
  return {
    season: seasonOf(now()).id,
    /** Computes the boards from the lines. @returns milliseconds */
    async compute() {
      const from = performance.now();
      await database.db.transaction().execute((trx) => computeBoardsOn(trx, now()));
      return performance.now() - from;
    },
    /** Asks for a page of the board, as a member or a guest. */
    ask({ userId, query }) {
      const viewer =
        userId === null
          ? { kind: 'guest' }
          : { kind: 'member', userId, sessionId: '', staffRoles: [], restricted: false };
      return handle({ db: database.db, viewer, cursors }, { query: call.query.parse(query) });
    },
    close: () => database.close(),
  };
}
