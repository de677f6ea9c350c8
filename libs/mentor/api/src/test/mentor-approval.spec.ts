import { readMentor, saveOwnMentor } from '@upround/mentor/contract';
import { newId } from '@upround/shared/db';
import type { TestMember } from '@upround/shared/testing-server';
import { profileApprovals } from '../contributions/profile-approvals';
import { profile, startDirectory, type DirectoryServer } from './directory-server.fixtures';

describe('profiles of mentors, as staff decide them', () => {
  let server: DirectoryServer;
  let people = 0;

  beforeAll(async () => {
    server = await startDirectory();
  });
  afterEach(() => server.database.query('delete from mentors'));
  afterAll(() => server?.close());

  const applied = async (slug?: string): Promise<TestMember> => {
    people += 1;
    const member = await server.signUpAs(slug ?? `member-${people}`);
    await server.apply(member);
    return member;
  };
  const list = (after: string | null = null, limit = 10) =>
    profileApprovals.list(server.db, { after, limit });
  const lock = (id: string) =>
    server.db.transaction().execute((trx) => profileApprovals.lock(trx, id));
  const slugOf = async ({ userId }: TestMember) => {
    const [row] = await server.database.query<{ slug: string | null }>(
      'select slug from mentors where user_id = $1',
      [userId],
    );
    return row?.slug ?? null;
  };

  it('are listed oldest first, with what the member says about their experience', async () => {
    const [one, other] = [await applied(), await applied()];
    const all = await list();
    expect(all).toMatchObject([
      {
        referenceType: 'MENTOR',
        title: profile.headline,
        path: null,
        askedBy: one.userId,
        text: expect.stringContaining('Head of sales at Tideway'),
      },
      { askedBy: other.userId },
    ]);
    expect(await list(all[0]?.id, 1)).toEqual([all[1]]);
    expect(server.modules[0]?.contributes?.approvals).toContain(profileApprovals);
  });

  it('are decided once; what is approved has the person’s slug and its first free time', async () => {
    const member = await applied();
    const id = await server.requestOf(member);
    expect(await lock(id)).toMatchObject({ id, isDecided: false, askedBy: member.userId });
    expect(await server.decide(member, true)).toBe(true);
    expect(await lock(id)).toMatchObject({ id, isDecided: true });
    expect(await server.decide(member, true)).toBe(false);
    expect(await list()).toEqual([]);
    await server.runTasks();
    const { body } = await server.call(readMentor, { params: { slug: member.slug } });
    expect(body).toMatchObject({ slug: member.slug, nextSlotAt: expect.any(String) });
  });

  it('a declined one is read with its reason, and can’t be found', async () => {
    const member = await applied();
    expect(await server.decide(member, false, 'r'.repeat(600))).toBe(true);
    expect((await server.call(readMentor, { params: { slug: member.slug } })).status).toBe(404);
    const { body } = await server.call(saveOwnMentor, { body: {} }, { as: member });
    expect(body.declineReason).toBe('r'.repeat(500));
  });

  it('keep their slug when the person’s changes; who gets the former one gets a longer one', async () => {
    const first = await applied('ada');
    await server.decide(first, true);
    await server.database.query(`update people set slug = 'ada-l' where id = $1`, [first.userId]);
    const second = await server.signUpAs('ada-2');
    await server.database.query(`update people set slug = 'ada' where id = $1`, [second.userId]);
    await server.apply(second);
    await server.decide(second, true);
    expect(await slugOf(first)).toBe('ada');
    expect(await slugOf(second)).toMatch(/^ada-[0-9a-f]{8}$/);
  });

  it('unknown ones are neither locked nor decided', async () => {
    for (const id of [newId(), 'no-id']) {
      expect(await lock(id)).toBeNull();
      const decided = await server.db
        .transaction()
        .execute((trx) =>
          profileApprovals.decide(
            { trx, tasks: server.tasks.senderOn(trx), now: server.clock.now(), staffId: newId() },
            id,
            { isApproved: true, reason: 'Checked.' },
          ),
        );
      expect(decided).toBe(false);
    }
  });
});
