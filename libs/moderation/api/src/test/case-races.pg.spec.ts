import {
  decideCase,
  listCases,
  removeSpam,
  undoDecision,
  type DecisionInput,
} from '@upround/moderation/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { startModerationServer, type ModerationServer } from './moderation-server.fixtures';

const HIDE: DecisionInput = { action: 'HIDE', rule: 'SPAM', reason: 'Spam.' };

describe('O12: races of reports and decisions', () => {
  let server: ModerationServer;
  let author: TestMember;
  let moderators: TestMember[];

  beforeAll(async () => {
    server = await startModerationServer();
    author = await server.signUpAs('asha');
    moderators = [await server.signUpAs('one'), await server.signUpAs('two')];
    for (const moderator of moderators) await server.giveRole(moderator, 'MODERATOR');
  });
  afterAll(() => server?.close());

  const count = async (table: string, where: string, value: string) =>
    (
      await server.database.query<{ count: number }>(
        `select count(*)::int as count from ${table} where ${where} = $1`,
        [value],
      )
    )[0]?.count;

  it('a hundred reports of one record at once make one case', async () => {
    const reporters = await Promise.all(
      Array.from({ length: 100 }, (_, place) => server.signUpAs(`reporter-${place}`)),
    );
    const record = await server.insert({ author });
    await Promise.all(reporters.map((reporter) => server.report(reporter, record)));
    const rows = await server.database.query(
      'select report_count, state from moderation_cases where reference_id = $1',
      [record.referenceId],
    );
    expect(rows).toEqual([{ report_count: 100, state: 'OPEN' }]);
    expect(await count('reports', 'reference_id', record.referenceId)).toBe(100);
  });

  it('of two moderators at once, one decides', async () => {
    const reporter = await server.signUpAs('bela');
    for (let round = 0; round < 10; round += 1) {
      const record = await server.insert({ author });
      await server.report(reporter, record);
      const { data } = (
        await server.call(listCases, { query: { sort: 'age', limit: 50 } }, { as: moderators[0] })
      ).body;
      const id = data.find(({ referenceId }) => referenceId === record.referenceId)?.id ?? '';
      const answers = await Promise.all(
        moderators.map((as) => server.call(decideCase, { params: { id }, body: HIDE }, { as })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await count('moderation_decisions', 'case_id', id)).toBe(1);
      expect(await server.audited(record.referenceId)).toEqual(['moderation.decide']);
    }
  });

  it('an undo and the notifications never both happen', async () => {
    const reporter = await server.signUpAs('chitra');
    const [moderator] = moderators;
    for (let round = 0; round < 10; round += 1) {
      const record = await server.insert({ author });
      await server.report(reporter, record);
      const { data } = (
        await server.call(listCases, { query: { sort: 'age', limit: 50 } }, { as: moderator })
      ).body;
      const id = data.find(({ referenceId }) => referenceId === record.referenceId)?.id ?? '';
      const { body } = await server.call(
        decideCase,
        { params: { id }, body: HIDE },
        { as: moderator },
      );
      const [undone] = await Promise.all([
        server.call(undoDecision, { params: { id: body.id } }, { as: moderator }),
        // The task is due, though the clock says that there is time to undo.
        server.database
          .query(`update pgboss.job set start_after = now() where state = 'created'`)
          .then(() => server.runTasks()),
      ]);
      const [row] = await server.database.query<{ state: string; told: boolean }>(
        'select state, announced_at is not null as told from moderation_decisions where id = $1',
        [body.id],
      );
      expect(row).toEqual(
        undone.status === 200
          ? { state: 'UNDONE', told: false }
          : { state: 'IN_FORCE', told: true },
      );
      expect(await server.stateOf(record.referenceId)).toBe(
        undone.status === 200 ? 'ACTIVE' : 'HIDDEN',
      );
    }
  });

  it('a suspension holds when a restriction is decided at the same time', async () => {
    const reporter = await server.signUpAs('dev');
    for (let round = 0; round < 5; round += 1) {
      const member = await server.signUpAs(`member-${round}`);
      const ids: string[] = [];
      for (let one = 0; one < 2; one += 1) {
        const record = await server.insert({ author: member });
        await server.report(reporter, record);
        const { data } = (
          await server.call(listCases, { query: { sort: 'age', limit: 50 } }, { as: moderators[0] })
        ).body;
        ids.push(data.find(({ referenceId }) => referenceId === record.referenceId)?.id ?? '');
      }
      const limits: DecisionInput[] = [
        { ...HIDE, action: 'SUSPEND' },
        { ...HIDE, action: 'RESTRICT', days: 3 },
      ];
      const answers = await Promise.all(
        limits.map((body, place) =>
          server.call(
            decideCase,
            { params: { id: ids[place] ?? '' }, body },
            { as: moderators[place] },
          ),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await server.memberState(member)).toBe('BANNED');
    }
  });

  describe('R8: several decided together', () => {
    /** Cases of new records, in the order of their ids. */
    const cases = async (authors: readonly TestMember[]) => {
      const reporter = await server.signUpAs(`reporter-of-many-${(rounds += 1)}`);
      const made: { id: string; referenceId: string }[] = [];
      for (const by of authors) {
        const { referenceId, referenceType } = await server.insert({ author: by });
        await server.report(reporter, { referenceId, referenceType });
        const [row] = await server.database.query<{ id: string }>(
          'select id from moderation_cases where reference_id = $1',
          [referenceId],
        );
        made.push({ id: row?.id ?? '', referenceId });
      }
      return made.sort((one, next) => (one.id < next.id ? -1 : 1));
    };
    let rounds = 0;
    const remove = (as: TestMember | undefined, caseIds: readonly string[]) =>
      server.call(removeSpam, { body: { caseIds: [...caseIds], reason: 'Spam.' } }, { as });

    /** As a post has a counter of its comments: a change of a record locks a row of its author's, and takes a while. */
    beforeAll(async () => {
      await server.database.query('create table test_counters (author_id uuid primary key, n int)');
      await server.database.query(
        `create function count_test_change() returns trigger language plpgsql as $$
         begin
           insert into test_counters values (new.author_id, 1)
             on conflict (author_id) do update set n = test_counters.n + 1;
           perform pg_sleep(0.05);
           return new;
         end $$`,
      );
      await server.database.query(
        `create trigger test_counter after update on test_records
         for each row execute function count_test_change()`,
      );
    });
    afterAll(() => server.database.query('drop trigger test_counter on test_records'));

    it('two bulk decisions of the same cases don’t block each other, in whatever order and letters', async () => {
      for (let round = 0; round < 5; round += 1) {
        const ids = (await cases([author, author, author, author])).map(({ id }) => id);
        const mixed = ids.map((id, place) => (place % 2 === 0 ? id : id.toUpperCase())).reverse();
        const answers = await Promise.all([
          remove(moderators[0], ids),
          remove(moderators[1], mixed),
        ]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        const decided = answers.flatMap(({ body }) => body.decisions.map(({ caseId }) => caseId));
        expect(decided.sort()).toEqual(ids);
        expect(answers.flatMap(({ body }) => body.skipped)).toHaveLength(ids.length);
      }
    });

    it('two bulk decisions of other cases, whose records share rows, don’t either', async () => {
      const other = await server.signUpAs('esha');
      for (let round = 0; round < 5; round += 1) {
        const [one, two, three, four] = await cases([author, other, other, author]);
        const answers = await Promise.all([
          remove(moderators[0], [one?.id ?? '', three?.id ?? '']),
          remove(moderators[1], [two?.id ?? '', four?.id ?? '']),
        ]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        expect(answers.map(({ body }) => body.decisions.length)).toEqual([2, 2]);
      }
    });
  });
});
