import { findLiveMember } from '@upround/account/api';
import { placeTable } from '@upround/profile/api';
import type { OpenDatabase } from '@upround/shared/db';
import {
  createTestDatabase,
  createTestServer,
  databaseKind,
  type Contents,
  type TestServer,
} from '@upround/shared/testing-server';
import type { Server } from '@upround/shared/server-kit';
import type { Images, LargeFileStore } from '@upround/shared/storage';
import type { FastifyInstance } from 'fastify';
import { composeModules, type Composition, type ModuleParts } from '../modules';
import { seedDemo } from '../seed';

/** Pictures are another suite's business. */
export const images: Images = {
  process: () => Promise.reject(new Error('no pictures in this test')),
  close: () => undefined,
};

export const files = {
  put: () => Promise.resolve(),
  putFile: () => Promise.resolve(),
  open: () => Promise.resolve(null),
  get: () => Promise.resolve(null),
  remove: () => Promise.resolve(),
};

/** No page is open. */
export const realtime = { send: () => undefined, disconnect: () => undefined, signToken: null };

/** Files that are kept for as long as the test runs. */
export function memoryFiles(): LargeFileStore {
  const kept = new Map<string, { bytes: Buffer; contentType: string }>();
  return {
    ...files,
    put: async (key, bytes, contentType) => {
      kept.set(key, { bytes: Buffer.from(bytes), contentType });
    },
    get: async (key) => kept.get(key) ?? null,
  };
}

/** All modules, without a server. */
export const composedOfAll = (): Composition =>
  composeModules({
    database: () => {
      throw new Error('There is no database.');
    },
    secrets: ['a-secret-of-32-letters-for-tests'],
    brand: 'Upround',
    origins: [],
    files,
    images,
    realtime,
    geocoder: placeTable,
    mailer: { send: () => Promise.resolve() },
    signAccess: () => Promise.resolve('a-token'),
  });

type Extend = (
  app: FastifyInstance,
  parts: { database: OpenDatabase; server: Server },
  composed: Composition,
) => void | Promise<void>;

type Changes = Partial<
  Pick<ModuleParts, 'realtime' | 'mailer' | 'files' | 'previewFetch' | 'publicUrl'>
>;

async function startServer(
  database: OpenDatabase,
  changes: Changes = {},
  extend?: Extend,
): Promise<TestServer & { composed: Composition }> {
  const made: { composed?: Composition } = {};
  const server = await createTestServer({
    database,
    findMember: findLiveMember,
    modules: ({ secrets, signAccess }) => {
      const mailer = { send: () => Promise.resolve() };
      made.composed = composeModules({
        database: () => database,
        secrets,
        signAccess,
        files,
        images,
        mailer,
        realtime,
        geocoder: placeTable,
        brand: 'Upround',
        origins: [],
        ...changes,
      });
      return made.composed.modules;
    },
    extend: async (app, ground) => {
      if (made.composed !== undefined) await extend?.(app, ground, made.composed);
    },
  });
  if (made.composed === undefined) throw new Error('The server was made without its modules.');
  return { ...server, composed: made.composed };
}

/** Fills an empty database with the demo community, as if that were done at `now`. */
export async function fillWithDemo(database: OpenDatabase, now?: Date): Promise<void> {
  const server = await startServer(database);
  // A queue that stays open would go on asking after the test has ended.
  await seedDemo(server.db, server.composed.modules, server.app.log, now).finally(server.close);
}

/** The demo community, for `createTestDatabase`. */
export const demoCommunity: Contents = {
  name: 'demo',
  fill: (database) => fillWithDemo(database),
};

/**
 * Every slice's server half, with its ports bound as the product binds them, filled with the demo community.
 *
 * @param changes what differs from the usual; the caller makes, fills and closes a `database` that it passes in
 * @param extend adds routes beside the calls
 */
export async function startDemoServer(
  { database, ...changes }: Changes & { database?: OpenDatabase } = {},
  extend?: Extend,
): Promise<TestServer> {
  if (database !== undefined) return startServer(database, changes, extend);
  // Pictures of the community belong into the caller's files, so that it can't come from a template.
  const isCloned = databaseKind === 'postgres' && changes.files === undefined;
  const own = await createTestDatabase(isCloned ? demoCommunity : undefined);
  const close = { server: own.close };
  try {
    const server = await startServer(own, changes, extend);
    close.server = () => server.close().finally(own.close);
    if (!isCloned) await seedDemo(server.db, server.composed.modules, server.app.log);
    return { ...server, close: close.server };
  } catch (error) {
    // A queue that stays open would go on asking after the test has ended.
    await close.server();
    throw error;
  }
}
