import { placeTable } from '@upround/profile/api';
import type { OpenDatabase } from '@upround/shared/db';
import { createTestServer, type TestServer } from '@upround/shared/testing-server';
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

type Extend = (
  app: FastifyInstance,
  parts: { database: OpenDatabase },
  composed: Composition,
) => void | Promise<void>;

/**
 * Every slice's server half, with its ports bound as the product binds them, filled with the demo community.
 *
 * @param parts what differs from the usual; the caller closes a database that it passes in
 * @param extend adds routes beside the calls
 */
export async function startDemoServer(
  {
    database,
    ...parts
  }: Partial<Pick<ModuleParts, 'realtime' | 'mailer' | 'files' | 'previewFetch'>> & {
    database?: OpenDatabase;
  } = {},
  extend?: Extend,
): Promise<TestServer> {
  const made: { composed?: Composition } = {};
  const server = await createTestServer({
    ...(database !== undefined && { database }),
    modules: ({ secrets, signAccess }) => {
      const mailer = { send: () => Promise.resolve() };
      made.composed = composeModules({
        ...{ secrets, signAccess, files, images, mailer, realtime, geocoder: placeTable },
        brand: 'Upround',
        origins: [],
        ...parts,
      });
      return made.composed.modules;
    },
    extend: async (app, ground) => {
      if (made.composed !== undefined) await extend?.(app, ground, made.composed);
    },
  });
  try {
    await seedDemo(server.db, made.composed?.modules ?? [], server.app.log);
  } catch (error) {
    // Its queue would go on asking after the test has ended.
    await server.close();
    throw error;
  }
  return server;
}
