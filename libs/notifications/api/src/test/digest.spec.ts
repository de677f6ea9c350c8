import { newId } from '@upround/shared/db';
import type { DigestRhythm } from '@upround/shared/ports';
import type { TestMember } from '@upround/shared/testing-server';
import { mailDigest } from '../digest/digest.definitions';
import { startNotifications, type Notifications } from './notifications-server.fixtures';

const DAY_MS = 24 * 3_600_000;

describe('e-mail digests', () => {
  let world: Notifications;
  const rhythms = new Map<string, DigestRhythm>();
  const unwanted = new Set<string>();
  const mails: { to: string; subject: string; text: string }[] = [];
  let failing = 0;

  beforeAll(async () => {
    world = await startNotifications({
      preferences: {
        wants: async (_db, userIds, type, channel) =>
          new Set(channel === 'email' && unwanted.has(type) ? [] : userIds),
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
            if (failing > 0) {
              failing -= 1;
              throw new Error('the mail service is away');
            }
            mails.push(mail);
          },
        },
        ...{ brand: 'Upround', publicUrl: 'https://upround.example' },
      },
    });
  });
  afterAll(() => world.server.close());
  beforeEach(() => {
    rhythms.clear();
    unwanted.clear();
    mails.length = 0;
  });

  const jobNamed = (name: string) =>
    world.server.modules[0]?.jobs?.find(({ job }) => job.name === name)?.job as never;
  const today = () => world.server.clock.now().toISOString().slice(0, 10);
  const send = (name: string, data: object) =>
    world.server.db
      .transaction()
      .execute((trx) => world.server.jobs.senderOn(trx).send(jobNamed(name), data as never));
  /** What the clock does each morning. */
  async function morning(data = {}) {
    await send('notifications.gather-digests', data);
    await world.server.runJobs();
  }
  const sentTo = ({ userId }: TestMember) => mails.filter(({ to }) => to.startsWith(userId));

  async function reader(rhythm: DigestRhythm = 'DAILY') {
    const [author, fan] = [await world.person(), await world.person('Ada\nLovelace')];
    rhythms.set(author.userId, rhythm);
    const post = await world.post(author, 'SECRET-OF-A-POST');
    await world.like(fan, post);
    await world.comment(fan, post, 'SECRET-OF-A-COMMENT');
    await world.server.runJobs();
    return { author, fan, post };
  }

  it('R24: comes once a day, in plain words, whoever and how often asks for it', async () => {
    const { author } = await reader();
    await morning();
    await morning();
    await Promise.all([morning(), send(mailDigest.name, { userId: author.userId, day: today() })]);
    await world.server.runJobs();
    const [mail] = sentTo(author);
    expect(sentTo(author)).toHaveLength(1);
    expect(mail?.subject).toBe('Your day at Upround');
    expect(mail?.text).toContain(
      '- Ada Lovelace commented on your post\n- Ada Lovelace liked your post',
    );
    expect(mail?.text).toContain('https://upround.example/notifications');
    expect(mail?.text).toContain('https://upround.example/settings?section=notifications');
    expect(mail?.text).not.toMatch(/SECRET/);
    world.server.clock.advance(DAY_MS);
    await world.follow(await world.person('Eve'), author);
    await world.server.runJobs();
    await morning();
    expect(sentTo(author)).toHaveLength(2);
    expect(sentTo(author)[1]?.text).toContain('Eve follows you');
    expect(sentTo(author)[1]?.text).not.toContain('liked your post');
  });

  it('R24: is sent again where the mail service was away', async () => {
    const { author } = await reader();
    failing = 1;
    await expect(morning()).rejects.toThrow('the mail service is away');
    await send(mailDigest.name, { userId: author.userId, day: today() });
    await world.server.runJobs();
    expect(sentTo(author)).toHaveLength(1);
  });

  it('stops for whoever turned it off after it was gathered, and for types that are off', async () => {
    const { author } = await reader();
    rhythms.delete(author.userId);
    await send(mailDigest.name, { userId: author.userId, day: today() });
    await world.server.runJobs();
    expect(mails).toEqual([]);
    rhythms.set(author.userId, 'DAILY');
    unwanted.add('LIKE').add('COMMENT');
    await morning();
    expect(mails).toEqual([]);
  });

  it('comes on Mondays to whoever wants it weekly', async () => {
    const { author } = await reader('WEEKLY');
    for (let day = 0; day < 7; day += 1) {
      await morning({ day: new Date(Date.UTC(2027, 1, 1 + day)).toISOString().slice(0, 10) });
    }
    expect(sentTo(author).map(({ subject }) => subject)).toEqual(['Your week at Upround']);
  });

  it('R29: says that messages wait, and not what they say or whose they are', async () => {
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
    expect(sentTo(bob)[0]?.text).toContain('One person wants to write to you.');
    expect(sentTo(bob)[0]?.text).not.toContain('Ada');
  });

  it('nobody gets an empty one, and nobody one of what they have read', async () => {
    rhythms.set((await world.person()).userId, 'DAILY');
    const { author } = await reader();
    await world.query('update notifications set read_at = now() where user_id = $1', [
      author.userId,
    ]);
    await morning();
    expect(mails).toEqual([]);
  });
});
