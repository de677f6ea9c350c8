import { createTestServer, type TestMember, type TestServer } from '@upround/shared/testing-server';
import {
  insertBooking,
  insertMentor,
  takeFor,
  type InsertedMentor,
} from '../test/mentor-rows.fixtures';
import { releaseTimes } from './taken-times.store';

const HOUR = 3_600_000;
const base = Date.parse('2027-03-10T04:30:00Z');
const hours = (from: number, to: number) =>
  [new Date(base + from * HOUR), new Date(base + to * HOUR)] as const;

describe('R9: the times of sessions', () => {
  let server: TestServer;
  let mentor: InsertedMentor;
  let other: InsertedMentor;
  let asha: TestMember;
  let ravi: TestMember;

  beforeAll(async () => {
    server = await createTestServer();
    mentor = await insertMentor(server, await server.signUpAs('sunita'));
    other = await insertMentor(server, await server.signUpAs('kabir'));
    asha = await server.signUpAs('asha');
    ravi = await server.signUpAs('ravi');
  });
  afterAll(() => server?.close());
  afterEach(() => server.database.query('delete from mentor_bookings'));

  const book = async (of: InsertedMentor, who: TestMember, time: readonly [Date, Date]) => {
    const id = await insertBooking(server, of, who.userId, time[0]);
    return { id, busy: await takeFor(server, id, of.userId, who.userId, time) };
  };

  it('are taken once of the mentor, to the minute', async () => {
    expect(await book(mentor, asha, hours(0, 1))).toMatchObject({ busy: null });
    expect(await book(mentor, ravi, hours(0.5, 1.5))).toMatchObject({ busy: 'MENTOR' });
    expect(await book(mentor, ravi, hours(-1, 2))).toMatchObject({ busy: 'MENTOR' });
    expect(await book(mentor, ravi, hours(1, 2))).toMatchObject({ busy: null });
  });

  it('are taken once of the mentee, whoever the mentor is', async () => {
    await book(mentor, asha, hours(0, 1));
    expect(await book(other, asha, hours(0.5, 1.5))).toMatchObject({ busy: 'MENTEE' });
    expect(await book(other, ravi, hours(0.5, 1.5))).toMatchObject({ busy: null });
  });

  it('leave nothing behind when one side is busy, and are free once released', async () => {
    const first = await book(mentor, asha, hours(0, 1));
    await book(other, asha, hours(0, 1));
    const rows = () => server.database.query('select 1 from mentor_taken_times');
    expect(await rows()).toHaveLength(2);
    await server.db.transaction().execute((trx) => releaseTimes(trx, first.id));
    expect(await rows()).toEqual([]);
    expect(await book(other, asha, hours(0, 1))).toMatchObject({ busy: null });
  });

  it('are won by one of ten who take them at once', async () => {
    const members = await Promise.all(
      Array.from({ length: 10 }, (_value, index) => server.signUpAs(`racer-${index}`)),
    );
    const ids = await Promise.all(
      members.map(({ userId }) => insertBooking(server, mentor, userId, hours(0, 1)[0])),
    );
    const busy = await Promise.all(
      members.map(({ userId }, index) =>
        takeFor(server, ids[index] ?? '', mentor.userId, userId, hours(0, 1)),
      ),
    );
    expect(busy.filter((side) => side === null)).toHaveLength(1);
    expect(busy.filter((side) => side === 'MENTOR')).toHaveLength(9);
  });
});
