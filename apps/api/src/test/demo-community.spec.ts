import { signIn } from '@upround/account/contract';
import { listNotifications } from '@upround/notifications/contract';
import { liked } from '@upround/shared/ports';
import type { TestServer } from '@upround/shared/testing-server';
import { startDemoServer } from './composed-server.fixtures';

/** Each counter with the rows that it counts. */
const counters = [
  ['posts', 'like_count', 'likes where reference_id = r.id'],
  ['posts', 'bookmark_count', 'bookmarks where reference_id = r.id'],
  ['posts', 'comment_count', `comments where reference_id = r.id and state = 'ACTIVE'`],
  ['posts', 'poll_voters', `activities where reference_id = r.id and kind = 'VOTE'`],
  ['comments', 'like_count', 'likes where reference_id = r.id'],
  ['comments', 'reply_count', `replies where comment_id = r.id and state = 'ACTIVE'`],
  ['replies', 'like_count', 'likes where reference_id = r.id'],
  ['people', 'follower_count', 'follows where reference_id = r.id'],
  ['people', 'following_count', `follows where follower_id = r.id and reference_type = 'USER'`],
  ['pods', 'member_count', 'follows where reference_id = r.id'],
  ['news_stories', 'like_count', 'likes where reference_id = r.id'],
  ['news_stories', 'bookmark_count', 'bookmarks where reference_id = r.id'],
  ['news_sources', 'follower_count', 'follows where reference_id = r.id'],
  ['news_sources', 'story_count', 'news_tellings where source_id = r.id'],
  ['mentors', 'sessions', `mentor_bookings where mentor_id = r.id and state = 'COMPLETED'`],
  [
    'mentors',
    'review_count',
    `mentor_reviews where mentor_id = r.id and by = 'MENTEE' and revealed_at is not null`,
  ],
  ['mentors', 'asked', 'mentor_bookings where mentor_id = r.id and paid_at is not null'],
  ['editorials', 'like_count', 'likes where reference_id = r.id'],
  ['conversations', 'last_sequence', 'messages where conversation_id = r.id'],
  [
    'conversation_members',
    'unread_count',
    `messages where conversation_id = r.conversation_id and sequence > r.read_up_to
      and sender_id <> r.user_id`,
  ],
] as const;

