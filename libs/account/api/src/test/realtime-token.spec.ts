import { readRealtimeToken, realtimeTokenSchema } from '@upround/account/contract';
import { createAblyHub } from '@upround/shared/realtime-hub';
import { createTestServer } from '@upround/shared/testing-server';
import type { TestServer } from '@upround/shared/testing-server';
import { pino } from 'pino';
import { accountModule } from '../account-module';
import type { AccountDeps } from '../account-deps';
import { findLiveMember } from '../sessions/find-live-member';

const people = {
  create: () => Promise.reject(new Error('Nobody signs up here.')),
  restore: () => Promise.resolve(false),
};

const start = (signRealtime: AccountDeps['signRealtime']) =>
  createTestServer({
    findMember: findLiveMember,
    modules: ({ secrets, signAccess }) => [
      accountModule({
        secrets,
        signAccess,
        signRealtime,
        origins: [],
        brand: 'Upround',
        people,
        mailer: { send: () => Promise.resolve() },
      }),
    ],
  });

describe('the realtime token', () => {
  let server: TestServer;
  afterEach(() => server.close());

  it('X21, R18: allows the member’s own events only, with the profile id as client id', async () => {
    const hub = await createAblyHub({ key: 'app.id:secret', log: pino({ level: 'silent' }) });
    server = await start(hub.signToken);
    const ada = await server.signUpAs('ada');
    const { status, body } = await server.call(readRealtimeToken, {}, { as: ada });
    const request = realtimeTokenSchema.parse(body);
    expect(status).toBe(200);
    expect([request.keyName, request.clientId]).toEqual(['app.id', ada.userId]);
    expect(JSON.parse(request.capability)).toEqual({ [`person:${ada.userId}`]: ['subscribe'] });
    expect(JSON.stringify(body)).not.toContain('secret');
    expect((await server.call(readRealtimeToken, {})).status).toBe(401);
    const gone = await server.signUpAs('gone', { state: 'BANNED' });
    expect((await server.call(readRealtimeToken, {}, { as: gone })).status).toBe(401);
    await hub.close();
  });

  it('is not issued where the API serves pages itself', async () => {
    server = await start(null);
    const ada = await server.signUpAs('ada');
    const answer = await server.call(readRealtimeToken, {}, { as: ada });
    expect([answer.status, answer.error?.code]).toEqual([404, 'NO_REALTIME_TOKEN']);
  });
});
