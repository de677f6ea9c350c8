import { placeTable } from '@upround/profile/api';
import { createTestServer, type TestServer } from '@upround/shared/testing-server';
import type { Images } from '@upround/shared/storage';
import { composeModules, type ModuleParts } from '../modules';
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

/** Every slice's server half, with its ports bound as the product binds them, filled with the demo community. */
export async function startDemoServer(
  parts: Partial<Pick<ModuleParts, 'realtime' | 'mailer'>> = {},
): Promise<TestServer> {
  let composed: ReturnType<typeof composeModules> | undefined;
  const server = await createTestServer({
    modules: ({ secrets, signAccess }) => {
      const mailer = { send: () => Promise.resolve() };
      composed = composeModules({
        ...{ secrets, signAccess, files, images, mailer, realtime, geocoder: placeTable },
        brand: 'Upround',
        origins: [],
        ...parts,
      });
      return composed.modules;
    },
  });
  await seedDemo(server.db, composed?.modules ?? [], server.app.log);
  return server;
}
