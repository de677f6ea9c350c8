import { reviewSession } from '@upround/mentor/contract';
import type { NotificationDraft } from '@upround/shared/ports';
import type { TestMember } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import {
  HOUR_MS,
  slotAhead,
  startMentors,
  type MentorServer,
  type TestMentor,
} from '../test/mentor-server.fixtures';
import { profileDecided } from '../mentor/profile-decided';
import { mentorNotifications } from './mentor-notifications';

describe('notifications of sessions', () => {
  let server: MentorServer;
  let mentor: TestMentor;
  let asha: TestMember;
  let start: Date;

  beforeEach(async () => {
    server = await startMentors();
    mentor = await server.mentor(240_000);
    asha = await server.person();
    start = slotAhead(server, 5);
  });
  afterEach(() => server?.close());

  /** What a draft says in the list; null where it isn't valid any more. */
  async function shown(draft: NotificationDraft) {
    const kind = mentorNotifications.find(({ type }) => type === draft.type);
    const { userId, referenceType, referenceId, type, details = null } = draft;
    const { rows } = await sql<{ holds: boolean; about: unknown }>`
      select ${draft.holds} as holds, (select to_jsonb(a) from (${kind?.about ?? sql`select 1`}) a) as about
      from (select ${userId}::uuid as user_id, ${referenceId}::uuid as reference_id,
        ${JSON.stringify(details)}::jsonb as details) n`.execute(server.db);
    const [row] = rows;
    if (row === undefined || !row.holds || row.about === null) return null;
    const described = kind?.describe(
      {
        type,
        userId,
        referenceType,
        referenceId,
        details,
        who: [],
        actorCount: 1,
        latestSlug: null,
      },
      row.about,
    );
    const sentence = described?.sentence.map((part) => Object.values(part).join('')).join('');
    const to = userId === asha.userId ? 'mentee' : 'mentor';
    return { to, sentence, excerpt: described?.excerpt, deeplink: described?.deeplink };
  }

  /** What was notified of since. */
  async function notified() {
    await server.runTasks();
    const found = await Promise.all(server.drafts.splice(0).map(shown));
    return found.filter((one) => one !== null);
  }

  const nameOf = async ({ userId }: TestMember) =>
    (
      await server.rows<{ name: string }>('select display_name as name from people where id = $1', [
        userId,
      ])
    )[0]?.name;

  it('tell the mentor of a request, and the mentee of the answer', async () => {
    const id = await server.request(asha, mentor, start);
    const name = await nameOf(asha);
    const asked = await notified();
    expect(asked).toMatchObject([
      {
        to: 'mentor',
        sentence: `${name} requested An hour`,
        deeplink: `/mentor/booking?as=mentor&booking=${id}`,
      },
    ]);
    expect(asked[0]?.excerpt).toMatch(/\(Asia\/Kolkata\)\. Answer by .+\(Asia\/Kolkata\)\.$/);
    await server.change(mentor.member, id, { state: 'CONFIRMED' });
    const confirmed = await notified();
    expect(confirmed).toMatchObject([{ to: 'mentee', deeplink: `/mentor/booking?booking=${id}` }]);
    expect(confirmed[0]?.sentence).toBe(`An hour with ${await nameOf(mentor.member)} is confirmed`);
    expect(confirmed[0]?.excerpt).toContain('(Europe/London)');
  });

  it('spec 4.60: tell the other side of what one side does, and what is returned', async () => {
    const id = await server.agree(asha, mentor, start);
    await notified();
    const next = slotAhead(server, 8, 1);
    const move = { start: next.toISOString(), expectedStart: start.toISOString() };
    await server.change(asha, id, move);
    expect((await notified()).map(({ to, sentence }) => [to, sentence])).toEqual([
      ['mentor', `${await nameOf(asha)} moved An hour`],
    ]);
    await server.goTo(new Date(next.getTime() - HOUR_MS / 2));
    await server.change(asha, id, { lateMinutes: 10 });
    expect((await notified()).map(({ to, sentence }) => [to, sentence])).toEqual([
      ['mentor', `${await nameOf(asha)} is running 10 minutes late`],
    ]);
    const reason = 'I’m ill.';
    await server.change(mentor.member, id, { state: 'CANCELLED', expectedRefund: 240_000, reason });
    expect(await notified()).toMatchObject([
      { to: 'mentee', excerpt: '“I’m ill.” You get ₹2,400 back.' },
    ]);
  });

  it('are made for both sides by reminders and by what can be reviewed', async () => {
    const id = await server.agree(asha, mentor, start);
    await notified();
    await server.goTo(new Date(start.getTime() - HOUR_MS), 1_000);
    await server.runTask('mentor.find-reminders');
    const soon = await notified();
    expect(soon.map(({ to }) => to).sort()).toEqual(['mentee', 'mentor']);
    expect(soon[0]?.sentence).toMatch(/begins within an hour$/);
    await server.goTo(new Date(start.getTime() + HOUR_MS), 60_000);
    await server.runTask('mentor.complete-sessions');
    const over = await notified();
    expect(over.map(({ sentence }) => sentence?.startsWith('How was An hour'))).toEqual([
      true,
      true,
    ]);
    expect(over[0]?.deeplink).toContain(id);
  });

  it('of a request are gone once a session is confirmed at once', async () => {
    await server.rows('update mentors set is_instant = true where id = $1', [mentor.id]);
    await server.request(asha, mentor, start);
    expect((await notified()).map(({ to, sentence }) => [to, sentence])).toEqual([
      ['mentee', `An hour with ${await nameOf(mentor.member)} is confirmed`],
      ['mentor', `${await nameOf(asha)} booked An hour`],
    ]);
  });

  it('lead to both reviews once both are written', async () => {
    await server.rows('update mentor_services set price = 0 where mentor_id = $1', [mentor.id]);
    const id = await server.agree(asha, mentor, start);
    await server.goTo(new Date(start.getTime() + HOUR_MS), 60_000);
    await server.runTask('mentor.complete-sessions');
    await notified();
    const review = (as: TestMember) =>
      server.call(reviewSession, { params: { id }, body: { stars: 5, text: 'Good.' } }, { as });
    expect((await review(asha)).status).toBe(201);
    expect(await notified()).toEqual([]);
    expect((await review(mentor.member)).status).toBe(201);
    const revealed = await notified();
    expect(revealed.map(({ to }) => to).sort()).toEqual(['mentee', 'mentor']);
    expect(revealed[0]?.sentence).toMatch(/ reviewed An hour$/);
  });

  it.each([
    [true, 'LISTED', 'approved', 'Members can find and book you now.'],
    [false, 'DECLINED', 'needs changes', 'Please name a company.'],
  ])('say what staff decided on a profile: %s', async (isApproved, state, words, excerpt) => {
    await server.rows('update mentors set state = $2, decline_reason = $3 where id = $1', [
      mentor.id,
      state,
      isApproved ? null : excerpt,
    ]);
    const { id: mentorId, userId } = mentor;
    await server.db
      .transaction()
      .execute((trx) =>
        server.tasks
          .senderOn(trx)
          .publish(profileDecided, { requestId: mentorId, mentorId, userId, isApproved }),
      );
    const [told] = await notified();
    expect(told).toMatchObject({ to: 'mentor', excerpt, deeplink: '/mentor?view=offer' });
    expect(told?.sentence).toMatch(words);
    const [mail] = server.mails.filter(({ to }) => to === `${userId}@upround.test`);
    expect(mail?.subject).toMatch(words);
    expect(mail?.text).toContain(excerpt);
  });

  it('tell those who wait when a mentor has available times again, once', async () => {
    await server.rows(
      'insert into mentor_waits (mentor_id, user_id, created_at) values ($1, $2, now())',
      [mentor.id, asha.userId],
    );
    await server.runTask('mentor.next-slots');
    const [free, ...more] = await notified();
    expect([free?.to, free?.deeplink, more]).toEqual([
      'mentee',
      `/mentor?mentor=${mentor.slug}`,
      [],
    ]);
    expect(free?.sentence).toBe(`${await nameOf(mentor.member)} has available times again`);
    await server.rows('update mentors set next_slot_read_at = null');
    await server.runTask('mentor.next-slots');
    expect(await notified()).toEqual([]);
  });
});
