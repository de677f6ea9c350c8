import type { StaffPeopleCursor } from '@upround/shared/ports';
import { createTestServer, type TestMember, type TestServer } from '@upround/shared/testing-server';
import { staffPeople } from '../staff/staff-people';

describe('members, as admins find them', () => {
  let server: TestServer;
  let zoe: TestMember;

  beforeAll(async () => {
    server = await createTestServer();
    zoe = await server.signUpAs('zoe-bronte', { displayName: 'Zoë Brontë' });
    await server.signUpAs('anna-zoeller', { displayName: 'Anna Zoeller' });
    await server.signUpAs('zoe-2', { displayName: 'Somebody Else', state: 'BANNED' });
    await server.signUpAs('zoe-erased', { displayName: 'Zoe Erased', state: 'DELETED' });
    const leaving = await server.signUpAs('zoe-leaving', {
      displayName: 'Zoe Zoe Leaving',
      state: 'DELETED',
    });
    await server.database.query(
      `insert into account_deletions (user_id, previous_state, requested_at, erase_after)
       values ($1, 'ACTIVE', now(), '2098-01-01')`,
      [leaving.userId],
    );
  });
  afterAll(() => server?.close());

  const find = (text: string, limit = 20, after: StaffPeopleCursor | null = null) =>
    staffPeople.find(server.db, { text, after, limit });
  const slugsOf = async (text: string) =>
    (await find(text)).people.map(({ person }) => person.slug);

  it('have a word of their name, or their slug, beginning with the text, each once', async () => {
    const found = ['zoe-bronte', 'anna-zoeller', 'zoe-2', 'zoe-leaving'];
    expect((await slugsOf('zoe')).sort()).toEqual([...found].sort());
    expect(await slugsOf('Brontë')).toEqual(['zoe-bronte']);
    expect(await slugsOf('@ZOE-2')).toEqual(['zoe-2']);
    expect(await slugsOf('zoe l')).toEqual(['zoe-leaving']);
    expect(await slugsOf('erased')).toEqual([]);
  });

  it.each(['%', '_', '\\', '***', 'nobody'])('nobody is found by %j', async (text) => {
    expect(await slugsOf(text)).toEqual([]);
  });

  it('come page by page, without gaps or repeats', async () => {
    for (const text of ['zoe', '']) {
      const all = (await find(text)).people.map(({ person }) => person.slug);
      const seen: string[] = [];
      let after: StaffPeopleCursor | null = null;
      do {
        const page = await find(text, 1, after);
        seen.push(...page.people.map(({ person }) => person.slug));
        after = page.next;
      } while (after !== null);
      expect(seen).toEqual(all);
    }
  });

  it('without a text are the newest', async () => {
    expect((await slugsOf('')).slice(0, 2)).toEqual(['zoe-leaving', 'zoe-2']);
  });

  it('a page reads a bounded part of the index, and the list still ends complete', async () => {
    await server.database.query(
      `insert into people (id, slug, display_name, state)
       select gen_random_uuid(), 'crowd-' || n, 'Crowd ' || n, case when n = 450 then 'ACTIVE' else 'DELETED' end
       from generate_series(1, 450) n`,
    );
    const seen: string[] = [];
    let after: StaffPeopleCursor | null = null;
    let pages = 0;
    do {
      const page = await find('crowd', 20, after);
      seen.push(...page.people.map(({ person }) => person.slug));
      after = page.next;
      pages += 1;
    } while (after !== null);
    expect(seen).toEqual(['crowd-450']);
    // 450 names and 450 slugs, 200 a page.
    expect(pages).toBe(5);
  });

  it('are read by slug and by id, with what became of the account', async () => {
    expect(await staffPeople.bySlug(server.db, 'zoe-leaving')).toMatchObject({
      state: 'DELETED',
      eraseAfter: new Date('2098-01-01'),
    });
    expect(await staffPeople.bySlug(server.db, 'zoe-erased')).toBeNull();
    const [found] = await staffPeople.of(server.db, [zoe.userId]);
    expect(found).toMatchObject({ person: { displayName: 'Zoë Brontë' }, state: 'ACTIVE' });
    expect(await staffPeople.of(server.db, [])).toEqual([]);
  });
});
