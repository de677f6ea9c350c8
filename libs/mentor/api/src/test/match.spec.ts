import { listMentors, matchMentors, setMentorState } from '@upround/mentor/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { startDirectory, type DirectoryServer } from './directory-server.fixtures';

describe('the guided choice', () => {
  let server: DirectoryServer;
  let kabir: TestMember;

  beforeAll(async () => {
    server = await startDirectory();
    await server.mentor('sunita', { profile: { languages: ['en', 'hi'] }, service: { amount: 0 } });
    kabir = await server.mentor('kabir', { profile: { needs: ['LEGAL', 'SALES'] } });
  }, 60_000);
  afterAll(() => server?.close());

  const match = async (query: object = {}) => {
    const { status, body } = await server.call(matchMentors, { query });
    expect(status).toBe(200);
    return body;
  };
  const countOf = (list: readonly { value: unknown; count: number }[], value: unknown) =>
    list.find((one) => one.value === value)?.count;

  it('ranks those that fit, with its reasons', async () => {
    const { matches, total, loosen } = await match({ need: 'LEGAL', stage: 'SEED' });
    expect([total, loosen]).toEqual([1, []]);
    expect(matches).toEqual([
      {
        mentor: expect.objectContaining({ slug: 'kabir', person: expect.anything() }),
        reasons: [
          { question: 'stage', value: 'SEED', isFirst: true },
          { question: 'need', value: 'LEGAL', isFirst: true },
        ],
      },
    ]);
    const sales = await match({ need: 'SALES', when: 'THIS_MONTH' });
    expect(sales.matches.map(({ mentor }) => mentor.slug)).toEqual(['sunita', 'kabir']);
    expect(sales.matches[0]?.reasons).toContainEqual({
      question: 'when',
      nextSlot: sales.matches[0]?.mentor.nextSlotAt,
    });
  });

  it('counts what each answer would leave: as many as the directory lists', async () => {
    const { counts } = await match({ need: 'SALES' });
    expect(countOf(counts.need, 'LEGAL')).toBe(1);
    expect(countOf(counts.need, 'FINANCE')).toBe(0);
    expect(countOf(counts.budget, 0)).toBe(1);
    for (const { value, count } of counts.language) {
      const listed = await server.call(listMentors, {
        query: { need: ['SALES'], language: [value] },
      });
      expect([value, listed.body.data.length]).toEqual([value, count]);
    }
  });

  it('recommends no one whom the member muted', async () => {
    const asha = await server.signUpAs('asha');
    const total = async () =>
      (await server.call(matchMentors, { query: {} }, { as: asha })).body.total;
    expect(await total()).toBe(2);
    await server.database.query('insert into mutes (user_id, muted_id) values ($1, $2)', [
      asha.userId,
      kabir.userId,
    ]);
    expect(await total()).toBe(1);
    expect((await match()).total).toBe(2);
  });

  it('never ends empty: it says which answers to drop', async () => {
    const none = await match({ need: 'LEGAL', language: 'hi' });
    expect(none).toMatchObject({ matches: [], total: 0 });
    expect(none.loosen).toEqual(
      expect.arrayContaining([
        { without: ['language'], count: 1 },
        { without: ['need'], count: 1 },
      ]),
    );
    expect(countOf((await match({ language: 'ta' })).counts.language, 'ta')).toBe(0);
  });

  it('reads the mentors once for many viewers, and shows no one who paused meanwhile', async () => {
    await match({ budget: 0 });
    server.queries();
    await match({ budget: 0 });
    // The cards alone.
    expect(server.queries()).toBe(1);
    const body = { state: 'PAUSED' as const };
    await server.call(setMentorState, { body }, { as: kabir });
    const { matches } = await match({ need: 'LEGAL' });
    expect(matches).toEqual([]);
    server.clock.advance(31_000);
    expect((await match({ need: 'LEGAL' })).total).toBe(0);
  });

  it.each([{ stage: 'LATER' }, { budget: -1 }, { budget: 1.5 }, { when: 'NEVER' }, { other: 1 }])(
    'refuses %j',
    async (query) => {
      expect((await server.call(matchMentors, { query } as never)).status).toBe(400);
    },
  );
});
