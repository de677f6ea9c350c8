import type { Comment, Reply } from '@upround/social/contract';
import { newId } from '@upround/shared/db';
import type { Reference } from '@upround/shared/domain';
import type { ModeratedRecords } from '@upround/shared/ports';
import { startSocialServer, type SocialServer, type TestPerson } from './social-server.fixtures';

interface Comments {
  data: Comment[];
}

describe('hidden comments and replies', () => {
  let server: SocialServer;
  let author: TestPerson;
  let reader: TestPerson;
  let moderated: ModeratedRecords;

  beforeAll(async () => {
    server = await startSocialServer();
    author = await server.person();
    reader = await server.person();
    moderated = server.moderated;
  });
  afterAll(() => server?.stop());

  const of = (referenceType: 'COMMENT' | 'REPLY', referenceId: string): Reference => ({
    referenceType,
    referenceId,
  });
  const take = (name: 'hide' | 'show' | 'remove', reference: Reference) =>
    server.measure((context) => moderated[name](context, reference));
  const capture = (reference: Reference) =>
    server.measure(({ trx }) => moderated.capture(trx, reference));

  /** A post with a comment, to which there is a reply. */
  const discussion = async () => {
    const [postId = ''] = await server.insert({ author });
    const { body: comment } = await server.send<Comment>('POST', '/v1/comment', reader, {
      referenceType: 'POST',
      referenceId: postId,
      text: 'Buy my coin.',
    });
    const { body: reply } = await server.send<Reply>('POST', '/v1/reply', reader, {
      commentId: comment.id,
      text: 'It only goes up.',
    });
    return { postId, comment, reply };
  };
  const list = async (postId: string, as?: TestPerson) =>
    (await server.get<Comments>(`/v1/comment?referenceType=POST&referenceId=${postId}`, as)).body
      .data;
  const count = async (postId: string) =>
    (
      await server.query<{ n: number }>('select comment_count as n from posts where id = $1', [
        postId,
      ])
    )[0]?.n;

  it('R8: a hidden comment is in no list and not counted, until it is shown again', async () => {
    const { postId, comment } = await discussion();
    for (const [name, shown] of [
      ['hide', 0],
      ['hide', 0],
      ['show', 1],
      ['show', 1],
      ['hide', 0],
      ['remove', 0],
    ] as const) {
      expect(await take(name, of('COMMENT', comment.id))).toBe(true);
      for (const as of [undefined, reader, author])
        expect(await list(postId, as)).toHaveLength(shown);
      expect(await count(postId)).toBe(shown);
      const replies = await server.get(`/v1/reply?commentId=${comment.id}`, author);
      expect(replies.status).toBe(shown === 1 ? 200 : 404);
      const like = { referenceType: 'COMMENT', referenceId: comment.id };
      const liked = await server.send('POST', '/v1/like', author, like);
      expect(liked.status === 404).toBe(shown === 0);
    }
    for (const name of ['hide', 'show', 'remove'] as const) {
      expect(await take(name, of('COMMENT', comment.id))).toBe(false);
    }
    expect(await count(postId)).toBe(0);
    expect(await capture(of('COMMENT', comment.id))).toBeNull();
  });

  it('R8: a hidden reply is in no list and not counted, until it is shown again', async () => {
    const { postId, comment, reply } = await discussion();
    for (const [name, shown] of [
      ['hide', 0],
      ['hide', 0],
      ['show', 1],
      ['show', 1],
      ['remove', 0],
    ] as const) {
      expect(await take(name, of('REPLY', reply.id))).toBe(true);
      const [listed] = await list(postId, author);
      expect([listed?.replyCount, listed?.replies?.length ?? 0]).toEqual([shown, shown]);
      const replies = await server.get<{ data: Reply[] }>(
        `/v1/reply?commentId=${comment.id}`,
        reader,
      );
      expect(replies.body.data).toHaveLength(shown);
    }
    expect(await take('show', of('REPLY', reply.id))).toBe(false);
    expect(await count(postId)).toBe(1);
  });

  it('can’t be changed or deleted by their author, and the post’s count stays right', async () => {
    const { postId, comment } = await discussion();
    await take('hide', of('COMMENT', comment.id));
    const path = `/v1/comment/${comment.id}`;
    expect((await server.send('PATCH', path, reader, { text: 'Fine.' })).status).toBe(404);
    expect((await server.send('DELETE', path, reader)).status).toBe(404);
    expect(await count(postId)).toBe(0);
  });

  it('are read by moderators, with the address of the page they are on, whoever is blocked', async () => {
    const { postId, comment, reply } = await discussion();
    await server.block(author, reader);
    await take('hide', of('COMMENT', comment.id));
    const [post] = await server.query<{ slug: string }>('select slug from posts where id = $1', [
      postId,
    ]);
    const path = `/post/${post?.slug}#c-${comment.id}`;
    expect(await capture(of('COMMENT', comment.id))).toEqual({
      ownerId: reader.id,
      title: '',
      text: 'Buy my coin.',
      pictures: [],
      path,
      at: comment.createdAt,
    });
    expect(await capture(of('REPLY', reply.id))).toMatchObject({
      ownerId: reader.id,
      text: 'It only goes up.',
      path,
    });
  });

  it.each([newId(), 'no-id'])('are not found by an unknown id: %s', async (id) => {
    for (const type of ['COMMENT', 'REPLY'] as const) {
      expect(await capture(of(type, id))).toBeNull();
      for (const name of ['hide', 'show', 'remove'] as const) {
        expect(await take(name, of(type, id))).toBe(false);
      }
    }
  });
});
