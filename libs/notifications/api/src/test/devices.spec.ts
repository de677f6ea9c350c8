import { forgetDevice, listDevices } from '@upround/notifications/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { devices, startNotifications, type Notifications } from './notifications-server.fixtures';

describe('the devices of a person', () => {
  let world: Notifications;
  const push = devices();

  beforeAll(async () => {
    world = await startNotifications({ push });
  });
  afterAll(() => world?.server.close());

  const ownersOf = async (token: string) => {
    const rows = await world.query<{ user_id: string; device_id: string }>(
      'select user_id, device_id from push_devices where token = $1',
      [token],
    );
    return rows.map((row) => [row.user_id, row.device_id]);
  };
  const forget = (as: TestMember | undefined, id: string) =>
    world.server.call(forgetDevice, { params: { id } }, { as });

  it('P12: the same token, device and person again is the same device', async () => {
    const ada = await world.person();
    const first = await world.device(ada, 'token-1', 'laptop-1');
    const again = await world.device(ada, 'token-1', 'laptop-1');
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body.id).toBe(first.body.id);
    expect(JSON.stringify(first.body)).not.toContain('token-1');
    expect(await ownersOf('token-1')).toEqual([[ada.userId, 'laptop-1']]);
  });

  it('P12: a device gets a new token, and a new device can take over the person’s own token', async () => {
    const ada = await world.person();
    await world.device(ada, 'old', 'phone');
    await world.device(ada, 'new', 'phone');
    expect([await ownersOf('old'), await ownersOf('new')]).toEqual([[], [[ada.userId, 'phone']]]);
    await world.device(ada, 'new', 'phone-again');
    expect(await ownersOf('new')).toEqual([[ada.userId, 'phone-again']]);
  });

  it('P12, T31: the token of someone else’s device can’t be registered', async () => {
    const [ada, mallory] = (await world.people(2)) as [TestMember, TestMember];
    await world.device(ada, 'hers', 'her-laptop');
    const answer = await world.device(mallory, 'hers', 'another');
    expect([answer.status, answer.error?.code]).toEqual([409, 'TOKEN_TAKEN']);
    expect(await ownersOf('hers')).toEqual([[ada.userId, 'her-laptop']]);
    await world.wave(mallory, ada);
    await world.server.runTasks();
    expect(push.asked.filter(({ device }) => device.token === 'hers')).toMatchObject([
      { device: { userId: ada.userId } },
    ]);
  });

  it('T31: a device has one owner, and pushes for the previous owner are not shown to the next', async () => {
    const [ada, bela, fan] = (await world.people(3)) as [TestMember, TestMember, TestMember];
    await world.device(ada, 'shared', 'family-pc');
    await world.wave(fan, ada);
    await world.query(`update push_devices set last_seen_at = last_seen_at where token = 'shared'`);
    expect((await world.device(bela, 'shared', 'family-pc')).status).toBe(200);
    await world.server.runTasks();
    expect(await ownersOf('shared')).toEqual([[bela.userId, 'family-pc']]);
    expect(push.asked.filter(({ device }) => device.token === 'shared')).toEqual([]);
  });

  it('T31: knowing the id of someone else’s device is not enough to delete or take it', async () => {
    const [ada, mallory] = (await world.people(2)) as [TestMember, TestMember];
    await world.device(ada, 'known', 'known-pc');
    expect((await world.device(mallory, 'mallory', 'known-pc')).status).toBe(200);
    expect((await forget(mallory, 'known-pc')).status).toBe(204);
    expect(await ownersOf('known')).toEqual([[ada.userId, 'known-pc']]);
    await world.device(mallory, 'mallory', 'known-pc');
    expect((await world.device(ada, 'known', 'known-pc')).status).toBe(200);
    expect([await ownersOf('known'), await ownersOf('mallory')]).toEqual([
      [[ada.userId, 'known-pc']],
      [[mallory.userId, 'known-pc']],
    ]);
  });

  it('D4: can be deleted by their owner, once; others get 404', async () => {
    const [ada, mallory] = (await world.people(2)) as [TestMember, TestMember];
    const moderator = await world.server.signUpAs('moderator', { staffRoles: ['ADMIN'] });
    const { body } = await world.device(ada, 'd4', 'd4-device');
    for (const [as, status] of [
      [undefined, 401],
      [mallory, 404],
      [moderator, 404],
    ] as const) {
      expect((await forget(as, body.id)).status).toBe(status);
      expect((await forget(as, 'd4-device')).status).toBe(status);
    }
    expect((await forget(ada, body.id)).status).toBe(204);
    expect((await forget(ada, body.id)).status).toBe(404);
    await world.device(ada, 'd4', 'd4-device');
    expect((await forget(ada, 'd4-device')).status).toBe(204);
    expect(await ownersOf('d4')).toEqual([]);
  });

  it('T31: logging out deletes the device of that session', async () => {
    const ada = await world.person();
    await world.device(ada, 'signed-out', 'out');
    await world.query('update sessions set ended_at = now() where id = $1', [ada.sessionId]);
    expect(await ownersOf('signed-out')).toEqual([]);
  });

  it('are listed for their owner, without tokens, at most twenty', async () => {
    const [ada, other] = (await world.people(2)) as [TestMember, TestMember];
    for (let at = 0; at < 22; at += 1) {
      await world.device(ada, `many-${at}`);
      world.server.clock.advance(1_000);
    }
    const { body } = await world.server.call(listDevices, {}, { as: await world.now(ada) });
    expect(body.data.map(({ deviceId }) => deviceId)).toEqual(
      Array.from({ length: 20 }, (_, at) => `many-${21 - at}`),
    );
    expect((await world.server.call(listDevices, {}, { as: other })).body.data).toEqual([]);
    expect((await world.server.call(listDevices, {})).status).toBe(401);
  });

  it('can’t be registered by a restricted member', async () => {
    const ada = await world.server.signUpAs('restricted', { state: 'RESTRICTED' });
    expect((await world.device(ada, 'r')).status).toBe(403);
    expect(await ownersOf('r')).toEqual([]);
  });
});
