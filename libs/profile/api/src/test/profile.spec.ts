import { readProfile } from '@upround/profile/contract';
import { newId } from '@upround/shared/db';
import { createTestServer, type TestMember, type TestServer } from '@upround/shared/testing-server';
import { peopleDirectory } from '../people/people-directory';
import { profilePages } from '../contributions/profile-pages';
import { startProfileServer } from './profile-server.fixtures';

describe('reading a profile', () => {
  let server: TestServer;
  let asha: TestMember;
  let reader: TestMember;

  beforeAll(async () => {
    server = await startProfileServer();
    asha = await server.signUpAs('asha-rao', { displayName: 'Asha Rao', role: 'FOUNDER' });
    reader = await server.signUpAs('reader');
  });
  afterAll(() => server?.close());

  const read = (id: string, as?: TestMember) =>
    server.call(readProfile, { params: { id } }, { as });
  const setState = (member: TestMember, state: string) =>
    server.database.query('update people set state = $2 where id = $1', [member.userId, state]);

  it('G26: works by id or slug, for guests and members alike', async () => {
    const bySlug = await read('asha-rao');
    expect(bySlug).toMatchObject({
      status: 200,
      body: {
        id: asha.userId,
        slug: 'asha-rao',
        displayName: 'Asha Rao',
        role: 'FOUNDER',
        followerCount: 0,
        followingCount: 0,
        followed: false,
        own: false,
      },
    });
    expect((await read(asha.userId)).body).toEqual(bySlug.body);
    expect((await read(asha.userId, reader)).body).toEqual(bySlug.body);
  });

  it('G26, rule 8: shows the email address to its owner only', async () => {
    for (const as of [undefined, reader]) {
      expect(JSON.stringify((await read('asha-rao', as)).body)).not.toContain('@');
    }
    const own = await read('asha-rao', asha);
    expect(own.body).toMatchObject({ own: true, email: `${asha.userId}@upround.test` });
  });

  it('spec 7: returns the contributed lists that have something for the viewer', async () => {
    const creator = await server.signUpAs('creator');
    const lists = async (as?: TestMember) => {
      const { body } = await read('creator', as);
      return [body.lists, body.hasJobs];
    };
    expect([await lists(), await lists(creator)]).toEqual([
      [[], false],
      [[], false],
    ]);
    await server.database.query(
      `insert into jobs (id, slug, creator_id, title, company, description, location, city, type, workplace, state)
       values ($1, 'a-job', $2, 'T', 'C', 'D', 'L', 'l', 'FULL_TIME', 'REMOTE', 'DRAFT')`,
      [newId(), creator.userId],
    );
    expect([await lists(reader), await lists(creator)]).toEqual([
      [[], false],
      [['jobs'], true],
    ]);
  });

  it('returns whether the viewer follows the person', async () => {
    await server.database.query(
      `insert into follows (id, follower_id, reference_id, reference_type)
       values ($1, $2, $3, 'USER')`,
      [newId(), reader.userId, asha.userId],
    );
    expect((await read('asha-rao', reader)).body.followed).toBe(true);
    expect((await read('asha-rao')).body.followed).toBe(false);
  });

  it('T20: deleted, banned, blocked and unknown people are the same 404', async () => {
    const [deleted, banned, blocker] = [
      await server.signUpAs('deleted'),
      await server.signUpAs('banned'),
      await server.signUpAs('blocker'),
    ];
    await setState(deleted, 'DELETED');
    await setState(banned, 'BANNED');
    await server.database.query('insert into blocks (user_id, blocked_id) values ($1, $2)', [
      blocker.userId,
      reader.userId,
    ]);
    const answers = [
      await read('no-such-person', reader),
      await read(newId(), reader),
      await read('deleted', reader),
      await read(banned.userId, reader),
      await read('blocker', reader),
      await read('reader', blocker),
    ];
    for (const answer of answers) {
      expect([answer.status, answer.error]).toEqual([404, answers[0]?.error]);
    }
    expect((await read('blocker')).status).toBe(200);
  });

  it('restricted people can still be seen', async () => {
    const quiet = await server.signUpAs('quiet', { state: 'RESTRICTED' });
    expect((await read('quiet', quiet)).status).toBe(200);
    expect((await read('quiet')).status).toBe(200);
  });

  it('R17: an id of another shape is 400, and SQL in it is only text', async () => {
    for (const id of ['a b', "x' or '1'='1", 'a'.repeat(65), '%00']) {
      expect((await read(id)).status).toBe(400);
    }
  });

  it('gives pages a title for an existing person, and nothing for any other slug', async () => {
    const page = profilePages.find(({ route }) => route === '/user/{slug}');
    const cardOf = (slug: string) =>
      page?.describe(server.db, { slug, query: new URLSearchParams() });
    expect(await cardOf('asha-rao')).toMatchObject({ title: 'Asha Rao', kind: 'profile' });
    expect(await cardOf('me')).toMatchObject({ unlisted: true });
    expect(await cardOf('deleted')).toBeNull();
    expect(await cardOf("o'brien")).toBeNull();
  });
});

describe('creating people', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server?.close());

  const create = (displayName: string) =>
    server.db.transaction().execute((trx) => peopleDirectory.create(trx, { displayName }));

  it('gives the first person with a name the plain slug, and everyone else their own', async () => {
    const slugs: string[] = [];
    for (let index = 0; index < 4; index += 1) slugs.push((await create('Asha Rao')).slug);
    expect(slugs[0]).toBe('asha-rao');
    expect(new Set(slugs).size).toBe(4);
    for (const slug of slugs.slice(1)) expect(slug).toMatch(/^asha-rao-[0-9a-f]{6}$/);
  });

  it('makes a slug for names in any script', async () => {
    expect((await create('नमस्ते')).slug).toMatch(/^member-[0-9a-f]{6}$/);
  });
});
