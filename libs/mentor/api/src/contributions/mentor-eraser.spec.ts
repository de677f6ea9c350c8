import { newId } from '@upround/shared/db';
import { createTestServer, type TestMember, type TestServer } from '@upround/shared/testing-server';
import { insertBooking, insertMentor, takeFor } from '../test/mentor-rows.fixtures';
import type { InsertedMentor } from '../test/mentor-rows.fixtures';
import { mentorEraser } from './mentor-eraser';
import { mentorExports } from './mentor-exports';

const start = new Date('2027-03-10T04:30:00Z');
const end = new Date('2027-03-10T05:30:00Z');

describe('R27 R28: a person who leaves mentors', () => {
  let server: TestServer;
  let sunita: TestMember;
  let asha: TestMember;
  let mentor: InsertedMentor;
  let bookingId: string;

  beforeEach(async () => {
    server = await createTestServer();
    sunita = await server.signUpAs('sunita');
    asha = await server.signUpAs('asha');
    mentor = await insertMentor(server, sunita);
    bookingId = await insertBooking(server, mentor, asha.userId, start);
    await takeFor(server, bookingId, sunita.userId, asha.userId, [start, end]);
    await server.database.query(
      `insert into mentor_reviews (id, booking_id, mentor_id, author_id, by, stars, text, created_at, revealed_at)
       values ($1, $2, $3, $4, 'MENTEE', 4, 'A review', now(), now())`,
      [newId(), bookingId, mentor.id, asha.userId],
    );
    await server.database.query(
      'update mentors set rating_sum = 9, review_count = 2 where id = $1',
      [mentor.id],
    );
  });
  afterEach(() => server?.close());

  const erase = ({ userId }: TestMember) =>
    server.db.transaction().execute((trx) => mentorEraser.erase(trx, userId));
  const rowsOf = (text: string) => server.database.query<Record<string, unknown>>(text);

  it('takes their texts and reviews along as a mentee, and leaves the session to the mentor', async () => {
    await erase(asha);
    await erase(asha);
    expect(
      await rowsOf('select state, goal, title, mentee_zone as zone from mentor_bookings'),
    ).toEqual([{ state: 'CANCELLED', goal: '', title: 'An hour', zone: 'UTC' }]);
    expect(await rowsOf('select 1 from mentor_reviews')).toEqual([]);
    expect(await rowsOf('select 1 from mentor_taken_times')).toEqual([]);
    expect(await rowsOf('select rating_sum as sum, review_count as count from mentors')).toEqual([
      { sum: 5, count: 1 },
    ]);
  });

  it('leaves a nameless mentor with sessions, and none without', async () => {
    await erase(sunita);
    expect(await rowsOf('select state, headline, slug, is_listed as listed from mentors')).toEqual([
      { state: 'REMOVED', headline: '', slug: null, listed: false },
    ]);
    expect(await rowsOf('select goal, title from mentor_bookings')).toEqual([
      { goal: 'A goal', title: '' },
    ]);
    expect(await rowsOf(`select 1 from search_documents where kind = 'MENTOR'`)).toEqual([]);
    await server.database.query('delete from mentor_bookings');
    await erase(sunita);
    expect(await rowsOf('select 1 from mentors')).toEqual([]);
  });

  it('exports to each side what is theirs', async () => {
    const exported = async ({ userId }: TestMember) => {
      const found: Record<string, unknown[]> = {};
      for (const source of mentorExports) {
        for await (const { values } of source.rows(server.db, userId)) {
          (found[source.name] ??= []).push(values);
        }
      }
      return found;
    };
    expect(await exported(asha)).toMatchObject({
      'mentor-sessions': [{ side: 'MENTEE', goal: 'A goal' }],
      'mentor-reviews': [{ text: 'A review', stars: 4 }],
    });
    const ofMentor = await exported(sunita);
    expect(ofMentor).toMatchObject({
      'mentor-profile': [{ headline: 'A headline', state: 'LISTED' }],
      'mentor-services': [{ title: 'An hour', minutes: 60 }],
      'mentor-sessions': [{ side: 'MENTOR', goal: null }],
    });
    expect(ofMentor['mentor-reviews']).toBeUndefined();
  });
});
