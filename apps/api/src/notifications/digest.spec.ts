import { newId } from '@upround/shared/db';
import type { DigestRhythm, Mail } from '@upround/shared/ports';
import type { TestMember } from '@upround/shared/testing-server';
import { startNotifications, type Notifications } from './notifications-server.fixtures';

const MAIL_DIGEST = 'notifications.mail-digest';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('email digests', () => {
  let world: Notifications;
  const rhythms = new Map<string, DigestRhythm>();
  const unwanted = new Set<string>();
  const mails: Mail[] = [];
  /** What the mail service was given, whether it then answered or not. */
  const tried: (string | undefined)[] = [];
  const notInApp = new Set<string>();
  let failing = 0;

  beforeAll(async () => {
    world = await startNotifications({
      preferences: {
        wants: async (_db, userIds, type, channel) =>
          new Set(
            (channel === 'digest' && unwanted.has(type)) ||
              (channel !== 'digest' && notInApp.has(type))
              ? []
              : userIds,
          ),
        quietUntil: async () => new Map(),
      },
      digest: {
        readers: {
          page: async (_db, after, limit) =>
            [...rhythms.keys()]
              .sort()
              .filter((id) => after === null || id > after)
              .slice(0, limit),
          rhythmOf: async (_db, userId) => rhythms.get(userId) ?? null,
        },
        accounts: { emailOf: async (_db, userId) => `${userId}@upround.test` },
        mailer: {
          async send(mail) {
            tried.push(mail.key);
            if (failing > 0) {
              failing -= 1;
              throw new Error('the mail service is away');
            }
            mails.push(mail);
          },
        },
        brand: 'Upround',
        publicUrl: 'https://upround.example',
      },
    });
  });
  afterAll(() => world?.server.close());
  beforeEach(() => {
    rhythms.clear();
    unwanted.clear();
    notInApp.clear();
    tried.length = 0;
    mails.length = 0;
  });

  const jobNamed = (name: string) =>
    world.server.modules[0]?.tasks?.find(({ task }) => task.name === name)?.task as never;
  const today = () => world.server.clock.now().toISOString().slice(0, 10);
  const send = (name: string, data: object) =>
    world.server.db
      .transaction()
      .execute((trx) => world.server.tasks.senderOn(trx).send(jobNamed(name), data as never));
  /** What the clock does each morning. */
  async function morning(data = {}) {
    await send('notifications.gather-digests', data);
    await world.server.runTasks();
  }
  const sentTo = ({ userId }: TestMember) => mails.filter(({ to }) => to.startsWith(userId));

  async function reader(rhythm: DigestRhythm = 'DAILY') {
    const [author, fan] = [await world.person(), await world.person('Ada\nLovelace')];
    rhythms.set(author.userId, rhythm);
    const post = await world.post(author, 'SECRET-OF-A-POST');
    await world.like(fan, post);
    await world.comment(fan, post, 'SECRET-OF-A-COMMENT');
    await world.server.runTasks();
    return { author, fan, post };
  }

  it('R24: are sent once a day, in plain words, however often the task runs', async () => {
    const { author } = await reader();
    await morning();
    await morning();
    await Promise.all([morning(), send(MAIL_DIGEST, { userId: author.userId, day: today() })]);
    await world.server.runTasks();
    const [mail] = sentTo(author);
    expect(sentTo(author)).toHaveLength(1);
    expect(mail?.subject).toBe('Your day on Upround');
    expect(mail?.text).toContain(
      '- Ada Lovelace commented on your post\n- Ada Lovelace liked your post',
    );
    expect(mail?.text).toContain('https://upround.example/notifications');
    expect(mail?.text).toContain('https://upround.example/settings?section=notifications');
    expect(mail?.text).not.toMatch(/SECRET/);
    world.server.clock.advance(DAY_MS);
    await world.follow(await world.person('Eve'), author);
    await world.server.runTasks();
    await morning();
    expect(sentTo(author)).toHaveLength(2);
    expect(sentTo(author)[1]?.text).toContain('Eve followed you');
    expect(sentTo(author)[1]?.text).not.toContain('liked your post');
  });

  it('R24: are sent again after the mail service was down', async () => {
    const { author } = await reader();
    failing = 1;
    await expect(morning()).rejects.toThrow('the mail service is away');
    await send(MAIL_DIGEST, { userId: author.userId, day: today() });
    await world.server.runTasks();
    expect(sentTo(author)).toHaveLength(1);
    // The service may have taken it before it went away: both are one mail.
    expect(tried).toEqual([tried[0], tried[0]]);
    expect(tried[0]).toMatch(/^[0-9a-f]{32}$/);
    world.server.clock.advance(DAY_MS);
    await world.follow(await world.person('Eve'), author);
    await world.server.runTasks();
    await morning();
    expect(tried[2]).not.toBe(tried[0]);
  });

  it('R24: include what an earlier digest missed because its process died or was off', async () => {
    const { author } = await reader();
    // Claimed, and never sent.
    await world.query(
      'insert into notification_digests (user_id, day, sent_at) values ($1, $2, null)',
      [author.userId, today()],
    );
    await morning();
    expect(sentTo(author)).toEqual([]);
    world.server.clock.advance(DAY_MS - HOUR_MS);
    await morning({
      day: new Date(world.server.clock.now().getTime() + HOUR_MS).toISOString().slice(0, 10),
    });
    expect(sentTo(author)[0]?.text).toContain('liked your post');
    await world.follow(await world.person('Eve'), author);
    await world.server.runTasks();
    world.server.clock.advance(4 * DAY_MS);
    await morning();
    expect(sentTo(author)).toHaveLength(2);
    expect(sentTo(author)[1]?.text).toContain('Eve followed you');
    expect(sentTo(author)[1]?.text).toContain('since your last digest');
    expect(sentTo(author)[1]?.text).not.toContain('liked your post');
  });

  it('look back two weeks at most', async () => {
    const { author } = await reader();
    await morning();
    await world.follow(await world.person('Eve'), author);
    await world.server.runTasks();
    world.server.clock.advance(15 * DAY_MS);
    await morning();
    expect(sentTo(author)).toHaveLength(1);
  });

  it('spec 4.33: contain notifications that are wanted by email only and are in no list', async () => {
    notInApp.add('LIKE');
    unwanted.add('COMMENT');
    const { author } = await reader();
    expect(await world.list(author)).toMatchObject({ unreadCount: 1, data: [{ type: 'COMMENT' }] });
    await morning();
    expect(sentTo(author)[0]?.text).toContain('liked your post');
    expect(sentTo(author)[0]?.text).not.toContain('commented');
  });

  it('keep a record of the days of two weeks', async () => {
    const { author } = await reader();
    await world.query(
      `insert into notification_digests (user_id, day) select $1, $2::date - n from generate_series(1, 40) n`,
      [author.userId, today()],
    );
    await morning();
    const [row] = await world.query<{ count: string }>(
      'select count(*) as count from notification_digests where user_id = $1',
      [author.userId],
    );
    expect(Number(row?.count)).toBe(15);
  });

  it('stop for people who turned them off meanwhile, and for types that are off', async () => {
    const { author } = await reader();
    rhythms.delete(author.userId);
    await send(MAIL_DIGEST, { userId: author.userId, day: today() });
    await world.server.runTasks();
    expect(mails).toEqual([]);
    rhythms.set(author.userId, 'DAILY');
    unwanted.add('LIKE').add('COMMENT');
    await morning();
    expect(mails).toEqual([]);
  });

  it('are sent on Mondays to people who want them weekly', async () => {
    const { author } = await reader('WEEKLY');
    for (let day = 0; day < 7; day += 1) {
      await morning({ day: new Date(Date.UTC(2027, 1, 1 + day)).toISOString().slice(0, 10) });
    }
    expect(sentTo(author).map(({ subject }) => subject)).toEqual(['Your week on Upround']);
  });

  it('R24: a digest whose Monday was missed is sent later in the week, and the next one on Monday', async () => {
    const { author } = await reader('WEEKLY');
    const on = (day: number) => morning({ day: `2027-02-0${day}` });
    await world.query(
      `insert into notification_digests (user_id, day, sent_at)
       values ($1, '2027-01-25', now() - interval '1 day'), ($1, '2027-02-01', null)`,
      [author.userId],
    );
    for (const day of [1, 3, 4, 7]) await on(day);
    expect(sentTo(author)).toHaveLength(1);
    await world.follow(await world.person('Eve'), author);
    await world.server.runTasks();
    await on(8);
    await on(9);
    expect(sentTo(author)).toHaveLength(2);
  });

  it('R29: say that there are unread messages, but not their text or senders', async () => {
    const [ada, bob] = [await world.person('Ada'), await world.person('Bob')];
    rhythms.set(bob.userId, 'DAILY');
    const id = newId();
    const [low, high] = [ada.userId, bob.userId].sort();
    await world.query(
      `insert into conversations (id, low_id, high_id, requester_id, state) values ($1, $2, $3, $4, 'PENDING')`,
      [id, low, high, ada.userId],
    );
    await world.query(
      `insert into conversation_members
         (conversation_id, user_id, other_id, state, asked, listed, activity_id, unread_count)
       values ($1, $2, $3, 'PENDING', true, true, $1, 1)`,
      [id, bob.userId, ada.userId],
    );
    await morning();
    expect(sentTo(bob)).toHaveLength(1);
    expect(sentTo(bob)[0]?.text).toContain('One person wants to message you.');
    expect(sentTo(bob)[0]?.text).not.toContain('Ada');
  });

  it('are not sent if there is nothing unread', async () => {
    rhythms.set((await world.person()).userId, 'DAILY');
    const { author } = await reader();
    await world.query('update notifications set read_at = now() where user_id = $1', [
      author.userId,
    ]);
    await morning();
    expect(mails).toEqual([]);
  });
});
