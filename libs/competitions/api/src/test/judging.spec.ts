import {
  answerJudging,
  checkReceipt,
  inviteJudge,
  listCompetitions,
  listEntriesOfPerson,
  listJudgedEntries,
  listResults,
  publishResult,
  readCompetition,
  readDesk,
  readJudging,
  readOwnResult,
  removeJudge,
  scoreEntry,
  type OwnEntry,
  type ScoreDraft,
} from '@upround/competitions/contract';
import { readPdf, type TestMember } from '@upround/shared/testing-server';
import {
  DAY_MS,
  PUBLIC_URL,
  startCompetitions,
  type CompetitionsServer,
} from './competitions-server.fixtures';

type Person = TestMember & { slug: string };

describe('spec 4.65: judging', () => {
  let server: CompetitionsServer;
  let admin: TestMember;
  let judges: [Person, Person];
  let entrants: [Person, Person, Person];
  let entries: OwnEntry[];
  let slug: string;

  beforeAll(async () => {
    server = await startCompetitions();
    admin = await server.person({ staffRoles: ['ADMIN'] });
    judges = [await server.person(), await server.person()];
    entrants = [await server.person(), await server.person(), await server.person()];
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    slug = await server.competition();
    entries = [];
    for (const entrant of entrants) {
      entries.push(await server.enter(entrant, slug));
      await server.wait(1_000);
    }
  });

  const invite = (member: Person) =>
    server.call(inviteJudge, { params: { slug }, body: { member: member.slug } }, { as: admin });
  const answer = (as: TestMember, state: 'ACCEPTED' | 'DECLINED' = 'ACCEPTED') =>
    server.call(answerJudging, { params: { slug }, body: { state } }, { as });
  const listed = (as: TestMember, query = {}) =>
    server.call(listJudgedEntries, { params: { slug }, query }, { as });
  const score = (as: TestMember, entryId: string, draft: ScoreDraft) =>
    server.call(scoreEntry, { params: { slug, entryId }, body: draft }, { as });
  const points = (need: number): ScoreDraft => ({ points: { need }, note: '' });
  const publish = (missingScores: number) =>
    server.call(publishResult, { params: { slug }, body: { missingScores } }, { as: admin });
  const results = async (query = {}) =>
    (await server.call(listResults, { params: { slug }, query })).body.data;
  const idOf = (index: number) => entries[index]?.id ?? '';

  /** Both judges accept, and judging begins. */
  async function begin() {
    for (const judge of judges) {
      await invite(judge);
      await answer(judge);
    }
    await server.wait(3 * DAY_MS);
  }

  it('is for those who were invited and accepted, once entries are closed', async () => {
    const [judge, other] = judges;
    expect((await server.call(readJudging, { params: { slug } }, { as: judge })).status).toBe(404);
    expect((await invite(judge)).body.judgeList).toMatchObject([{ state: 'INVITED' }]);
    expect((await invite(judge)).body.judges).toBe(1);
    const page = await server.call(readCompetition, { params: { slug } }, { as: judge });
    expect(page.body.judgeState).toBe('INVITED');
    expect((await answer(judge)).body).toMatchObject({
      state: 'ACCEPTED',
      isOpen: false,
      total: 3,
    });
    for (const refused of [await listed(judge), await score(judge, idOf(0), points(5))]) {
      expect([refused.status, refused.error?.code]).toEqual([409, 'NOT_JUDGING']);
    }
    await server.wait(3 * DAY_MS);
    expect((await listed(judge)).body.data).toHaveLength(3);
    for (const stranger of [other, entrants[0]]) {
      expect((await listed(stranger)).status).toBe(404);
      expect((await score(stranger, idOf(0), points(5))).status).toBe(404);
      expect((await answer(stranger)).status).toBe(404);
    }
  });

  it('has an order for each judge that stays, and shows no one else’s points', async () => {
    await begin();
    const [first, second] = judges;
    const ids = async (as: TestMember) => (await listed(as)).body.data.map(({ id }) => id);
    const order = await ids(first);
    expect(await ids(first)).toEqual(order);
    expect([...(await ids(second))].sort()).toEqual([...order].sort());
    const paged = await listed(first, { limit: '2' });
    const rest = await listed(first, { limit: '2', cursor: paged.body.nextSegment ?? '' });
    expect([...paged.body.data, ...rest.body.data].map(({ id }) => id)).toEqual(order);
    await score(second, idOf(0), points(9));
    const seen = (await listed(first)).body.data.find(({ id }) => id === idOf(0));
    expect(seen).toMatchObject({ points: null, note: '', answers: { stage: ['Prototype'] } });
  });

  it('takes points for each criterion, and no others', async () => {
    await begin();
    const [judge] = judges;
    const drafts: ScoreDraft[] = [
      { points: {}, note: '' },
      { points: { need: 5, other: 5 }, note: '' },
    ];
    for (const draft of drafts) {
      const { status, error } = await score(judge, idOf(0), draft);
      expect([status, error?.code]).toEqual([400, 'POINTS_MISSING']);
    }
    expect((await score(judge, 'unknown', points(5))).status).toBe(404);
    const other = await server.competition();
    const foreign = await server.call(
      scoreEntry,
      { params: { slug: other, entryId: idOf(0) }, body: points(5) },
      { as: judge },
    );
    expect(foreign.status).toBe(404);
    expect((await score(judge, idOf(0), points(7))).body).toMatchObject({ scored: 1, total: 3 });
    expect((await score(judge, idOf(0), points(8))).body).toMatchObject({ scored: 1 });
  });

  it('leaves out entries with a conflict of interest, until it’s taken back', async () => {
    await begin();
    const [judge] = judges;
    await score(judge, idOf(0), points(7));
    const declared = await score(judge, idOf(0), { hasConflict: true });
    expect(declared.body).toMatchObject({ total: 2, scored: 0, conflicts: 1 });
    const back = await score(judge, idOf(0), { hasConflict: false });
    expect(back.body).toMatchObject({ total: 3, scored: 0, conflicts: 0 });
  });

  it('isn’t for whoever is in an entry', async () => {
    const refused = await invite(entrants[0]);
    expect([refused.status, refused.error?.code]).toEqual([409, 'JUDGE_ENTERED']);
    // Someone who enters after the invitation can't accept it.
    const late = await server.person();
    await invite(late);
    await server.save(late, slug);
    const accepted = await answer(late);
    expect([accepted.status, accepted.error?.code]).toEqual([409, 'JUDGE_ENTERED']);
    // And a judge who was on a team all the same doesn't score its entry.
    const [judge] = judges;
    await begin();
    await server.rows(
      `insert into competition_members (competition_id, user_id, entry_id, joined_at)
       select competition_id, $2, id, now() from competition_entries where id = $1`,
      [idOf(1), judge.userId],
    );
    expect((await listed(judge)).body.data).toHaveLength(2);
    const own = await score(judge, idOf(1), points(10));
    expect([own.status, own.error?.code]).toEqual([403, 'OWN_ENTRY']);
  });

  it('ends in a result that is published once, with scores by criterion for one’s own entry', async () => {
    await begin();
    const [first, second] = judges;
    expect((await publish(6)).error?.code).toBe('NO_SCORES');
    // A strict judge and a mild one agree on the order.
    for (const [index, need] of [9, 5, 7].entries()) {
      await score(first, idOf(index), points(need - 3));
      await score(second, idOf(index), points(need));
    }
    expect(await results()).toEqual([]);
    expect((await publish(1)).error?.code).toBe('SCORES_CHANGED');
    const before = `/v1/competition-certificate/${entries[0]?.receipt?.code}.pdf`;
    expect((await server.app.inject(before)).statusCode).toBe(404);
    expect((await publish(0)).status).toBe(200);
    const lines = await results();
    expect(lines.map(({ entry, rank }) => [entry.id, rank])).toEqual([
      [idOf(0), 1],
      [idOf(2), 2],
      [idOf(1), 3],
    ]);
    expect(lines[0]).toMatchObject({ prize: '₹10 lakh', mean: 7.5, judges: 2 });
    expect(lines[1]).toMatchObject({ prize: null, mean: 5.5 });
    const past = await server.call(listCompetitions, { query: { status: 'PAST' } });
    expect(past.body.data[0]).toMatchObject({
      slug,
      winners: [{ entryId: idOf(0), team: [{ slug: entrants[0].slug }], prize: '₹10 lakh' }],
    });
    const winnersFor = async (as: TestMember) => {
      const { body } = await server.call(listCompetitions, { query: { status: 'PAST' } }, { as });
      return body.data[0]?.winners;
    };
    const block = [entrants[0].userId, first.userId];
    await server.rows('insert into blocks (user_id, blocked_id) values ($1, $2)', block);
    expect([await winnersFor(first), (await winnersFor(entrants[1]))?.length]).toEqual([[], 1]);
    const winnersOnPage = async (as: TestMember) =>
      (await server.call(readCompetition, { params: { slug } }, { as })).body.winners;
    expect(await winnersOnPage(first)).toEqual([]);
    expect(await winnersOnPage(entrants[1])).toMatchObject([{ entryId: idOf(0) }]);
    const seen = await server.call(listResults, { params: { slug }, query: {} }, { as: first });
    expect(seen.body.data.map(({ rank }) => rank)).toEqual([2, 3]);
    await server.rows('delete from blocks where user_id = $1 and blocked_id = $2', block);
    const own = (as: TestMember) =>
      server.call(readOwnResult, { params: { slug } }, { as }).then(({ body }) => body.result);
    expect(await own(entrants[0])).toMatchObject({
      rank: 1,
      votes: null,
      isFavourite: false,
      ranked: 3,
      byCriterion: [{ id: 'need', label: 'Need', mean: 7.5 }],
    });
    expect(await own(first)).toBeNull();
    const certificate = (code: string) =>
      server.app.inject(`/v1/competition-certificate/${code}.pdf`);
    const code = entries[0]?.receipt?.code ?? '';
    const { letters } = await readPdf((await certificate(code)).rawPayload);
    for (const text of [
      'Harbourlight',
      'came 1 of 3 and won ₹10 lakh',
      `${PUBLIC_URL}/competition/${slug}?receipt=${code}`,
    ]) {
      expect(letters).toContain(text.replaceAll(' ', ''));
    }
    expect((await certificate('forged')).statusCode).toBe(404);
    const checked = async () =>
      (await server.call(checkReceipt, { params: { slug, code } })).body.hasCertificate;
    expect(await checked()).toBe(true);
    const onProfile = async (as: TestMember) => {
      const query = { userId: entrants[0].userId };
      const { body } = await server.call(listEntriesOfPerson, { query }, { as });
      return body.data.find(({ competition }) => competition.slug === slug)?.certificate;
    };
    expect([await onProfile(entrants[0]), await onProfile(first)]).toEqual([code, null]);
    const hide = (as: string | null) =>
      server.rows('update competition_entries set hidden_as = $2 where id = $1', [idOf(0), as]);
    await hide('HIDDEN');
    const hidden = await server.call(listCompetitions, { query: { status: 'PAST' } });
    expect(hidden.body.data[0]?.winners).toEqual([]);
    expect([await checked(), (await certificate(code)).statusCode]).toEqual([false, 404]);
    await hide(null);
    const page = await server.call(readCompetition, { params: { slug } });
    expect(page.body).toMatchObject({ phase: 'RESULT', changes: [{ kind: 'RESULT' }] });
    expect((await publish(0)).error?.code).toBe('RESULT_OUT');
    for (const late of [await score(first, idOf(0), points(1)), await invite(judges[0])]) {
      expect(late.status).toBe(409);
    }
    expect(await results()).toEqual(lines);
  });

  it('doesn’t count judges who declined or were removed', async () => {
    await begin();
    const [first, second] = judges;
    for (const index of [0, 1, 2]) await score(first, idOf(index), points(5 + index));
    await score(second, idOf(0), points(10));
    const desk = async () =>
      (await server.call(readDesk, { params: { slug } }, { as: admin })).body;
    expect((await desk()).missingScores).toBe(2);
    const params = { slug, userId: second.userId };
    expect((await server.call(removeJudge, { params }, { as: admin })).status).toBe(200);
    expect(await desk()).toMatchObject({ missingScores: 0, judges: 1 });
    expect((await publish(0)).status).toBe(200);
    expect((await results())[0]).toMatchObject({ entry: { id: idOf(2) }, judges: 1 });
  });

  it('leaves out what moderators hide', async () => {
    await begin();
    const [judge] = judges;
    expect((await listed(judge)).body.data).toHaveLength(3);
    await server.rows(`update competition_entries set hidden_as = 'HIDDEN' where id = $1`, [
      idOf(1),
    ]);
    const shown = (await listed(judge)).body.data.map(({ id }) => id);
    expect(new Set(shown)).toEqual(new Set([idOf(0), idOf(2)]));
    const progress = await server.call(readJudging, { params: { slug } }, { as: judge });
    expect(progress.body.total).toBe(2);
    expect((await score(judge, idOf(1), points(5))).error?.code).toBe('NOT_FOUND');
    await score(judge, idOf(0), points(5));
    await score(judge, idOf(2), points(6));
    expect((await publish(2)).status).toBe(200);
    expect((await results()).map(({ entry }) => entry.id)).toEqual([idOf(2), idOf(0)]);
  });
});
