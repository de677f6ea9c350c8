import type { TestMember } from '@upround/shared/testing-server';
import { devices, startNotifications, type Notifications } from './notifications-server.fixtures';

const CALLS = 40;

describe('P12: a device that is registered several times at once', () => {
  let world: Notifications;

  beforeAll(async () => {
    world = await startNotifications({ push: devices() });
  });
  afterAll(() => world?.server.close());

  const rowsOf = (deviceId: string) =>
    world.query<{ user_id: string; token: string }>(
      'select user_id, token from push_devices where device_id = $1',
      [deviceId],
    );
  const statuses = (answers: readonly { status: number }[]) => [
    ...new Set(answers.map(({ status }) => status)),
  ];

  it('by one person with one token is stored once', async () => {
    const ada = await world.person();
    const answers = await Promise.all(
      Array.from({ length: CALLS }, () => world.device(ada, 'same', 'same-pc')),
    );
    expect(statuses(answers)).toEqual([200]);
    expect(await rowsOf('same-pc')).toEqual([{ user_id: ada.userId, token: 'same' }]);
  });

  it('by one person with many tokens has one of them', async () => {
    const ada = await world.person();
    const answers = await Promise.all(
      Array.from({ length: CALLS }, (_, at) => world.device(ada, `new-${at}`, 'new-pc')),
    );
    expect(statuses(answers)).toEqual([200]);
    expect(await rowsOf('new-pc')).toHaveLength(1);
  });

  it('by several people with one token belongs to one of them', async () => {
    const people = await world.people(8);
    const answers = await Promise.all(
      Array.from({ length: CALLS }, (_, at) =>
        world.device(people[at % people.length] as TestMember, 'ours', 'our-pc'),
      ),
    );
    expect(statuses(answers)).toEqual([200]);
    expect(await rowsOf('our-pc')).toHaveLength(1);
  });

  it('T31: by several people with different tokens is stored for each', async () => {
    const people = await world.people(8);
    const answers = await Promise.all(
      Array.from({ length: CALLS }, (_, at) =>
        world.device(people[at % people.length] as TestMember, `own-${at}`, 'one-id'),
      ),
    );
    expect(statuses(answers)).toEqual([200]);
    const owners = (await rowsOf('one-id')).map((row) => row.user_id);
    expect(owners.sort()).toEqual(people.map(({ userId }) => userId).sort());
  });
});
