import type { TestMember } from '@upround/shared/testing-server';
import { mentorDeletionEffects } from '../contributions/mentor-deletion-effects';
import {
  HOUR_MS,
  slotAhead,
  startMentors,
  type MentorServer,
  type TestMentor,
} from '../test/mentor-server.fixtures';

const PRICE = 300_000;

describe('R27: sessions of someone who deletes their account', () => {
  let server: MentorServer;
  let mentor: TestMentor;
  let asha: TestMember;
  let bela: TestMember;

  beforeEach(async () => {
    server = await startMentors();
    mentor = await server.mentor(PRICE);
    asha = await server.person();
    bela = await server.person();
  });
  afterEach(() => server?.close());

  const states = () =>
    server.rows<{ state: string; refunded: number | null }>(
      'select state, refunded from mentor_bookings order by starts_at',
    );
  const effects = ({ userId }: TestMember) => mentorDeletionEffects.describe(server.db, userId);

  it('are cancelled with refund when the mentor goes, also within the window', async () => {
    const first = slotAhead(server, 3);
    const id = await server.agree(asha, mentor, first);
    await server.request(bela, mentor, slotAhead(server, 6));
    await server.goTo(first, -HOUR_MS);
    expect(await effects(mentor.member)).toEqual([
      'Your 2 upcoming sessions are cancelled, and everything paid for them is refunded.',
      'Your mentor profile is deleted, and no one can book you.',
    ]);
    await server.deleteAccount(mentor.member);
    await server.deleteAccount(mentor.member);
    expect(await states()).toEqual([
      { state: 'CANCELLED', refunded: PRICE },
      { state: 'CANCELLED', refunded: PRICE },
    ]);
    expect(server.orders.map(({ refunds }) => refunds)).toEqual([['CANCEL'], ['CANCEL']]);
    expect(await server.rows('select 1 from mentor_taken_times')).toEqual([]);
    expect((await server.read(asha, id)).body).toMatchObject({
      mentor: { person: { displayName: 'Deleted account' } },
      timeline: [{}, {}, {}, { action: 'CANCEL', by: 'MENTOR' }],
    });
    expect((await server.book(asha, mentor, slotAhead(server, 4))).status).toBe(404);
  });

  it('are cancelled with refund when the mentee goes, and unpaid ones are given up', async () => {
    const first = slotAhead(server, 3);
    const id = await server.agree(asha, mentor, first);
    const other = await server.mentor(PRICE);
    await server.book(asha, other, slotAhead(server, 6));
    await server.request(bela, other, slotAhead(server, 7));
    await server.deleteAccount(asha);
    expect(await states()).toEqual([
      { state: 'CANCELLED', refunded: PRICE },
      { state: 'CANCELLED', refunded: null },
      { state: 'REQUESTED', refunded: null },
    ]);
    expect(server.orders.map(({ refunds, isClosed }) => [refunds.length, isClosed])).toEqual([
      [1, false],
      [0, true],
      [0, false],
    ]);
    expect((await server.read(mentor.member, id)).body.timeline.at(-1)).toMatchObject({
      action: 'CANCEL',
      by: 'MENTEE',
    });
  });

  it('are cancelled by staff who remove the mentor, and only those', async () => {
    await server.agree(asha, mentor, slotAhead(server, 3));
    const other = await server.mentor(PRICE);
    await server.agree(asha, other, slotAhead(server, 5));
    await server.agree(mentor.member, other, slotAhead(server, 7));
    await server.runTask('mentor.cancel-sessions', { mentorId: mentor.id });
    expect((await states()).map(({ state }) => state)).toEqual([
      'CANCELLED',
      'CONFIRMED',
      'CONFIRMED',
    ]);
    expect(server.orders.map(({ refunds }) => refunds.length)).toEqual([1, 0, 0]);
  });

  it('are said beforehand, and nothing where there is nothing', async () => {
    expect(await effects(asha)).toEqual([]);
    const free = await server.mentor();
    await server.request(asha, free, slotAhead(server, 3));
    expect(await effects(asha)).toEqual(['Your upcoming session is cancelled.']);
  });
});
