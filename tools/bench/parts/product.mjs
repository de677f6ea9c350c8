import * as esbuild from 'esbuild';
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '../../..');

/** The secret of servers under measurement, so that tokens and cursors can be made beside them. */
export const BENCH_SECRET = 'a-secret-for-measuring-only-of-40-letters';

const source = `
  export { createTokens } from '${root}/libs/shared/server-kit/src/access/tokens';
  export { cursorBox } from '${root}/libs/shared/server-kit/src/calls/cursor-box';
  export { deriveKey } from '${root}/libs/shared/server-kit/src/derive-key';
  export { readFeed } from '${root}/libs/feed/contract/src/post.calls';
`;

/** The product's own code for tokens and cursors, bundled as it is built. */
async function loadProduct() {
  const outfile = path.join(root, 'tmp/bench/product.mjs');
  mkdirSync(path.dirname(outfile), { recursive: true });
  await esbuild.build({
    stdin: { contents: source.replaceAll('\\', '/'), resolveDir: root, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    tsconfig: path.join(root, 'tsconfig.base.json'),
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}

/**
 * Makes tokens and cursors for a seeded database.
 *
 * @param {import('pg').Client} client connected to it
 */
export async function actorsOn(client) {
  const { createTokens, cursorBox, deriveKey, readFeed } = await loadProduct();
  const tokens = createTokens([BENCH_SECRET]);
  const key = deriveKey(BENCH_SECRET, 'kit.cursor');
  return {
    /** Signs in the seeded person of a number. */
    async personOf(number) {
      const sessionId = randomUUID();
      const { rows } = await client.query('select bench_person($1) as id', [number]);
      const userId = rows[0].id;
      await client.query(
        `insert into accounts (user_id, email, password_hash) values ($1, $2, '') on conflict do nothing`,
        [userId, `person-${number}@bench.test`],
      );
      await client.query(
        `insert into sessions (id, user_id, device, expires_at) values ($1, $2, 'bench', now() + interval '1 day')`,
        [sessionId, userId],
      );
      return { userId, token: await tokens.signAccess({ userId, sessionId }) };
    },
    /** A cursor of the feed behind the post of an id. */
    cursorAfter(userId, filter, id) {
      const viewer = { kind: 'member', userId };
      return cursorBox([key], { call: readFeed, viewer, query: { filter } }).sign({ i: id });
    },
  };
}
