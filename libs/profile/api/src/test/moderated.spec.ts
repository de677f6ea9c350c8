import { addExperience, readProfile } from '@upround/profile/contract';
import { newId } from '@upround/shared/db';
import type { MemberStates } from '@upround/shared/ports';
import type { TestMember } from '@upround/shared/testing-server';
import { moderatedPeople } from '../contributions/moderated-people';
import { personSearch } from '../contributions/person-search';
import { memberStates } from '../people/member-states';
import { startProfileServer, type ProfileServer } from './profile-server.fixtures';

let server: ProfileServer;
let stranger: TestMember;
let count = 0;
const newcomer = (options = {}) => {
  count += 1;
  return server.signUpAs(`person-${count}`, options);
};
const set = (name: keyof MemberStates, userId: string) =>
  server.db.transaction().execute((trx) => memberStates[name](trx, userId));
const stateOf = async ({ userId }: TestMember) =>
  (
    await server.database.query<{ state: string }>('select state from people where id = $1', [
      userId,
    ])
  )[0]?.state;
const capture = (referenceId: string) =>
  moderatedPeople.capture(server.db, { referenceType: 'USER', referenceId });

beforeAll(async () => {
  server = await startProfileServer();
  stranger = await newcomer();
});
afterAll(() => server?.close());

describe('the state of a member', () => {
  const edit = (as: TestMember) =>
    server.call(
      addExperience,
      {
        params: { profileId: as.userId },
        body: { title: 'Founder', company: 'X', startMonth: '2020-01' },
      },
      { as },
    );
  const isSeen = async ({ slug, userId }: TestMember) => {
    const page = await server.call(readProfile, { params: { id: slug } }, { as: stranger });
    const described = await personSearch.describe(server.db, null, [userId]);
    const indexed = await server.database.query('select 1 from search_documents where id = $1', [
      userId,
    ]);
    return [page.status, described.has(userId), indexed.length];
  };

  it('RESTRICTED: they are seen, and can read and not write, until they are reinstated', async () => {
    const me = await newcomer();
    expect((await edit(me)).status).toBe(201);
    for (let twice = 0; twice < 2; twice += 1) expect(await set('restrict', me.userId)).toBe(true);
    const refused = await edit(me);
    expect([refused.status, refused.error?.code]).toEqual([403, 'ACCOUNT_RESTRICTED']);
    expect((await server.call(readProfile, { params: { id: me.slug } }, { as: me })).status).toBe(
      200,
    );
    expect(await isSeen(me)).toEqual([200, true, 1]);
    for (let twice = 0; twice < 2; twice += 1) expect(await set('reinstate', me.userId)).toBe(true);
    expect((await edit(me)).status).toBe(201);
  });

  it('BANNED: no one sees them and they can’t make a call, until they are reinstated', async () => {
    const me = await newcomer();
    expect((await edit(me)).status).toBe(201);
    for (let twice = 0; twice < 2; twice += 1) expect(await set('suspend', me.userId)).toBe(true);
    const refused = await edit(me);
    expect([refused.status, refused.error?.clientMessage]).toEqual([401, 'account disabled']);
    expect(await isSeen(me)).toEqual([404, false, 0]);
    // A lighter measure doesn't lift it.
    expect(await set('restrict', me.userId)).toBe(false);
    expect(await stateOf(me)).toBe('BANNED');
    for (let twice = 0; twice < 2; twice += 1) expect(await set('reinstate', me.userId)).toBe(true);
    expect((await edit(me)).status).toBe(201);
    expect(await isSeen(me)).toEqual([200, true, 1]);
  });

  it('notifies every server when it changes, and only then', async () => {
    const me = await newcomer();
    const heard: string[] = [];
    const end = await server.database.subscribe('upround_member', (id) => void heard.push(id));
    const settled = async () => {
      // Notifications come in order: once the last is there, the others are.
      const last = await newcomer();
      await set('restrict', last.userId);
      while (!heard.includes(last.userId)) await new Promise((resolve) => setImmediate(resolve));
      return heard.filter((id) => id === me.userId).length;
    };
    await set('suspend', me.userId);
    await set('suspend', me.userId);
    expect(await settled()).toBe(1);
    await end();
  });

  it.each(['restrict', 'suspend', 'reinstate'] as const)(
    'DELETED stays, and an unknown person is not found: %s',
    async (name) => {
      const gone = await newcomer({ state: 'DELETED' });
      for (const id of [gone.userId, newId(), 'no-id']) expect(await set(name, id)).toBe(false);
      expect(await stateOf(gone)).toBe('DELETED');
    },
  );

  it('reaches a deleted account that can still come back', async () => {
    const gone = await newcomer({ state: 'DELETED' });
    await server.database.query(
      `insert into account_deletions (user_id, previous_state, requested_at, erase_after)
       values ($1, 'ACTIVE', now(), now() + interval '30 days')`,
      [gone.userId],
    );
    expect(await set('suspend', gone.userId)).toBe(true);
    expect(await stateOf(gone)).toBe('DELETED');
    const comesBack = () =>
      server.database.query('select previous_state from account_deletions where user_id = $1', [
        gone.userId,
      ]);
    expect(await comesBack()).toEqual([{ previous_state: 'BANNED' }]);
    await set('reinstate', gone.userId);
    expect(await comesBack()).toEqual([{ previous_state: 'ACTIVE' }]);
  });
});

describe('a reported person, as moderators read them', () => {
  it('has a name, headline and about as text, and the avatar, whatever state they are in', async () => {
    const me = await newcomer({ displayName: 'Get Rich' });
    await server.database.query(
      `update people set headline = 'Ask me how', about = 'I sell courses.', avatar_key = 'a/face.webp'
       where id = $1`,
      [me.userId],
    );
    await set('suspend', me.userId);
    expect(await capture(me.userId)).toMatchObject({
      ownerId: me.userId,
      title: 'Get Rich',
      text: 'Ask me how\n\nI sell courses.',
      pictures: [{ url: '/media/a/face.webp', alt: '' }],
      path: `/user/${me.slug}`,
    });
  });

  it('is gone once the account is deleted, or where there is none', async () => {
    const gone = await newcomer({ state: 'DELETED' });
    for (const id of [gone.userId, newId(), 'no-id']) expect(await capture(id)).toBeNull();
  });
});
