import { markNotifications } from '@upround/notifications/contract';
import { links } from '@upround/shared/links';
import { followed, liked, mentioned, pollEnded, removedByModerator } from '@upround/shared/ports';
import type { TestMember } from '@upround/shared/testing-server';
import { pages, startNotifications, type Notifications } from './notifications-server.fixtures';

describe('notifications', () => {
  let world: Notifications;
  const open = pages();
  let failing = 0;

  beforeAll(async () => {
    world = await startNotifications({
      realtime: open,
      preferences: {
        wants: async (_db, userIds, _type, channel) => {
          if (channel === 'push' && failing > 0) {
            failing -= 1;
            throw new Error('the process died here');
          }
          return new Set(userIds);
        },
        quietUntil: async () => new Map(),
      },
    });
  });
  afterAll(() => world?.server.close());

  const eventsOf = ({ userId }: TestMember) =>
    open.heard.filter(({ userIds }) => userIds.includes(userId));
  const told = async (person: TestMember) =>
    (await world.list(person)).data.map(({ type, actorCount, target }) => ({
      type,
      actorCount,
      about: target.referenceId,
    }));

  it('R24: a like is notified once, even if its task runs twice', async () => {
    const [author, fan] = [await world.person(), await world.person('Ada')];
    const post = await world.post(author, 'Runway\nin months');
    await world.like(fan, post);
    await world.server.runTasks();
    const before = await world.list(author);
    await world.publish(liked, { userId: fan.userId, referenceId: post, referenceType: 'POST' });
    await world.server.runTasks();
    const { data, unreadCount } = await world.list(author);
    expect(data).toEqual(before.data);
    expect(unreadCount).toBe(1);
    expect(data[0]).toMatchObject({
      type: 'LIKE',
      actorCount: 1,
      readAt: null,
      actors: [{ id: fan.userId, displayName: 'Ada', slug: fan.slug }],
      target: { referenceType: 'POST', referenceId: post, excerpt: 'Runway in months' },
    });
    expect(data[0]?.target.deeplink).toMatch(/^\/post\/post-/);
  });

  it('R24: a worker that dies halfway leaves nothing behind, and the next one notifies once', async () => {
    const [author, fan] = await world.people(2);
    const post = await world.post(author as TestMember);
    await world.like(fan as TestMember, post);
    failing = 1;
    await expect(world.server.runTasks()).rejects.toThrow('the process died here');
    expect(failing).toBe(0);
    expect(await told(author as TestMember)).toEqual([]);
    await world.publish(liked, {
      userId: fan?.userId ?? '',
      referenceId: post,
      referenceType: 'POST',
    });
    await world.server.runTasks();
    expect(await told(author as TestMember)).toEqual([
      { type: 'LIKE', actorCount: 1, about: post },
    ]);
  });

  it('fifty likes of one day are one line, and each next day is one more', async () => {
    const author = await world.person();
    const post = await world.post(author);
    const fans = await world.people(51);
    for (const fan of fans.slice(0, 50)) await world.like(fan, post);
    await world.server.runTasks();
    const { data, unreadCount } = await world.list(author);
    expect([data.length, data[0]?.actorCount, unreadCount]).toEqual([1, 50, 1]);
    const shown = new Set(data[0]?.actors.map(({ id }) => id));
    expect([shown.size, fans.filter(({ userId }) => shown.has(userId)).length]).toEqual([3, 3]);
    world.server.clock.advance(24 * 3_600_000);
    await world.like(fans[50] as TestMember, post);
    await world.server.runTasks();
    expect((await told(author)).map(({ actorCount }) => actorCount)).toEqual([1, 50]);
    world.server.clock.advance(-24 * 3_600_000);
  });

  it('a like that is undone disappears, and returns without notifying again', async () => {
    const [author, fan, other] = (await world.people(3)) as [TestMember, TestMember, TestMember];
    const post = await world.post(author);
    await world.like(fan, post);
    await world.server.runTasks();
    const before = eventsOf(author).length;
    await world.unlike(fan, post);
    await world.server.runTasks();
    expect(await world.list(author)).toMatchObject({ data: [], unreadCount: 0 });
    expect(eventsOf(author).slice(before)).toMatchObject([
      { userIds: [author.userId], name: 'notifications.changed', data: { unreadCount: 0 } },
    ]);
    await world.like(other, post);
    await world.server.runTasks();
    await world.server.call(markNotifications, { body: { all: true } }, { as: author });
    await world.like(fan, post);
    await world.server.runTasks();
    const { data, unreadCount } = await world.list(author);
    expect([data[0]?.actorCount, data[0]?.readAt === null, unreadCount]).toEqual([2, false, 0]);
  });

  it('a like that was removed before its task ran is never notified', async () => {
    const [author, fan] = (await world.people(2)) as [TestMember, TestMember];
    const post = await world.post(author);
    await world.like(fan, post);
    await world.unlike(fan, post);
    await world.server.runTasks();
    expect(await told(author)).toEqual([]);
  });

  it('muted people’s actions are not notified, and earlier ones are removed from the list', async () => {
    const [author, fan, other] = (await world.people(3)) as [TestMember, TestMember, TestMember];
    const [post, second] = [await world.post(author), await world.post(author)];
    await world.like(fan, post);
    await world.like(other, post);
    await world.like(fan, second);
    await world.server.runTasks();
    expect(await world.list(author)).toMatchObject({ unreadCount: 2 });
    await world.query('insert into mutes (user_id, muted_id) values ($1, $2)', [
      author.userId,
      fan.userId,
    ]);
    await world.comment(fan, post);
    await world.follow(fan, author);
    await world.server.runTasks();
    expect(await told(author)).toEqual([{ type: 'LIKE', actorCount: 1, about: post }]);
    expect(await world.list(author)).toMatchObject({ unreadCount: 1 });
    await world.query('delete from mutes where user_id = $1', [author.userId]);
    // Tasks of one moment are done in any order.
    const about = (await told(author)).map((line) => line.about);
    expect(about.sort()).toEqual([second, post].sort());
  });

  it('no one is notified of their own acts', async () => {
    const author = await world.person();
    const post = await world.post(author);
    await world.like(author, post);
    const comment = await world.comment(author, post, 'Me again', [author]);
    await world.reply(author, comment);
    await world.server.runTasks();
    expect(await told(author)).toEqual([]);
  });

  it('T27: a block in either direction stops notifications, and hides earlier ones', async () => {
    const [author, fan, friend] = (await world.people(3)) as [TestMember, TestMember, TestMember];
    const post = await world.post(author);
    await world.block(fan, author);
    await world.like(fan, post);
    await world.comment(fan, post, 'Hello', [author, friend]);
    await world.follow(fan, author);
    await world.like(friend, post);
    await world.server.runTasks();
    expect(await told(author)).toEqual([{ type: 'LIKE', actorCount: 1, about: post }]);
    expect((await told(friend)).length).toBe(1);
    await world.block(author, friend);
    expect(await world.list(author)).toMatchObject({ data: [], unreadCount: 0 });
  });

  it('a text notifies each person once: for a mention, otherwise for a reply', async () => {
    const [author, reader, third] = (await world.people(3)) as [TestMember, TestMember, TestMember];
    const post = await world.post(author);
    const comment = await world.comment(reader, post, 'What do you think?', [author, third]);
    const reply = await world.reply(author, comment, 'A lot');
    await world.publish(mentioned, {
      userId: author.userId,
      referenceType: 'POST',
      referenceId: post,
      mentionedIds: [third.userId, 'no-such-id'],
    });
    await world.server.runTasks();
    expect(await told(author)).toEqual([{ type: 'MENTION', actorCount: 1, about: comment }]);
    expect(await told(reader)).toEqual([{ type: 'REPLY', actorCount: 1, about: reply }]);
    expect((await told(third)).map(({ type, about }) => [type, about])).toEqual(
      expect.arrayContaining([
        ['MENTION', comment],
        ['MENTION', post],
      ]),
    );
    const { data } = await world.list(reader);
    expect(data[0]?.target).toMatchObject({ excerpt: 'A lot' });
    expect(data[0]?.target.deeplink).toContain(`#c-${comment}`);
  });

  it('an idea is notified like a post, and links to its own page', async () => {
    const [author, reader] = (await world.people(2)) as [TestMember, TestMember];
    const { id, slug } = await world.idea(author, 'A ledger for societies');
    await world.like(reader, id);
    const comment = await world.comment(reader, id, 'We have this problem');
    const reply = await world.reply(author, comment, 'Tell me more');
    await world.like(author, comment);
    await world.server.runTasks();
    expect((await told(author)).map(({ type, about }) => [type, about]).sort()).toEqual([
      ['COMMENT', comment],
      ['LIKE', id],
    ]);
    const { data } = await world.list(author);
    const target = (type: string) => data.find((item) => item.type === type)?.target;
    expect(target('LIKE')).toMatchObject({
      referenceType: 'IDEA',
      postType: 'IDEA',
      excerpt: 'A ledger for societies',
      deeplink: links.idea(slug),
    });
    expect(target('COMMENT')).toMatchObject({
      postType: 'IDEA',
      deeplink: links.idea(slug, { comment }),
    });
    expect((await told(reader)).map(({ type, about }) => [type, about]).sort()).toEqual([
      ['LIKE', comment],
      ['REPLY', reply],
    ]);
    await world.query(`update ideas set state = 'DELETED' where id = $1`, [id]);
    expect(await world.list(author)).toMatchObject({ data: [], unreadCount: 0 });
    expect(await world.list(reader)).toMatchObject({ data: [], unreadCount: 0 });
  });

  it('a reply under a story, an article or an essay is notified, and links there', async () => {
    const [reader, other] = (await world.people(2)) as [TestMember, TestMember];
    const story = await world.story('A round for boxes');
    const essay = await world.editorial('ESSAY', 'runway-arithmetic');
    const article = await world.editorial('ARTICLE', 'surviving-layoffs-in-india');
    for (const [{ id, slug }, type, page] of [
      [story, 'NEWS', links.newsStory],
      [essay, 'ESSAY', links.essay],
      [article, 'ARTICLE', links.article],
    ] as const) {
      const comment = await world.comment(reader, id, 'Is that so?');
      const reply = await world.reply(other, comment, `So it is, ${type}`);
      await world.server.runTasks();
      const [latest] = (await world.list(reader)).data;
      expect(latest).toMatchObject({
        type: 'REPLY',
        target: {
          referenceId: reply,
          postType: type,
          excerpt: `So it is, ${type}`,
          deeplink: page(slug, { comment }),
        },
      });
      expect(latest?.target.deeplink).toContain(`#c-${comment}`);
      expect(latest?.target.deeplink).toContain(slug);
    }
    // No one owns the story, so its comments are told to no one.
    expect(await told(other)).toEqual([]);
    await world.query(`update news_stories set state = 'HIDDEN' where id = $1`, [story.id]);
    expect((await world.list(reader)).data.map(({ target }) => target.postType)).toEqual([
      'ARTICLE',
      'ESSAY',
    ]);
  });

  it.each(['DELETED', 'HIDDEN'])(
    'R29: what is %s later is gone from list and count',
    async (state) => {
      const [author, reader] = (await world.people(2)) as [TestMember, TestMember];
      const post = await world.post(author);
      const comment = await world.comment(reader, post);
      await world.reply(author, comment);
      await world.like(reader, post);
      await world.server.runTasks();
      expect((await world.list(author)).unreadCount).toBe(2);
      await world.query('update comments set state = $2 where id = $1', [comment, state]);
      expect((await told(author)).map(({ type }) => type)).toEqual(['LIKE']);
      expect(await world.list(reader)).toMatchObject({ data: [], unreadCount: 0 });
      await world.query('update posts set state = $2 where id = $1', [post, state]);
      expect(await world.list(author)).toMatchObject({ data: [], unreadCount: 0 });
    },
  );

  it('a banned person is removed from the actors', async () => {
    const [author, one, two] = (await world.people(3)) as [TestMember, TestMember, TestMember];
    const post = await world.post(author);
    await world.like(one, post);
    await world.like(two, post);
    await world.server.runTasks();
    await world.query(`update people set state = 'BANNED' where id = $1`, [two.userId]);
    expect(await told(author)).toEqual([{ type: 'LIKE', actorCount: 1, about: post }]);
  });

  it('a follow links to the follower; joining a pod notifies no one', async () => {
    const [person, fan] = (await world.people(2)) as [TestMember, TestMember];
    await world.follow(fan, person);
    await world.publish(followed, {
      userId: fan.userId,
      referenceType: 'POD',
      referenceId: person.userId,
    });
    await world.server.runTasks();
    const { data } = await world.list(person);
    expect(data.map(({ type, target }) => [type, target.deeplink])).toEqual([
      ['FOLLOW', `/user/${fan.slug}`],
    ]);
  });

  it('the end of a poll notifies its author and everyone who voted, once', async () => {
    const [author, voter, other] = (await world.people(3)) as [TestMember, TestMember, TestMember];
    const post = await world.post(author, 'Which month?');
    await world.query(
      `insert into activities (id, user_id, reference_type, reference_id, kind, state, selection)
       values (gen_random_uuid(), $1, 'POST', $2, 'VOTE', 'ATTEMPTED', '{a}')`,
      [voter.userId, post],
    );
    for (let at = 0; at < 2; at += 1) {
      await world.publish(pollEnded, { postId: post });
      await world.server.runTasks();
    }
    for (const person of [author, voter]) {
      expect((await told(person)).map(({ type, about }) => [type, about])).toEqual([
        ['POLL', post],
      ]);
    }
    expect(await told(other)).toEqual([]);
  });

  it('the author of a removed record is notified, without its text', async () => {
    const author = await world.person();
    const post = await world.post(author, 'Against the rules');
    await world.query(`update posts set state = 'DELETED' where id = $1`, [post]);
    await world.publish(removedByModerator, {
      ownerId: author.userId,
      referenceType: 'POST',
      referenceId: post,
    });
    await world.server.runTasks();
    expect((await world.list(author)).data).toMatchObject([
      {
        type: 'SYSTEM',
        actors: [],
        sentence: [{ text: 'A moderator removed your post' }],
        target: {
          excerpt: 'It broke the community guidelines.',
          deeplink: '/community-guidelines',
        },
      },
    ]);
  });

  it('the creator of a record that a moderator closed is notified of that', async () => {
    const creator = await world.person();
    await world.publish(removedByModerator, {
      ownerId: creator.userId,
      referenceType: 'JOB',
      referenceId: crypto.randomUUID(),
      isClosed: true,
    });
    await world.server.runTasks();
    expect((await world.list(creator)).data).toMatchObject([
      { sentence: [{ text: 'A moderator closed your job' }] },
    ]);
  });

  it('open pages receive the number of unread ones, in the order of the changes', async () => {
    const [author, one, two] = (await world.people(3)) as [TestMember, TestMember, TestMember];
    const before = eventsOf(author).length;
    await world.follow(one, author);
    await world.comment(two, await world.post(author));
    await world.server.runTasks();
    await world.server.call(markNotifications, { body: { all: true } }, { as: author });
    const data = eventsOf(author)
      .slice(before)
      .map((event) => event.data);
    expect(data.map(({ unreadCount }) => unreadCount)).toEqual([1, 2, 0]);
    const versions = data.map(({ version }) => Number(version));
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
  });
});
