import type { Database } from '@upround/shared/db';
import {
  fillTable,
  rowsRead,
  watchPlans,
  type PlanWatch,
  type TestMember,
} from '@upround/shared/testing-server';
import { countBookings, listBookingViews } from '../booking/booking.read-model';
import { startMentors, type MentorServer, type TestMentor } from './mentor-server.fixtures';

const SESSIONS = 20_000;
const SIDES = 40;
const LIMIT = 21;

describe('the lists of sessions among 20,000', () => {
  let server: MentorServer;
  let plans: PlanWatch;
  let db: Database;
  let mentor: TestMentor;
  let asha: TestMember;

  beforeAll(async () => {
    server = await startMentors();
    plans = watchPlans(server.database);
    ({ db } = plans);
    const mentors: TestMentor[] = [];
    const mentees: TestMember[] = [];
    while (mentors.length < SIDES) mentors.push(await server.mentor());
    while (mentees.length < SIDES) mentees.push(await server.person());
    [mentor] = mentors as [TestMentor];
    [asha] = mentees as [TestMember];
    // Half of them are over.
    await fillTable(
      server.database,
      `insert into mentor_bookings (id, mentor_id, service_id, mentor_user_id, mentee_id, state, starts_at, ends_at,
         mentee_zone, goal, title, price, currency, cancel_window_hours, move_window_hours, paid_at, hold_until,
         created_at, updated_at, ended_at)
       select gen_random_uuid(), m.id, null, m.user_id, ($1::uuid[])[1 + n % ${SIDES}],
         case when n / ${SIDES} % 2 = 0 then 'COMPLETED' else 'CONFIRMED' end, now() + n * interval '1 hour',
         now() + (n + 1) * interval '1 hour', 'UTC', 'A goal', 'An hour', 0, 'INR', 24, 12, now(), now(), now(), now(),
         case when n / ${SIDES} % 2 = 0 then now() end
       from generate_series(1, ${SESSIONS}) n
         join mentors m on m.id = ($2::uuid[])[1 + (n + n / ${SIDES}) % ${SIDES}]`,
      [mentees.map(({ userId }) => userId), mentors.map(({ id }) => id)],
    );
    await server.rows('analyze mentor_bookings');
  }, 120_000);
  afterAll(() => server?.close());

  it.each([
    ['MENTEE', 'mentor_bookings_of_mentee'],
    ['MENTOR', 'mentor_bookings_of_mentor'],
  ] as const)('of a %s walk %s in order', async (side, index) => {
    const viewer = side === 'MENTEE' ? asha.userId : mentor.userId;
    const filter = { viewer, side, when: 'PAST', state: null } as const;
    for (const position of [null, { t: Date.now() + 9_000 * 3_600_000, i: mentor.id }]) {
      expect(await listBookingViews(db, filter, position, LIMIT)).toHaveLength(LIMIT);
      const nodes = await plans.ofLast();
      expect(nodes.map((node) => node['Index Name'])).toContain(index);
      for (const node of nodes) expect(rowsRead(node)).toBeLessThanOrEqual(10 * LIMIT);
    }
  });

  it('count no one else’s', async () => {
    expect(await countBookings(db, asha.userId)).toMatchObject({ mentor: 0, unanswered: 0 });
    const rows = (await plans.ofLast()).map(rowsRead);
    expect(Math.max(...rows)).toBeLessThanOrEqual((2 * SESSIONS) / SIDES);
  });
});