describe('the demo community', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startDemoServer();
  }, 120_000);
  afterAll(() => server?.close());

  const numberOf = async (from: string) =>
    (await server.database.query<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n;

  it('is as large as promised', async () => {
    expect(await numberOf('people')).toBeGreaterThanOrEqual(40);
    expect(await numberOf('posts')).toBeGreaterThanOrEqual(300);
    expect(await numberOf('pods')).toBeGreaterThanOrEqual(12);
    expect(await numberOf('quiz_answers')).toBeGreaterThanOrEqual(20);
    expect(await numberOf('comments')).toBeGreaterThanOrEqual(200);
    expect(await numberOf('news_stories')).toBeGreaterThanOrEqual(40);
    expect(await numberOf('news_sources')).toBe(5);
    expect(await numberOf('entitlements')).toBe(3);
    expect(
      await numberOf(`invoices i join payments p on p.id = i.payment_id
        join orders o on o.id = p.order_id where o.kind = 'PLAN'`),
    ).toBe(4);
    expect(await numberOf('mentors where is_listed')).toBe(16);
    expect(await numberOf('mentor_bookings')).toBeGreaterThanOrEqual(60);
    expect(await numberOf('jobs')).toBeGreaterThanOrEqual(60);
    expect(
      await numberOf(`uploads where purpose = 'RESUME' and used_at is not null`),
    ).toBeGreaterThan(10);
    expect(await numberOf('job_applications where resume_key is not null')).toBeGreaterThan(100);
  });

  it.each(counters)('R8: %s.%s equals its rows', async (table, column, rows) => {
    const wrong = `${table} r where ${column} <> (select count(*) from ${rows})`;
    expect(await numberOf(wrong)).toBe(0);
    expect(await numberOf(`${table} where ${column} > 0`)).toBeGreaterThan(0);
  });

  it('R8: the votes of each option add up', async () => {
    const wrong = `posts p, lateral jsonb_array_elements(p.poll_options) with ordinality
        as o (option, place)
      where p.poll_votes[o.place] <> (select count(*) from activities
        where reference_id = p.id and o.option ->> 'id' = any(selection))`;
    expect(await numberOf(wrong)).toBe(0);
  });

  it('R8: the scores in quizzes equal the attempts, in their order', async () => {
    const attempts = await server.database.query<{ user_id: string; correct: boolean }>(
      'select user_id, correct from activities where correct is not null order by id',
    );
    const scores = new Map<string, [number, number, number, number]>();
    for (const { user_id: userId, correct } of attempts) {
      const [attempted, right, streak, best] = scores.get(userId) ?? [0, 0, 0, 0];
      const run = correct ? streak + 1 : 0;
      scores.set(userId, [attempted + 1, right + Number(correct), run, Math.max(best, run)]);
    }
    const kept = await server.database.query<{ user_id: string; score: number[] }>(
      'select user_id, array[attempted, right_count, streak, best_streak] as score from quiz_scores',
    );
    expect(kept.length).toBeGreaterThan(40);
    expect(new Map(kept.map((row) => [row.user_id, row.score]))).toEqual(scores);
  });

  it('is older than the first start', async () => {
    for (const table of [
      'posts',
      'comments',
      'replies',
      'activities',
      'people',
      'messages',
      'notifications',
      'jobs',
      'job_applications',
    ]) {
      expect(await numberOf(`${table} where created_at > now()`)).toBe(0);
    }
  });

  it('has no reply that is older than what it replies to', async () => {
    expect(
      await numberOf(
        'comments c join posts p on p.id = c.reference_id where c.created_at < p.created_at',
      ),
    ).toBe(0);
    expect(
      await numberOf(
        'replies r join comments c on c.id = r.comment_id where r.created_at < c.created_at',
      ),
    ).toBe(0);
  });

  it.each(['founder', 'investor', 'recruiter', 'candidate', 'mentor', 'ambassador', 'admin'])(
    '%s signs in with the password of the demo',
    async (name) => {
      const body = { email: `${name}@upround.test`, password: 'upround-demo' };
      const answer = await server.call(signIn, { body });
      expect(answer.status).toBe(200);
      expect(answer.body.user.roles).toEqual(name === 'admin' ? ['MODERATOR', 'ADMIN'] : []);
    },
  );

  it('the accounts of the README have notifications of what others did, and a banner', async () => {
    const people = await server.database.query<{ slug: string; told: number; unread: number }>(
      `select p.slug, count(n.id)::int as told,
         count(n.id) filter (where n.read_at is null)::int as unread
       from people p join accounts a on a.user_id = p.id left join notifications n on n.user_id = p.id
       where p.banner is not null group by p.slug`,
    );
    expect(people).toHaveLength(7);
    for (const { slug, told, unread } of people) {
      expect([slug, told > 5, unread]).toEqual([slug, true, 5]);
    }
    expect(await numberOf('notifications n where created_at > updated_at')).toBe(0);
    const out = `notifications n join notifications later on later.user_id = n.user_id
      where later.place > n.place and later.updated_at < n.updated_at`;
    expect(await numberOf(out)).toBe(0);
    const stale = `notification_acts a join notifications n on n.id = a.notification_id
      where n.type = 'LIKE' and not exists (select 1 from likes l
        where l.reference_id = n.reference_id and l.user_id = a.actor_id)`;
    expect(await numberOf(stale)).toBe(0);
  });

  it.each([
    ['recruiter', ['APPLICATION']],
    ['candidate', ['APPLICATION_MOVED']],
  ])('%s has notifications of jobs', async (name, expected) => {
    const body = { email: `${name}@upround.test`, password: 'upround-demo' };
    const { token } = (await server.call(signIn, { body })).body;
    const query = { types: 'APPLICATION,APPLICATION_MOVED,JOB_FOUND,JOB_REMINDER' };
    const { body: list } = await server.call(listNotifications, { query }, { as: { token } });
    expect(list.data.length).toBeGreaterThan(1);
    expect(list.data.map(({ type }) => type)).toEqual(expect.arrayContaining(expected));
    for (const { target } of list.data) expect(target.job?.title).not.toBe('');
  });

  it('R24: delivering a like of the demo community again does not notify again', async () => {
    const [like] = await server.database.query<{ user_id: string; reference_id: string }>(
      `select a.actor_id as user_id, n.reference_id from notification_acts a
       join notifications n on n.id = a.notification_id where n.type = 'LIKE' limit 1`,
    );
    const before = await numberOf('notification_acts');
    await server.db.transaction().execute((trx) =>
      server.tasks.senderOn(trx).publish(liked, {
        userId: like?.user_id ?? '',
        referenceId: like?.reference_id ?? '',
        referenceType: 'POST',
      }),
    );
    await server.runTasks();
    expect(await numberOf('notification_acts')).toBe(before);
  });

  it('has sessions to come, to answer and to review, and a profile for staff', async () => {
    const states = await server.database.query<{ state: string; n: number }>(
      `select state, count(*)::int as n from mentor_bookings group by state`,
    );
    expect(states.map(({ state }) => state).sort()).toEqual(
      'CANCELLED COMPLETED CONFIRMED DECLINED EXPIRED NO_SHOW REQUESTED RESCHEDULED'.split(' '),
    );
    const between = (mentee: string, mentor: string) =>
      `mentor_bookings b join accounts a on a.user_id = b.mentee_id and a.email like '${mentee}@%'
         join accounts o on o.user_id = b.mentor_user_id and o.email like '${mentor}@%'`;
    const [own, asked] = [between('founder', 'mentor'), between('%', 'mentor')];
    const soon = `b.starts_at > now() + interval '1 day'`;
    expect(await numberOf(`${own} where b.state = 'CONFIRMED' and ${soon}`)).toBe(1);
    expect(
      await numberOf(`${own} where b.state = 'COMPLETED' and b.ends_at between now() - interval '13 days'
        and now() and not exists (select from mentor_reviews r where r.booking_id = b.id and r.by = 'MENTEE')`),
    ).toBe(1);
    const waiting = `b.state = 'REQUESTED' and b.hold_until > now() + interval '12 hours' and ${soon}`;
    expect(await numberOf(`${asked} where ${waiting}`)).toBe(3);
    expect(await numberOf(`${between('founder', '%')} where ${waiting}`)).toBe(1);
    expect(await numberOf(`mentors where state = 'WAITING'`)).toBe(1);
    const listed = await server.database.query<{ slug: string }>(
      'select slug from mentors where is_listed and next_slot_at is null',
    );
    expect(listed).toEqual([{ slug: 'mei-lin-tan' }]);
  });

  it('has no step of a session out of order, and each paid one has its payment', async () => {
    const early = `mentor_booking_steps s join mentor_bookings b on b.id = s.booking_id
      where s.at < b.created_at or s.at > now() - interval '13 hours'
        or (s.action in ('CONFIRM', 'DECLINE') and s.at > b.starts_at)`;
    expect(await numberOf(early)).toBe(0);
    const unpaid = `mentor_bookings b left join payments p on p.id = b.payment_id and p.order_id = b.order_id
        and p.amount = b.price and p.user_id = b.mentee_id
      where b.price > 0 and b.paid_at is not null
        and p.state is distinct from case when b.refunded > 0 then 'REFUNDED' else 'SUCCESS' end`;
    expect(await numberOf(unpaid)).toBe(0);
    expect(await numberOf(`mentor_bookings where price > 0 and refunded = price`)).toBeGreaterThan(
      0,
    );
    const [ledger] = await server.database.query<{ sum: number }>(
      'select sum(amount)::int as sum from ledger_entries',
    );
    expect(ledger).toEqual({ sum: 0 });
  });

  it('none of the first three accounts follows another of the seven', async () => {
    const seven = `select user_id from accounts where email in ('founder@upround.test',
      'investor@upround.test', 'recruiter@upround.test', 'candidate@upround.test',
      'mentor@upround.test', 'ambassador@upround.test', 'admin@upround.test')`;
    const three = `select user_id from accounts where email in ('founder@upround.test',
      'investor@upround.test', 'recruiter@upround.test')`;
    expect(
      await numberOf(`follows where follower_id in (${three}) and reference_id in (${seven})`),
    ).toBe(0);
  });
});
