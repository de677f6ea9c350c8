import type { Relation } from '@upround/shared/domain';
import { newId } from '@upround/shared/db';
import { codeOf, startSocialServer, type SocialServer } from './social-server.fixtures';

interface People {
  data: { id: string; followed: boolean; followerCount: number }[];
  nextSegment: string | null;
}

describe('like, bookmark and follow', () => {
  let server: SocialServer;

  beforeAll(async () => {
    server = await startSocialServer();
  });
  afterAll(() => server?.stop());

  it('send an event to the pages of the member who saves and of both people of a follow, once, also when it ends, and no other event', async () => {
    const [author, reader] = [await server.person(), await server.person()];
    const [postId] = await server.insert({ author });
    const post = { referenceType: 'POST', referenceId: postId };
    const person = { referenceType: 'USER', referenceId: author.id };
    const pod = { referenceType: 'POD', referenceId: await server.pod() };
    server.sent.length = 0;
    for (const method of ['POST', 'POST', 'DELETE', 'DELETE'] as const) {
      await server.send(method, '/v1/like', reader, post);
      await server.send(method, '/v1/bookmark', reader, post);
      await server.send(method, '/v1/follow', reader, person);
      await server.send(method, '/v1/follow', reader, pod);
    }
    const follow = { userId: author.id, followerId: reader.id };
    expect(server.sent).toEqual([
      { to: [reader.id], event: { name: 'social.saved', data: post } },
      { to: [reader.id, author.id], event: { name: 'social.followed', data: follow } },
      { to: [reader.id], event: { name: 'social.unsaved', data: post } },
      { to: [reader.id, author.id], event: { name: 'social.unfollowed', data: follow } },
    ]);
  });

  const verbs = [
    { verb: 'like', table: 'likes', column: 'like_count', owner: 'posts' },
    { verb: 'bookmark', table: 'bookmarks', column: 'bookmark_count', owner: 'posts' },
    { verb: 'follow', table: 'follows', column: 'follower_count', owner: 'people' },
  ] as const;

  describe.each(verbs)('$verb', ({ verb, table, column, owner }) => {
    const path = `/v1/${verb}`;

    async function scene() {
      const [author, reader] = [await server.person(), await server.person()];
      const [postId] = await server.insert({ author });
      const reference =
        verb === 'follow'
          ? { referenceType: 'USER', referenceId: author.id }
          : { referenceType: 'POST', referenceId: postId };
      const counts = async () => {
        const [row] = await server.query<{ counter: number; rows: number }>(
          `select ${column} as counter,
             (select count(*)::int from ${table} where reference_id = $1) as rows
           from ${owner} where id = $1`,
          [reference.referenceId],
        );
        return [row?.counter, row?.rows];
      };
      return { author, reader, reference, counts };
    }

    it('P3–P5, R8: sets a state; repeating it changes nothing and answers the same', async () => {
      const { reader, reference, counts } = await scene();
      const first = await server.send<Relation>('POST', path, reader, reference);
      const second = await server.send<Relation>('POST', path, reader, reference);
      expect(first).toMatchObject({ status: 200, body: { ...reference, active: true, count: 1 } });
      expect(second.body).toEqual(first.body);
      expect(await counts()).toEqual([1, 1]);
    });

    it('X5: is removed by DELETE, which can be repeated', async () => {
      const { reader, reference, counts } = await scene();
      await server.send('POST', path, reader, reference);
      const first = await server.send<Relation>('DELETE', path, reader, reference);
      const second = await server.send<Relation>('DELETE', path, reader, reference);
      expect(first).toMatchObject({ status: 200, body: { ...reference, active: false, count: 0 } });
      expect(second.body).toEqual(first.body);
      expect(await counts()).toEqual([0, 0]);
    });

    it('T42, rule 1: is rejected for guests', async () => {
      const { reference, counts } = await scene();
      for (const method of ['POST', 'DELETE'] as const) {
        const answer = await server.send(method, path, undefined, reference);
        expect([answer.status, codeOf(answer)]).toEqual([401, 'LOGIN_REQUIRED']);
      }
      expect(await counts()).toEqual([0, 0]);
    });

    it('T20: unknown, hidden and blocked records are the same 404, and nothing is written', async () => {
      const { author, reader, reference, counts } = await scene();
      const unknown = await server.send('POST', path, reader, {
        ...reference,
        referenceId: newId(),
      });
      const odd = await server.send('POST', path, reader, { ...reference, referenceId: 'no-such' });
      await server.block(author, reader);
      const blocked = await server.send('POST', path, reader, reference);
      for (const answer of [unknown, odd, blocked]) {
        expect([answer.status, codeOf(answer)]).toEqual([404, 'NOT_FOUND']);
      }
      expect(await counts()).toEqual([0, 0]);
    });

    it('T11: acts only for the caller', async () => {
      const { author, reader, reference, counts } = await scene();
      const answer = await server.send('POST', path, reader, { ...reference, userId: author.id });
      expect(answer.status).toBe(400);
      expect(await counts()).toEqual([0, 0]);
    });
  });

  it('P3: people can’t follow themselves', async () => {
    const me = await server.person();
    const answer = await server.send('POST', '/v1/follow', me, {
      referenceType: 'USER',
      referenceId: me.id,
    });
    expect([answer.status, codeOf(answer)]).toEqual([400, 'OWN_ACCOUNT']);
  });

  it('spec 4: joining a pod is following it', async () => {
    const me = await server.person();
    const pod = await server.pod();
    const reference = { referenceType: 'POD', referenceId: pod };
    const answer = await server.send<Relation>('POST', '/v1/follow', me, reference);
    expect(answer.body).toEqual({ ...reference, active: true, count: 1 });
  });

  it('a follow is published to its listeners, once', async () => {
    const [me, other] = [await server.person(), await server.person()];
    const reference = { referenceType: 'USER', referenceId: other.id };
    await server.send('POST', '/v1/follow', me, reference);
    await server.send('POST', '/v1/follow', me, reference);
    await server.send('DELETE', '/v1/follow', me, reference);
    await server.send('DELETE', '/v1/follow', me, reference);
    await server.drain();
    const data = { userId: me.id, ...reference };
    expect(server.heard.filter((event) => event.data.userId === me.id)).toEqual([
      { name: 'social.followed', data },
      { name: 'social.unfollowed', data },
    ]);
  });

  it('P4: authors can like their own post', async () => {
    const me = await server.person();
    const [postId] = await server.insert({ author: me });
    const reference = { referenceType: 'POST', referenceId: postId };
    expect((await server.send('POST', '/v1/like', me, reference)).status).toBe(200);
  });

  it('the type must be the record’s own', async () => {
    const me = await server.person();
    const [postId] = await server.insert({ author: me });
    const thread = { referenceType: 'THREAD', referenceId: postId };
    expect((await server.send('POST', '/v1/like', me, thread)).status).toBe(404);
    const user = { referenceType: 'USER', referenceId: postId };
    expect((await server.send('POST', '/v1/like', me, user)).status).toBe(400);
  });

  describe('the list of likers', () => {
    it('G24: lists people the viewer follows first, and no page repeats or leaves out anyone', async () => {
      const author = await server.person();
      const me = await server.person();
      const [postId] = await server.insert({ author });
      const likers = await Promise.all(Array.from({ length: 7 }, () => server.person()));
      for (const liker of likers) {
        await server.send('POST', '/v1/like', liker, {
          referenceType: 'POST',
          referenceId: postId,
        });
      }
      const friends = [likers[1], likers[4]].map((person) => person?.id ?? '');
      for (const id of friends) {
        await server.send('POST', '/v1/follow', me, { referenceType: 'USER', referenceId: id });
      }
      const seen: string[] = [];
      let cursor = '';
      do {
        const page = await server.get<People>(
          `/v2/like?type=POST&id=${postId}&limit=3&cursor=${encodeURIComponent(cursor)}`,
          me,
        );
        seen.push(...page.body.data.map(({ id }) => id));
        cursor = page.body.nextSegment ?? '';
      } while (cursor !== '');
      const others = likers.map(({ id }) => id).filter((id) => !friends.includes(id));
      expect(seen).toEqual([...friends.reverse(), ...others.reverse()]);
    });

    it('says which of them follow the viewer', async () => {
      const [author, me, fan, stranger] = await Promise.all(
        [1, 2, 3, 4].map(() => server.person()),
      );
      if (!author || !me || !fan || !stranger) throw new Error('people');
      const [postId] = await server.insert({ author });
      for (const liker of [fan, stranger]) {
        const reference = { referenceType: 'POST', referenceId: postId };
        await server.send('POST', '/v1/like', liker, reference);
      }
      await server.send('POST', '/v1/follow', fan, { referenceType: 'USER', referenceId: me.id });
      const { body } = await server.get<{ data: { id: string; followsYou?: boolean }[] }>(
        `/v2/like?type=POST&id=${postId}`,
        me,
      );
      expect(body.data.map(({ id, followsYou }) => [id, followsYou])).toEqual([
        [stranger.id, false],
        [fan.id, true],
      ]);
    });

    it('G24: is open to guests; blocked people are left out; unknown records are 404', async () => {
      const [author, liker, reader] = [
        await server.person(),
        await server.person(),
        await server.person(),
      ];
      const [postId] = await server.insert({ author });
      const reference = { referenceType: 'POST', referenceId: postId };
      await server.send('POST', '/v1/like', liker, reference);
      const path = `/v2/like?type=POST&id=${postId}`;
      expect((await server.get<People>(path)).body.data.map(({ id }) => id)).toEqual([liker.id]);
      await server.block(liker, reader);
      expect((await server.get<People>(path, reader)).body.data).toEqual([]);
      expect((await server.get(`/v2/like?type=POST&id=${newId()}`)).status).toBe(404);
      expect((await server.get('/v2/like?type=POST&id=no-such')).status).toBe(404);
    });

    it('T24: rejects a cursor of another list or person', async () => {
      const [author, me] = [await server.person(), await server.person()];
      const [one, other] = await server.insert({ author }, { author });
      for (let index = 0; index < 2; index += 1) {
        for (const referenceId of [one, other]) {
          await server.send('POST', '/v1/like', await server.person(), {
            referenceType: 'POST',
            referenceId,
          });
        }
      }
      const page = await server.get<People>(`/v2/like?type=POST&id=${one}&limit=1`, me);
      const cursor = encodeURIComponent(page.body.nextSegment ?? '');
      const again = (id: string | undefined, as = me) =>
        server.get(`/v2/like?type=POST&id=${id}&limit=1&cursor=${cursor}`, as);
      expect((await again(one)).status).toBe(200);
      for (const answer of [await again(other), await again(one, author)]) {
        expect([answer.status, codeOf(answer)]).toEqual([400, 'INVALID_CURSOR']);
      }
    });
  });

  describe('the list of followers', () => {
    it('G8: has both directions, newest first, and hides blocked pairs', async () => {
      const [star, one, two, reader] = await Promise.all([1, 2, 3, 4].map(() => server.person()));
      if (star === undefined || one === undefined || two === undefined) throw new Error('people');
      const follow = (as: typeof one, id: string) =>
        server.send('POST', '/v1/follow', as, { referenceType: 'USER', referenceId: id });
      await follow(one, star.id);
      await follow(two, star.id);
      await follow(star, one.id);
      const ids = async (path: string, as?: typeof one) =>
        (await server.get<People>(path, as)).body.data.map(({ id }) => id);
      expect(await ids(`/v2/follow?userId=${star.id}`)).toEqual([two.id, one.id]);
      expect(await ids(`/v2/follow?userId=${star.id}&direction=following`)).toEqual([one.id]);
      if (reader !== undefined) {
        await server.block(two, reader);
        expect(await ids(`/v2/follow?userId=${star.id}`, reader)).toEqual([one.id]);
        await server.block(star, reader);
        expect(await ids(`/v2/follow?userId=${star.id}`, reader)).toEqual([]);
      }
    });

    it('marks people who follow the viewer, and people the viewer follows', async () => {
      const [star, fan, friend, me] = await Promise.all([1, 2, 3, 4].map(() => server.person()));
      if (!star || !fan || !friend || !me) throw new Error('people');
      const follow = (as: typeof fan, id: string) =>
        server.send('POST', '/v1/follow', as, { referenceType: 'USER', referenceId: id });
      for (const one of [fan, friend, me]) await follow(one, star.id);
      await follow(fan, me.id);
      await follow(friend, me.id);
      await follow(me, friend.id);
      const marks = async (as?: typeof fan, more = '') => {
        const path = `/v2/follow?userId=${star.id}${more}`;
        const { body } = await server.get<{
          data: { id: string; followsYou: boolean; mutual: boolean }[];
        }>(path, as);
        return Object.fromEntries(body.data.map((one) => [one.id, [one.followsYou, one.mutual]]));
      };
      const seen = {
        [fan.id]: [true, false],
        [friend.id]: [true, true],
        [me.id]: [false, false],
      };
      expect(await marks(me)).toEqual(seen);
      expect(await marks(me, '&search=person')).toEqual(seen);
      expect(Object.values(await marks())).toEqual(Array(3).fill([false, false]));
    });

    it('a search continues behind the part of the list that one page reads', async () => {
      const [star, needle] = [await server.person(), await server.person()];
      await server.query('alter table people disable trigger people_searched');
      await server.query(
        `with crowd as (
           insert into people (id, slug, display_name)
           select gen_random_uuid(), 'hay-' || n, 'Hay' from generate_series(1, 2000) n returning id
         )
         insert into follows (id, follower_id, reference_id, reference_type)
         select gen_random_uuid(), id, $1::uuid, 'USER' from crowd`,
        [star.id],
      );
      await server.query(`update people set display_name = 'Needle' where id = $1`, [needle.id]);
      // Before all others.
      await server.query(
        `insert into follows (id, follower_id, reference_id, reference_type)
         values ('00000000-0000-7000-8000-000000000001', $1, $2, 'USER')`,
        [needle.id, star.id],
      );
      await server.query('alter table people enable trigger people_searched');
      const search = (cursor = '') =>
        server.get<People>(
          `/v2/follow?userId=${star.id}&search=needle&cursor=${encodeURIComponent(cursor)}`,
        );
      const { body: first } = await search();
      expect([first.data, first.nextSegment]).toEqual([[], expect.any(String)]);
      const { body: last } = await search(first.nextSegment ?? '');
      expect([last.data.map(({ id }) => id), last.nextSegment]).toEqual([[needle.id], null]);
    });

    it('rule 4: is empty for an unknown person', async () => {
      for (const id of [newId(), 'no-such']) {
        const answer = await server.get<People>(`/v2/follow?userId=${id}`);
        expect([answer.status, answer.body]).toEqual([200, { data: [], nextSegment: null }]);
      }
    });
  });

  describe('the list of saved items', () => {
    it('G23: is the member’s own, newest first; deleted items are left out', async () => {
      const [author, me] = [await server.person(), await server.person()];
      const [one, two, three] = await server.insert(
        { author, text: 'One' },
        { author, text: 'Two' },
        { author, text: 'Three' },
      );
      for (const referenceId of [one, two, three]) {
        await server.send('POST', '/v1/bookmark', me, { referenceType: 'POST', referenceId });
      }
      await server.query(`update posts set state = 'DELETED' where id = $1`, [two]);
      const list = async (path: string) =>
        (await server.get<{ data: { record: { title: string } }[] }>(path, me)).body.data.map(
          ({ record }) => record.title,
        );
      expect(await list('/v1/bookmark')).toEqual(['Three', 'One']);
      expect(await list('/v1/bookmark?referenceType=THREAD')).toEqual([]);
      expect((await server.get('/v1/bookmark')).status).toBe(401);
      expect((await server.get('/v1/bookmark?userId=x', me)).status).toBe(400);
    });
  });
});
