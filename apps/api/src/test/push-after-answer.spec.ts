import { createPost } from '@upround/feed/contract';
import { registerDevice } from '@upround/notifications/contract';
import type { PushService } from '@upround/shared/ports';
import { createTestServer, type TestServer } from '@upround/shared/testing-server';
import { like } from '@upround/social/contract';
import { placeTable } from '@upround/profile/api';
import { composeModules } from '../modules';
import { files, images, realtime } from './composed-server.fixtures';

describe('R13: a push service that does not answer', () => {
  let server: TestServer;
  const order: string[] = [];
  let answer: (() => void) | undefined;
  const push: PushService = {
    send: () => {
      order.push('push begun');
      if (answer !== undefined) return Promise.resolve('sent');
      return new Promise((done) => {
        answer = () => {
          order.push('push ended');
          done('sent');
        };
      });
    },
  };

  beforeAll(async () => {
    server = await createTestServer({
      modules: ({ secrets, signAccess, now, database }) =>
        composeModules({
          database: () => database,
          secrets,
          signAccess,
          files,
          images,
          realtime,
          push,
          now,
          geocoder: placeTable,
          mailer: { send: () => Promise.resolve() },
          brand: 'Upround',
          origins: [],
        }).modules,
    });
  });
  afterAll(() => server?.close());

  it('delays neither the like that it is about, nor the next one', async () => {
    const [author, fan] = [await server.signUpAs('author'), await server.signUpAs('fan')];
    const token = 'token-of-the-author-of-enough-letters';
    const device = { fcmToken: token, deviceId: 'device-of-the-author' };
    await server.call(registerDevice, { body: device }, { as: author });
    const posts: string[] = [];
    for (const text of ['One', 'Two']) {
      const input = { body: { type: 'POST' as const, text }, files: {} };
      posts.push((await server.call(createPost, input, { as: author })).body.data.id);
    }
    await server.runTasks();
    const likeOf = async (referenceId = '') => {
      const body = { referenceType: 'POST' as const, referenceId };
      const { status } = await server.call(like, { body }, { as: fan });
      order.push(`liked: ${status}`);
    };

    await likeOf(posts[0]);
    const tasks = server.runTasks();
    while (answer === undefined) await new Promise((done) => setImmediate(done));
    await likeOf(posts[1]);
    answer();
    await tasks;
    expect(order.slice(0, 4)).toEqual(['liked: 200', 'push begun', 'liked: 200', 'push ended']);
  });
});
