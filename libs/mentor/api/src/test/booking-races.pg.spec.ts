import type { TestMember } from '@upround/shared/testing-server';
import { waitForLock } from '@upround/shared/testing-server';
import {
  slotAhead,
  startMentors,
  type MentorServer,
  type TestMentor,
} from './mentor-server.fixtures';

const PARALLEL = 100;
const ROUNDS = process.env['HEAVY'] === 'full' ? 20 : 5;
const PRICE = 300_000;

/** Races show on PostgreSQL only: the embedded database has one connection. */
describe('R9: bookings at once', () => {
  let server: MentorServer;
  let members: TestMember[];

  beforeAll(async () => {
    server = await startMentors();
    members = [];
    for (let count = 0; count < PARALLEL; count += 1) members.push(await server.person());
  }, 60_000);
  afterAll(() => server?.close());
  afterEach(() => server.rows('delete from mentor_bookings'));

  /** Makes a call, and again while it is put off (503): with so many at once some wait too long for a turn. */
  async function taken<Answer extends { status: number }>(call: () => Promise<Answer>) {
    for (;;) {
      const answer = await call();
      if (answer.status !== 503) return answer;
    }
  }
  const statusesOf = (answers: readonly { status: number }[]) => {
    const counts: Record<number, number> = {};
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };
  const codesOf = (answers: readonly { error: { code: string } | undefined }[]) =>
    new Set(answers.flatMap(({ error }) => (error === undefined ? [] : [error.code])));
  const takenRows = () =>
    server.rows<{ user_id: string }>('select user_id from mentor_taken_times order by user_id');

  it(`a hundred members get one slot once, in ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const mentor = await server.mentor(round % 2 === 0 ? 0 : PRICE);
      const start = slotAhead(server, 5);
      const answers = await Promise.all(
        members.map((member) => taken(() => server.book(member, mentor, start))),
      );
      expect(statusesOf(answers)).toEqual({ 201: 1, 409: PARALLEL - 1 });
      expect(codesOf(answers)).toEqual(new Set(['SLOT_TAKEN']));
      const rows = await takenRows();
      expect(rows).toHaveLength(2);
      expect(rows.map((row) => row.user_id)).toContain(mentor.userId);
      await server.rows('delete from mentor_bookings');
    }
  }, 600_000);

  it('one member with a hundred mentors is in one session', async () => {
    const [asha] = members;
    const mentors: TestMentor[] = [];
    for (let count = 0; count < PARALLEL; count += 1) mentors.push(await server.mentor());
    const start = slotAhead(server, 5);
    const answers = await Promise.all(
      mentors.map((mentor) => taken(() => server.book(asha as TestMember, mentor, start))),
    );
    expect(statusesOf(answers)).toEqual({ 201: 1, 409: PARALLEL - 1 });
    expect(codesOf(answers)).toEqual(new Set(['YOU_ARE_BUSY']));
    expect(await takenRows()).toHaveLength(2);
  }, 120_000);

  it('a hundred retries of one booking are one request', async () => {
    const [asha] = members;
    const mentor = await server.mentor(PRICE);
    const before = server.orders.length;
    const start = slotAhead(server, 5);
    const answers = await Promise.all(
      Array.from({ length: PARALLEL }, () =>
        taken(() => server.book(asha as TestMember, mentor, start)),
      ),
    );
    expect(statusesOf(answers)).toEqual({ 201: 1, 409: PARALLEL - 1 });
    expect(codesOf(answers)).toEqual(new Set(['REQUEST_OPEN']));
    expect(server.orders.length - before).toBe(1);
  }, 120_000);

  it('two sessions that move to one time at once: one does', async () => {
    const mentor = await server.mentor();
    const sessions = await Promise.all(
      members.slice(0, 6).map(async (member, index) => {
        const start = slotAhead(server, 5 + 7 * Math.floor(index / 3), (index % 3) as 0 | 1 | 2);
        return { member, start, id: await server.agree(member, mentor, start) };
      }),
    );
    const target = slotAhead(server, 26).toISOString();
    const answers = await Promise.all(
      sessions.map(({ member, start, id }) =>
        taken(() =>
          server.change(member, id, { start: target, expectedStart: start.toISOString() }),
        ),
      ),
    );
    expect(statusesOf(answers)).toEqual({ 200: 1, 409: 5 });
    expect(codesOf(answers)).toEqual(new Set(['SLOT_TAKEN']));
    expect(await takenRows()).toHaveLength(12);
  }, 120_000);

  it('cancelling, declining and confirming at once return the money once', async () => {
    const mentor = await server.mentor(PRICE);
    for (const member of members.slice(0, 10)) {
      const id = await server.request(member, mentor, slotAhead(server, 5));
      const order = server.orders.at(-1);
      await Promise.all([
        server.change(member, id, { state: 'CANCELLED', expectedRefund: PRICE }),
        server.change(mentor.member, id, { state: 'DECLINED' }),
        server.change(mentor.member, id, { state: 'CONFIRMED' }),
        server.change(member, id, { state: 'CANCELLED', expectedRefund: PRICE }),
      ]);
      const [row] = await server.rows<{ state: string; refunded: number }>(
        'select state, refunded from mentor_bookings where id = $1',
        [id],
      );
      expect(['CANCELLED', 'DECLINED']).toContain(row?.state);
      expect([row?.refunded, order?.refunds.length]).toEqual([PRICE, 1]);
      expect(await takenRows()).toEqual([]);
    }
  }, 120_000);

  it('a booking whose connection is killed leaves nothing behind', async () => {
    const [asha, bela] = members;
    const mentor = await server.mentor();
    const start = slotAhead(server, 5);
    const lost = await waitForLock(
      server.database,
      (holder) => holder.query('select 1 from mentors where id = $1 for update', [mentor.id]),
      async () => {
        const killed = server.book(asha as TestMember, mentor, start);
        for (let ended = 0; ended === 0;) {
          const found = await server.rows(
            `select pg_terminate_backend(pid) from pg_stat_activity, pg_sleep(0.02)
             where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`,
          );
          ended = found.length;
        }
        return killed;
      },
    );
    expect(lost.result.status).toBeGreaterThanOrEqual(500);
    expect(await server.rows('select 1 from mentor_bookings')).toEqual([]);
    expect(await takenRows()).toEqual([]);
    expect((await server.book(bela as TestMember, mentor, start)).status).toBe(201);
  }, 60_000);

  it('an account that is deleted while it books has no session left', async () => {
    const [asha] = members;
    const mentor = await server.mentor(PRICE);
    const start = slotAhead(server, 5);
    const late = await waitForLock(
      server.database,
      async (holder) => {
        await holder.query('select 1 from mentors where id = $1 for update', [mentor.id]);
        await holder.query(`update people set state = 'DELETED' where id = $1`, [mentor.userId]);
      },
      () => server.book(asha as TestMember, mentor, start),
    );
    expect([late.waited, late.result.status]).toEqual([true, 404]);
    expect(await takenRows()).toEqual([]);
  }, 60_000);
});
