import { changeBooking, listBookings, readBooking, reviewSession } from '@upround/mentor/contract';
import { newId } from '@upround/shared/db';
import type { TestMember } from '@upround/shared/testing-server';
import {
  slotAhead,
  startMentors,
  type MentorServer,
  type TestMentor,
} from './mentor-server.fixtures';

describe('G44 X14: sessions are for their two sides', () => {
  let server: MentorServer;
  let mentor: TestMentor;
  let asha: TestMember;
  let id: string;

  beforeAll(async () => {
    server = await startMentors();
    mentor = await server.mentor();
    asha = await server.person();
    id = await server.agree(asha, mentor, slotAhead(server, 5));
  });
  afterAll(() => server?.close());

  const answersOf = async (as: TestMember | undefined, booking: string) => {
    const params = { id: booking };
    const how = as === undefined ? {} : { as };
    return [
      await server.call(readBooking, { params }, how),
      await server.call(changeBooking, { params, body: { absent: true } }, how),
      await server.call(reviewSession, { params, body: { stars: 5, text: '' } }, how),
    ].map(({ status, raw }) => [status, raw.body.replace(/"requestId":"[^"]*"/, '')] as const);
  };

  it('which aren’t found by a stranger, a moderator or an admin, as if they weren’t there', async () => {
    const strangers = [
      await server.person(),
      await server.signUpAs('moderator', { staffRoles: ['MODERATOR'] }),
      await server.signUpAs('admin', { staffRoles: ['ADMIN', 'MODERATOR'] }),
    ];
    for (const stranger of strangers) {
      const answers = await answersOf(stranger, id);
      expect(answers.map(([status]) => status)).toEqual([404, 404, 404]);
      expect(answers).toEqual(await answersOf(stranger, newId()));
      expect((await server.call(listBookings, { query: {} }, { as: stranger })).body.data).toEqual(
        [],
      );
    }
    const text = await answersOf(strangers[0], 'not-an-id');
    expect(text.map(([status]) => status)).toEqual([404, 404, 404]);
  });

  it('which a guest can’t book or read', async () => {
    expect((await answersOf(undefined, id)).map(([status]) => status)).toEqual([401, 401, 401]);
    expect((await server.call(listBookings, { query: {} }, {})).status).toBe(401);
  });

  it('which a restricted member can read, but not book', async () => {
    const restricted = await server.signUpAs('restricted', { state: 'RESTRICTED' });
    expect((await server.book(restricted, mentor, slotAhead(server, 6))).status).toBe(403);
    expect((await server.call(listBookings, { query: {} }, { as: restricted })).status).toBe(200);
  });

  it('which no one books whom the other side blocks, or who blocks them', async () => {
    const [bela, chen] = [await server.person(), await server.person()];
    await server.rows('insert into blocks (user_id, blocked_id) values ($1, $2), ($3, $1)', [
      mentor.userId,
      bela.userId,
      chen.userId,
    ]);
    const slot = slotAhead(server, 6);
    expect((await server.book(bela, mentor, slot)).status).toBe(404);
    expect((await server.book(chen, mentor, slot)).status).toBe(404);
  });
});
