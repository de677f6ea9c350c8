import {
  castVote,
  decideVotes,
  inviteJudge,
  answerJudging,
  listEntries,
  listHeldVotes,
  listResults,
  publishResult,
  readCompetition,
  readDesk,
  readVote,
  scoreEntry,
  withdrawVote,
  type OwnEntry,
} from '@upround/competitions/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { MOST_OF_NETWORK } from '../votes/vote.service';
import {
  DAY_MS,
  HOUR_MS,
  startCompetitions,
  type CompetitionsServer,
} from './competitions-server.fixtures';

type Person = TestMember & { slug: string };

describe('spec 4.67: the public vote', () => {
  let server: CompetitionsServer;
  let admin: Person;
  let entrants: [Person, Person, Person];
  let voters: [Person, Person, Person];
  let entries: OwnEntry[];
  let slug: string;

  beforeAll(async () => {
    server = await startCompetitions();
    admin = await server.person({ staffRoles: ['ADMIN'] });
    entrants = [await server.person(), await server.person(), await server.person()];
    voters = [await server.person(), await server.person(), await server.person()];
    await makeOld();
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    slug = await server.competition({ hiddenHours: 24 });
    entries = [];
    for (const entrant of entrants) entries.push(await server.enter(entrant, slug));
  });

  /** Everyone signed up long ago. */
  const makeOld = () =>
    server.rows(`update people set created_at = created_at - interval '30 days'`);
  const vote = (as: TestMember, entryId: string, remoteAddress = '203.0.113.9') =>
    server.call(castVote, { params: { slug }, body: { entryId } }, { as, remoteAddress });
  const ownVote = async (as: TestMember) =>
    (await server.call(readVote, { params: { slug } }, { as })).body;
  const withdraw = (as: TestMember) => server.call(withdrawVote, { params: { slug } }, { as });
  const listed = (query: object = {}, as?: TestMember) =>
    server.call(listEntries, { params: { slug }, query }, as === undefined ? {} : { as });
  const idOf = (index: number) => entries[index]?.id ?? '';
  /** Entries close, and voting begins. */
  const open = () => server.wait(2 * DAY_MS);
  const counts = async () => {
    const rows = await server.rows<{ id: string; vote_count: number }>(
      'select id, vote_count from competition_entries',
    );
    return entries.map(({ id }) => rows.find((row) => row.id === id)?.vote_count);
  };

  it('opens with the deadline and closes with the planned result', async () => {
    const [voter] = voters;
    expect(await ownVote(voter)).toEqual({ entryId: null, isHeld: false, refusal: 'NOT_OPEN' });
    expect((await vote(voter, idOf(0))).error?.code).toBe('VOTE_NOT_OPEN');
    await open();
    expect((await vote(voter, idOf(0))).body).toEqual({
      entryId: idOf(0),
      isHeld: false,
      refusal: null,
    });
    await server.wait(8 * DAY_MS);
    expect(await ownVote(voter)).toMatchObject({ entryId: idOf(0), refusal: 'CLOSED' });
    expect((await vote(voter, idOf(1))).error?.code).toBe('VOTE_CLOSED');
    expect((await withdraw(voter)).error?.code).toBe('VOTE_CLOSED');
    expect(await counts()).toEqual([1, 0, 0]);
  });

  it('is no part of a competition without one', async () => {
    slug = await server.competition();
    await open();
    const { body } = await server.call(readCompetition, { params: { slug } }, {});
    expect(body.vote).toBeNull();
    expect((await vote(voters[0], idOf(0))).error?.code).toBe('VOTE_NOT_OPEN');
  });

  it('counts once for each member, who can move it and take it back', async () => {
    await open();
    const [voter, other] = voters;
    await vote(voter, idOf(0));
    await vote(voter, idOf(0));
    await vote(other, idOf(0));
    expect(await counts()).toEqual([2, 0, 0]);
    expect((await vote(voter, idOf(1))).body.entryId).toBe(idOf(1));
    expect(await counts()).toEqual([1, 1, 0]);
    expect((await withdraw(voter)).body).toEqual({ entryId: null, isHeld: false, refusal: null });
    expect((await withdraw(voter)).status).toBe(200);
    expect(await counts()).toEqual([1, 0, 0]);
  });

  it('refuses one’s own entry, an unknown one, a fresh account and guests', async () => {
    await open();
    expect((await vote(entrants[0], idOf(0))).error?.code).toBe('OWN_VOTE');
    expect((await vote(entrants[0], idOf(1))).status).toBe(200);
    expect((await vote(voters[0], 'nothing')).error?.code).toBe('NOT_FOUND');
    const elsewhere = await server.competition({ hiddenHours: 0 });
    const foreign = await server.enter(entrants[0], elsewhere);
    expect((await vote(voters[0], foreign.id)).error?.code).toBe('NOT_FOUND');
    const fresh = await server.person();
    await server.rows('update people set created_at = $1 where id = $2', [
      new Date(server.clock.now().getTime() - 71 * HOUR_MS),
      fresh.userId,
    ]);
    expect((await ownVote(fresh)).refusal).toBe('FRESH_ACCOUNT');
    expect((await vote(fresh, idOf(0))).error?.code).toBe('FRESH_ACCOUNT');
    const guest = await server.call(castVote, { params: { slug }, body: { entryId: idOf(0) } });
    expect(guest.status).toBe(401);
    expect(await counts()).toEqual([0, 1, 0]);
  });

  it('hides the counts for the first hours, in a random order that differs by seed', async () => {
    for (let more = 0; more < 5; more += 1) {
      entries.push(await server.enter(await server.person(), slug));
    }
    await open();
    await vote(voters[0], idOf(2));
    const orderOf = async (seed: string) => {
      const first = await listed({ seed, limit: 3 });
      const second = await listed({ seed, limit: 5, cursor: first.body.nextSegment ?? '' });
      const data = [...first.body.data, ...second.body.data];
      expect(data.map(({ votes }) => votes)).toEqual(data.map(() => null));
      expect(new Set(data.map(({ id }) => id)).size).toBe(8);
      return data.map(({ id }) => id).join();
    };
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const orders = new Set<string>();
    for (const seed of seeds) orders.add(await orderOf(seed));
    expect(orders.size).toBeGreaterThan(1);
    expect(await orderOf('a')).toBe(await orderOf('a'));
    expect((await listed({ order: 'VOTES' })).error?.code).toBe('COUNTS_HIDDEN');
    expect((await listed({ order: 'SUBMITTED' })).error?.code).toBe('COUNTS_HIDDEN');
    await server.wait(DAY_MS);
    const shown = (await listed()).body.data;
    expect(shown[0]).toMatchObject({ id: idOf(2), votes: 1 });
    expect((await listed({ order: 'SUBMITTED' })).body.data[0]?.id).toBe(idOf(0));
    const page = await listed({ order: 'VOTES', limit: 3 });
    const rest = await listed({ order: 'VOTES', limit: 20, cursor: page.body.nextSegment ?? '' });
    expect(new Set([...page.body.data, ...rest.body.data].map(({ id }) => id)).size).toBe(8);
  });

  it('holds one of many votes from one network until an admin decides', async () => {
    await open();
    const crowd: Person[] = [];
    for (let count = 0; count <= MOST_OF_NETWORK + 1; count += 1) crowd.push(await server.person());
    await makeOld();
    const answers = [];
    for (const [index, person] of crowd.entries()) {
      answers.push((await vote(person, idOf(0), `198.51.100.${index}`)).body.isHeld);
    }
    expect(answers.filter((isHeld) => isHeld)).toHaveLength(2);
    expect(await counts()).toEqual([MOST_OF_NETWORK, 0, 0]);
    // Elsewhere, and from elsewhere, votes count.
    const [voter, other] = voters;
    expect((await vote(voter, idOf(1), '198.51.100.77')).body.isHeld).toBe(false);
    expect((await vote(other, idOf(0), '192.0.2.1')).body.isHeld).toBe(false);
    const held = await server.call(listHeldVotes, { params: { slug }, query: {} }, { as: admin });
    expect(held.body.data.map(({ entry, reason }) => [entry.id, reason])).toEqual([
      [idOf(0), 'NETWORK'],
      [idOf(0), 'NETWORK'],
    ]);
    const [first, second] = held.body.data.map(({ voter: { id } }) => id);
    const decide = (decision: 'COUNT' | 'REJECT', userIds: string[], as: TestMember = admin) =>
      server.call(decideVotes, { params: { slug }, body: { decision, userIds } }, { as });
    expect((await decide('COUNT', [first ?? ''], voters[0])).status).toBe(403);
    expect((await decide('COUNT', [first ?? '', 'nobody'])).body.votes).toEqual({
      counted: MOST_OF_NETWORK + 3,
      held: 1,
    });
    expect((await decide('COUNT', [first ?? ''])).body.votes?.counted).toBe(MOST_OF_NETWORK + 3);
    expect((await decide('REJECT', [second ?? ''])).body.votes).toEqual({
      counted: MOST_OF_NETWORK + 3,
      held: 0,
    });
    expect(await counts()).toEqual([MOST_OF_NETWORK + 2, 1, 0]);
    const rejected = crowd.find(({ userId }) => userId === second);
    expect((await ownVote(rejected as Person)).entryId).toBeNull();
  }, 60_000);

  it('ends with the result, which names the favourite and forgets the networks', async () => {
    const [judge] = voters;
    const invited = { params: { slug }, body: { member: judge.slug } };
    await server.call(inviteJudge, invited, { as: admin });
    const accepted = { params: { slug }, body: { state: 'ACCEPTED' } } as const;
    await server.call(answerJudging, accepted, { as: judge });
    await open();
    await vote(voters[1], idOf(1));
    await vote(voters[2], idOf(1));
    await vote(entrants[2], idOf(0));
    await server.wait(DAY_MS);
    for (const [index, { id: entryId }] of entries.entries()) {
      const score = { points: { need: 9 - index }, note: '' };
      await server.call(scoreEntry, { params: { slug, entryId }, body: score }, { as: judge });
    }
    const published = await server.call(
      publishResult,
      { params: { slug }, body: { missingScores: 0 } },
      { as: admin },
    );
    expect(published.status).toBe(200);
    expect((await vote(voters[0], idOf(0))).error?.code).toBe('VOTE_CLOSED');
    const { body } = await server.call(listResults, { params: { slug }, query: {} });
    const lines = body.data.map(({ entry, isFavourite }) => [entry.id, entry.votes, isFavourite]);
    expect(lines).toEqual([
      [idOf(0), 1, false],
      [idOf(1), 2, true],
      [idOf(2), 0, false],
    ]);
    const networks = await server.rows<{ network: string }>(
      `select v.network from competition_votes v join competitions c on c.id = v.competition_id where c.slug = $1`,
      [slug],
    );
    expect(networks).toEqual([{ network: '' }, { network: '' }, { network: '' }]);
    const decide = {
      params: { slug },
      body: { decision: 'COUNT' as const, userIds: [judge.userId] },
    };
    expect((await server.call(decideVotes, decide, { as: admin })).error?.code).toBe('RESULT_OUT');
    const desk = await server.call(readDesk, { params: { slug } }, { as: admin });
    expect(desk.body.draft.vote).toEqual({ hiddenHours: 24 });
  });
});
