import {
  listEntries,
  listEntriesOfPerson,
  listSuggestions,
  readCompetition,
  readEntry,
  withdrawEntry,
} from '@upround/competitions/contract';
import type { ProfileReader, SpamCheck, WrittenText } from '@upround/shared/ports';
import type { TestMember } from '@upround/shared/testing-server';
import { competitionTarget } from '../contributions/competition-target';
import { entryTarget } from '../contributions/entry-target';
import { moderatedEntries } from '../contributions/moderated-entries';
import {
  complete,
  DAY_MS,
  startCompetitions,
  type CompetitionsServer,
} from './competitions-server.fixtures';

type Person = TestMember & { slug: string };
const tasks = { send: async () => undefined, publish: async () => undefined };

describe('spec 4.69: entries that everyone sees', () => {
  let server: CompetitionsServer;
  let asha: Person;
  let ravi: Person;
  let checked: WrittenText[];

  const referenceOf = (referenceId: string) => ({ referenceType: 'ENTRY', referenceId }) as const;
  const measure = (run: 'hide' | 'show' | 'release' | 'hold', id: string) =>
    server.db.transaction().execute(async (trx) => {
      const context = { trx, tasks, now: server.clock.now() };
      return moderatedEntries[run]?.(context, referenceOf(id), 'LINKS');
    });

  beforeAll(async () => {
    checked = [];
    const spamCheck: SpamCheck = {
      check: async ({ trx }, written) => {
        checked.push(written);
        if (!written.text.includes('casino')) return null;
        const context = { trx, tasks, now: new Date() };
        await moderatedEntries.hold?.(context, written.reference, 'LINKS');
        return 'LINKS';
      },
    };
    const profiles: ProfileReader = {
      factsOf: async (_db, userId) =>
        userId === ravi?.userId
          ? {
              company: 'Tidewater',
              headline: 'Builds for the sea',
              link: 'https://tidewater.example',
            }
          : null,
    };
    server = await startCompetitions({ spamCheck, profiles });
    [asha, ravi] = [await server.person(), await server.person()];
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(() => {
    checked = [];
  });

  const listed = async (slug: string) =>
    (await server.call(listEntries, { params: { slug }, query: {} })).body.data;
  const read = (slug: string, entryId: string, as?: TestMember) =>
    server.call(readEntry, { params: { slug, entryId } }, as === undefined ? {} : { as });
  const countOf = async (slug: string) =>
    (await server.call(readCompetition, { params: { slug } })).body.entryCount;
  const entriesOf = async ({ userId }: TestMember, as?: TestMember) =>
    (await server.call(listEntriesOfPerson, { query: { userId } }, as === undefined ? {} : { as }))
      .body;

  it('show the answers of public fields alone, once entries are closed', async () => {
    const slug = await server.competition();
    const { id } = await server.enter(asha, slug);
    expect((await read(slug, id)).status).toBe(404);
    expect(await entriesOf(asha)).toEqual({ data: [], count: 0 });
    await server.wait(2 * DAY_MS);
    const { body } = await read(slug, id);
    expect(body).toMatchObject({ id, title: complete.title, votes: null });
    expect(body.answers).toEqual({ problem: 'Warnings come too late.' });
    expect((await read(slug, 'nothing')).status).toBe(404);
    expect((await read(await server.competition(), id)).status).toBe(404);
    expect(await entriesOf(asha)).toMatchObject({
      count: 1,
      data: [{ entry: { id }, competition: { slug }, rank: null, prize: null }],
    });
  });

  it('are in no one’s sight while a moderator hides them, and count for nothing', async () => {
    const slug = await server.competition();
    const { id } = await server.enter(asha, slug);
    await server.wait(2 * DAY_MS);
    expect(await entryTarget.find(server.db, ravi.userId, referenceOf(id))).toEqual({
      ownerId: asha.userId,
    });
    expect(await moderatedEntries.capture(server.db, referenceOf(id))).toMatchObject({
      ownerId: asha.userId,
      title: 'Harbourlight',
      path: `/competition/${slug}?tab=entries&entry=${id}`,
    });
    expect(await measure('hide', id)).toBe(true);
    expect(await measure('hide', id)).toBe(true);
    expect(await listed(slug)).toEqual([]);
    expect((await read(slug, id)).status).toBe(404);
    expect(await countOf(slug)).toBe(0);
    expect(await entryTarget.find(server.db, ravi.userId, referenceOf(id))).toBeNull();
    expect((await server.entryOf(asha, slug))?.hiddenAs).toBe('HIDDEN');
    // What a decision hid isn't released with what was held.
    await measure('release', id);
    expect(await listed(slug)).toEqual([]);
    await measure('show', id);
    expect(await listed(slug)).toMatchObject([{ id }]);
    expect(await countOf(slug)).toBe(1);
    expect(await measure('hide', 'nothing')).toBe(false);
  });

  it('are checked for spam as they’re submitted, and held until a moderator has looked', async () => {
    const slug = await server.competition();
    const answers = { ...complete.answers, problem: 'Win at the casino.' };
    await server.save(asha, slug, { answers });
    const { status, body } = await server.submit(asha, slug);
    expect([status, body.state, body.hiddenAs]).toEqual([201, 'SUBMITTED', 'HELD']);
    expect(checked).toMatchObject([{ authorId: asha.userId, reference: referenceOf(body.id) }]);
    expect(checked[0]?.before).toBeUndefined();
    expect(await countOf(slug)).toBe(0);
    await measure('release', body.id);
    expect(await countOf(slug)).toBe(1);
    // A decision that is undone holds it again.
    await measure('hide', body.id);
    await measure('hold', body.id);
    expect((await server.entryOf(asha, slug))?.hiddenAs).toBe('HELD');
    await measure('release', body.id);
    expect(await countOf(slug)).toBe(1);
    // A changed entry is compared with what was submitted before.
    await server.save(asha, slug, { answers: complete.answers, revision: 1 });
    await server.submit(asha, slug, 2);
    expect(checked[1]?.before).toContain('casino');
    expect(await countOf(slug)).toBe(1);
  });

  it('don’t count twice where a hidden one is withdrawn', async () => {
    const slug = await server.competition();
    const { id } = await server.enter(asha, slug);
    await server.enter(ravi, slug);
    await measure('hide', id);
    await server.call(withdrawEntry, { params: { slug } }, { as: asha });
    expect(await countOf(slug)).toBe(1);
    expect(await measure('show', id)).toBe(false);
  });

  it('fill a later one with the answers that fit', async () => {
    const earlier = await server.competition({ title: 'Village Ledger' });
    const later = await server.competition();
    const meera = await server.person();
    expect(
      (await server.call(listSuggestions, { params: { slug: later } }, { as: meera })).body.data,
    ).toEqual([]);
    await server.enter(meera, earlier);
    const { body } = await server.call(listSuggestions, { params: { slug: later } }, { as: meera });
    expect(body.data).toEqual([
      {
        id: expect.any(String),
        competition: 'Village Ledger',
        title: 'Harbourlight',
        tagline: 'Warns fishers of floods',
        answers: complete.answers,
      },
    ]);
    const profile = await server.call(listSuggestions, { params: { slug: later } }, { as: ravi });
    expect(profile.body.data.at(-1)).toEqual({
      id: 'profile',
      competition: null,
      title: 'Tidewater',
      // The headline is about the person.
      tagline: '',
      answers: { site: 'https://tidewater.example' },
    });
    const none = await server.call(listSuggestions, { params: { slug: later } }, { as: asha });
    expect(none.body.data.map(({ competition }) => competition)).not.toContain('Village Ledger');
  });

  it('are listed once for each title, the newest, for a later one', async () => {
    const [first, second, later] = [
      await server.competition({ title: 'Village Ledger' }),
      await server.competition({ title: 'Monsoon Build' }),
      await server.competition(),
    ];
    const meera = await server.person();
    await server.enter(meera, first);
    await server.enter(meera, second);
    const { body } = await server.call(listSuggestions, { params: { slug: later } }, { as: meera });
    expect(body.data.map(({ title, competition }) => [title, competition])).toEqual([
      ['Harbourlight', 'Monsoon Build'],
    ]);
  });

  it('leave out a profile of the same title', async () => {
    const [earlier, later] = [await server.competition(), await server.competition()];
    const titles = async () =>
      (
        await server.call(listSuggestions, { params: { slug: later } }, { as: ravi })
      ).body.data.flatMap(({ id, title }) => (title === 'Harbourlight' ? [] : [[id, title]]));
    expect(await titles()).toEqual([['profile', 'Tidewater']]);
    await server.save(ravi, earlier, { title: 'TIDEWATER', revision: 0 });
    expect(await titles()).toEqual([[expect.not.stringMatching('profile'), 'TIDEWATER']]);
  });

  it('belong to competitions that members mark as applied to', async () => {
    const slug = await server.competition();
    const { id } = (await server.call(readCompetition, { params: { slug } })).body;
    const referenceType = 'COMPETITION' as const;
    const find = (referenceId: string) =>
      competitionTarget.find(server.db, ravi.userId, { referenceType, referenceId });
    expect(await find(id)).not.toBeNull();
    expect(await find('nothing')).toBeNull();
    const draft = await server.competition({ isDraft: true });
    const [row] = await server.rows<{ id: string }>('select id from competitions where slug = $1', [
      draft,
    ]);
    expect(await find(row?.id ?? '')).toBeNull();
    const described = await competitionTarget.describe(server.db, ravi.userId, [id, 'nothing']);
    expect(described.get(id)).toEqual({
      slug,
      title: 'Monsoon Build',
      author: 'Kaveri Foundation',
    });
  });

  it('of a competition whose result is overdue are listed for operators', async () => {
    const overdue = server.modules
      .flatMap(({ contributes }) => contributes?.commands ?? [])
      .find(({ words }) => words === 'competitions overdue');
    const slug = await server.competition({ resultInDays: 4 });
    await server.enter(asha, slug);
    expect(await overdue?.run(server, [])).not.toContain(slug);
    await server.wait(5 * DAY_MS);
    expect(await overdue?.run(server, [])).toMatch(
      new RegExp(`^${slug}: .*, entries: 1, judges: 0, held votes: 0$`, 'm'),
    );
  });
});
