import type { Comment, Reply } from '@upround/social/contract';
import { newId } from '@upround/shared/db';
import {
  codeOf,
  startSocialServer,
  type SocialServer,
  type TestPerson,
} from './social-server.fixtures';

interface Comments {
  data: Comment[];
  nextSegment: string | null;
}

describe('comments and replies', () => {
  let server: SocialServer;
  let author: TestPerson;
  let reader: TestPerson;
  let stranger: TestPerson;
  let moderator: TestPerson;

  beforeAll(async () => {
    server = await startSocialServer();
    author = await server.person();
    reader = await server.person();
    stranger = await server.person();
    moderator = await server.person(['MODERATOR']);
  });
  afterAll(() => server?.stop());

  const newPost = async () => (await server.insert({ author }))[0] ?? '';
  const comment = (postId: string, as = reader, text = 'A thought.') =>
    server.send<Comment>('POST', '/v1/comment', as, {
      referenceType: 'POST',
      referenceId: postId,
      text,
    });
  const reply = (commentId: string, as = reader, text = 'An answer.') =>
    server.send<Reply>('POST', '/v1/reply', as, { commentId, text });
  const list = (postId: string, rest = '', as?: TestPerson) =>
    server.get<Comments>(`/v1/comment?referenceType=POST&referenceId=${postId}${rest}`, as);
  const counter = async (postId: string) =>
    (
      await server.query<{ n: number }>('select comment_count as n from posts where id = $1', [
        postId,
      ])
    )[0]?.n;

  it('X3: a comment is listed under its record, and is counted', async () => {
    const postId = await newPost();
    const { status, body } = await comment(postId, reader, '  Charge for it.  ');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      text: 'Charge for it.',
      referenceId: postId,
      author: { id: reader.id },
      likeCount: 0,
      replyCount: 0,
      viewer: { liked: false, own: true },
      removable: true,
      editedAt: null,
    });
    const seen = await list(postId);
    expect(seen.body.data).toEqual([
      { ...body, viewer: { liked: false, own: false }, removable: false },
    ]);
    expect(await counter(postId)).toBe(1);
  });

  it('X3: a reply is listed under its comment, oldest first, and is counted there', async () => {
    const postId = await newPost();
    const { body } = await comment(postId);
    const first = await reply(body.id);
    const second = await reply(body.id, stranger);
    expect(first.status).toBe(201);
    const replies = await server.get<{ data: Reply[] }>(`/v1/reply?commentId=${body.id}`);
    expect(replies.body.data.map(({ id }) => id)).toEqual([first.body.id, second.body.id]);
    expect((await list(postId)).body.data[0]?.replyCount).toBe(2);
    expect(await counter(postId)).toBe(1);
  });

  it('X3: the first two replies are in the list of comments, without those of blocked people', async () => {
    const postId = await newPost();
    const { body } = await comment(postId);
    const rude = await server.person();
    await reply(body.id, rude);
    const made = [await reply(body.id), await reply(body.id), await reply(body.id)];
    await server.block(stranger, rude);
    const [first] = (await list(postId, '', stranger)).body.data;
    expect(first?.replies?.map(({ id }) => id)).toEqual(
      made.slice(0, 2).map((answer) => answer.body.id),
    );
  });

  it('X3: guests can’t write', async () => {
    const postId = await newPost();
    const body = { referenceType: 'POST', referenceId: postId, text: 'x' };
    expect((await server.send('POST', '/v1/comment', undefined, body)).status).toBe(401);
    expect(
      (await server.send('POST', '/v1/reply', undefined, { commentId: postId, text: 'x' })).status,
    ).toBe(401);
    expect(await counter(postId)).toBe(0);
  });

  it('T20: unknown, hidden and blocked records are the same 404', async () => {
    const postId = await newPost();
    const { body: mine } = await comment(postId);
    const blocked = await server.person();
    await server.block(author, blocked);
    const shapes = await Promise.all([
      comment(newId()),
      comment('no-such'),
      comment(postId, blocked),
      reply(newId()),
      reply('no-such'),
      reply(mine.id, blocked),
      list(postId, '', blocked),
      list(newId()),
      server.get(`/v1/reply?commentId=${mine.id}`, blocked),
    ]);
    for (const answer of shapes) {
      expect([answer.status, codeOf(answer)]).toEqual([404, 'NOT_FOUND']);
    }
    await server.query(`update posts set state = 'HIDDEN' where id = $1`, [postId]);
    expect((await list(postId)).status).toBe(404);
    expect((await server.get(`/v1/reply?commentId=${mine.id}`)).status).toBe(404);
  });

  it('G28: comments of blocked people are left out', async () => {
    const postId = await newPost();
    const rude = await server.person();
    await comment(postId, rude);
    await server.block(stranger, rude);
    expect((await list(postId, '', stranger)).body.data).toEqual([]);
    expect((await list(postId, '', rude)).body.data).toHaveLength(1);
  });

  it.each(['best', 'new', 'old'])(
    'G28: sorted by %s, no page repeats or leaves out',
    async (sort) => {
      const postId = await newPost();
      const made: Comment[] = [];
      for (let index = 0; index < 5; index += 1) made.push((await comment(postId)).body);
      const like = (id: string | undefined, as: TestPerson) =>
        server.send('POST', '/v1/like', as, { referenceType: 'COMMENT', referenceId: id });
      await like(made[1]?.id, stranger);
      await like(made[1]?.id, author);
      await reply(made[3]?.id ?? '');
      const seen: string[] = [];
      let cursor = '';
      do {
        const page = await list(
          postId,
          `&sort=${sort}&limit=2&cursor=${encodeURIComponent(cursor)}`,
        );
        seen.push(...page.body.data.map(({ id }) => id));
        cursor = page.body.nextSegment ?? '';
      } while (cursor !== '');
      const orders = { old: [0, 1, 2, 3, 4], new: [4, 3, 2, 1, 0], best: [1, 3, 4, 2, 0] };
      expect(seen).toEqual(orders[sort as keyof typeof orders].map((index) => made[index]?.id));
    },
  );

  it('P4: comments and replies can be liked', async () => {
    const { body } = await comment(await newPost());
    const answer = await reply(body.id);
    for (const [referenceType, referenceId] of [
      ['COMMENT', body.id],
      ['REPLY', answer.body.id],
    ]) {
      const reference = { referenceType, referenceId };
      const liked = await server.send('POST', '/v1/like', stranger, reference);
      expect(liked.body).toEqual({ ...reference, active: true, count: 1 });
    }
    const replies = await server.get<{ data: Reply[] }>(`/v1/reply?commentId=${body.id}`, stranger);
    expect(replies.body.data[0]).toMatchObject({ likeCount: 1, viewer: { liked: true } });
  });

  it('X4, T9: only the author can edit them', async () => {
    const { body } = await comment(await newPost());
    const answer = (await reply(body.id)).body;
    for (const [path, id] of [
      ['comment', body.id],
      ['reply', answer.id],
    ]) {
      const edit = (as?: TestPerson) =>
        server.send<Comment>('PATCH', `/v1/${path}/${id}`, as, { text: 'Better.' });
      expect((await edit()).status).toBe(401);
      for (const person of [stranger, author, moderator]) {
        expect((await edit(person)).status).toBe(403);
      }
      const edited = await edit(reader);
      expect([edited.status, edited.body.text]).toEqual([200, 'Better.']);
      expect(edited.body.editedAt).not.toBeNull();
    }
    const unknown = await server.send('PATCH', `/v1/comment/${newId()}`, reader, { text: 'x' });
    expect(unknown.status).toBe(404);
  });

  it('X4: author, post’s author and moderator can delete them; the moderator’s deletion is in the audit log', async () => {
    const postId = await newPost();
    const remove = (path: string, id: string, as?: TestPerson) =>
      server.send('DELETE', `/v1/${path}/${id}`, as);
    for (const [person, records] of [
      [reader, 0],
      [author, 0],
      [moderator, 2],
    ] as const) {
      const { body } = await comment(postId);
      const answer = (await reply(body.id)).body;
      expect((await remove('reply', answer.id)).status).toBe(401);
      expect((await remove('reply', answer.id, stranger)).status).toBe(403);
      expect((await remove('reply', answer.id, person)).status).toBe(204);
      expect((await list(postId)).body.data[0]?.replyCount).toBe(0);
      expect((await remove('reply', answer.id, person)).status).toBe(404);
      expect((await remove('comment', body.id, stranger)).status).toBe(403);
      expect((await remove('comment', body.id, person)).status).toBe(204);
      expect((await remove('comment', body.id, person)).status).toBe(404);
      const audit = await server.query(
        'select 1 from audit_entries where reference_id = any($1::text[])',
        [[body.id, answer.id]],
      );
      expect(audit).toHaveLength(records);
    }
    expect(await counter(postId)).toBe(0);
    expect((await list(postId)).body.data).toEqual([]);
  });

  it('deleting a comment deletes its replies', async () => {
    const { body } = await comment(await newPost());
    const answer = (await reply(body.id)).body;
    await server.send('DELETE', `/v1/comment/${body.id}`, reader);
    expect((await server.get(`/v1/reply?commentId=${body.id}`)).status).toBe(404);
    const like = { referenceType: 'REPLY', referenceId: answer.id };
    expect((await server.send('POST', '/v1/like', stranger, like)).status).toBe(404);
  });

  it('T40: a text is 1 to 4,000 characters', async () => {
    const postId = await newPost();
    for (const text of ['', '   ', '🚀'.repeat(4_001), 'a\0b', 5, null, ['a']]) {
      const body = { referenceType: 'POST', referenceId: postId, text };
      expect((await server.send('POST', '/v1/comment', reader, body)).status).toBe(400);
    }
    expect((await comment(postId, reader, '🚀'.repeat(4_000))).status).toBe(201);
    expect(await counter(postId)).toBe(1);
  });
});
