import type { Comment, Reply } from '@upround/social/contract';
import { coreErrors } from '@upround/shared/contract-core';
import type { Reference } from '@upround/shared/domain';
import type { SpamCheck, WrittenText } from '@upround/shared/ports';
import { AppError } from '@upround/shared/server-kit';
import {
  codeOf,
  startSocialServer,
  type SocialServer,
  type TestPerson,
} from './social-server.fixtures';

interface Page<Item> {
  data: Item[];
}

let server: SocialServer;
let author: TestPerson;
let writer: TestPerson;
/** What was checked, in order. */
const checked: WrittenText[] = [];

/** Holds texts with the word “spam”, and refuses those with “flood”. */
const spamCheck: SpamCheck = {
  async check({ trx, tasks }, written) {
    checked.push(written);
    const { text, reference } = written;
    if (text.includes('flood')) throw new AppError(coreErrors.RATE_LIMITED);
    if (!text.includes('spam')) return null;
    await server.moderated.hold?.({ trx, tasks, now: new Date() }, reference, 'REPEATED');
    return 'REPEATED';
  },
};

const HELD = { held: { reason: 'REPEATED' } };

beforeAll(async () => {
  server = await startSocialServer({ spamCheck });
  author = await server.person();
  writer = await server.person();
});
afterAll(() => server?.stop());

const insertPost = async () => (await server.insert({ author }))[0] ?? '';
const comment = (postId: string, text: string) =>
  server.send<Comment>('POST', '/v1/comment', writer, {
    referenceType: 'POST',
    referenceId: postId,
    text,
  });
const reply = (commentId: string, text: string) =>
  server.send<Reply>('POST', '/v1/reply', writer, { commentId, text });
const list = async (postId: string, as?: TestPerson) =>
  (await server.get<Page<Comment>>(`/v1/comment?referenceType=POST&referenceId=${postId}`, as)).body
    .data;
const repliesTo = async (commentId: string, as?: TestPerson) =>
  (await server.get<Page<Reply>>(`/v1/reply?commentId=${commentId}`, as)).body.data;
const textsOf = (items: readonly { text: string }[]) => items.map(({ text }) => text);
const countOf = async (postId: string) =>
  (
    await server.query<{ n: number }>('select comment_count as n from posts where id = $1', [
      postId,
    ])
  )[0]?.n;
const isAnnounced = async (id: string) => {
  await server.drain();
  return server.announced.includes(id);
};
const release = (referenceType: 'COMMENT' | 'REPLY', referenceId: string) => {
  const reference: Reference = { referenceType, referenceId };
  return server.measure((context) => server.moderated.release?.(context, reference) ?? fail());
};
const fail = () => Promise.reject(new Error('Social releases nothing.'));

describe('a comment that is held', () => {
  it('is first in its author’s list with the reason, counts nowhere, and no one else sees it', async () => {
    const postId = await insertPost();
    await comment(postId, 'Fine.');
    const { status, body } = await comment(postId, 'My spam.');
    expect([status, body]).toMatchObject([201, HELD]);
    const own = await list(postId, writer);
    expect(textsOf(own)).toEqual(['My spam.', 'Fine.']);
    expect([own[0], own[1]?.held]).toMatchObject([HELD, undefined]);
    for (const as of [author, undefined])
      expect(textsOf(await list(postId, as))).toEqual(['Fine.']);
    expect(await countOf(postId)).toBe(1);
    const like = { referenceType: 'COMMENT', referenceId: body.id };
    expect((await server.send('POST', '/v1/like', author, like)).status).toBe(404);
    expect((await server.get(`/v1/reply?commentId=${body.id}`, author)).status).toBe(404);
  });

  it('is on the first page of the list alone', async () => {
    const postId = await insertPost();
    for (const text of ['One.', 'Two.', 'Three spam.']) await comment(postId, text);
    const path = `/v1/comment?referenceType=POST&referenceId=${postId}&sort=new&limit=1`;
    const first = await server.get<Page<Comment> & { nextSegment: string }>(path, writer);
    expect(textsOf(first.body.data)).toEqual(['Three spam.', 'Two.']);
    const cursor = encodeURIComponent(first.body.nextSegment);
    const next = await server.get<Page<Comment>>(`${path}&cursor=${cursor}`, writer);
    expect(textsOf(next.body.data)).toEqual(['One.']);
  });

  it('is shown, counted and announced once it is released', async () => {
    const postId = await insertPost();
    const { body } = await comment(postId, 'Not spam.');
    expect(await isAnnounced(body.id)).toBe(false);
    expect(await release('COMMENT', body.id)).toBe(true);
    expect(await isAnnounced(body.id)).toBe(true);
    const [shown] = await list(postId, author);
    expect([shown?.text, shown?.held]).toEqual(['Not spam.', undefined]);
    expect(await countOf(postId)).toBe(1);
    expect(await release('COMMENT', body.id)).toBe(true);
    expect(await countOf(postId)).toBe(1);
  });

  it('is gone for its author too once it is hidden, and then not released', async () => {
    const postId = await insertPost();
    const { body } = await comment(postId, 'Real spam.');
    const reference: Reference = { referenceType: 'COMMENT', referenceId: body.id };
    await server.measure((context) => server.moderated.hide(context, reference));
    expect(await list(postId, writer)).toEqual([]);
    await release('COMMENT', body.id);
    expect(await list(postId, author)).toEqual([]);
  });

  it('can be edited, which doesn’t release it, and deleted by its author', async () => {
    const postId = await insertPost();
    const { body } = await comment(postId, 'Some spam.');
    const path = `/v1/comment/${body.id}`;
    const edited = await server.send<Comment>('PATCH', path, writer, { text: 'Better.' });
    expect([edited.status, edited.body]).toMatchObject([200, { ...HELD, text: 'Better.' }]);
    expect((await server.send('PATCH', path, author, { text: 'Mine.' })).status).toBe(404);
    expect((await server.send('DELETE', path, author)).status).toBe(404);
    expect((await server.send('DELETE', path, writer)).status).toBe(204);
    expect(await list(postId, writer)).toEqual([]);
    expect(await countOf(postId)).toBe(0);
  });

  it('can be one that was public until an edit', async () => {
    const postId = await insertPost();
    const { body } = await comment(postId, 'Fine.');
    const edited = await server.send<Comment>('PATCH', `/v1/comment/${body.id}`, writer, {
      text: 'Now spam.',
    });
    expect([edited.status, edited.body]).toMatchObject([200, HELD]);
    expect(checked.at(-1)).toMatchObject({ kind: 'answer', before: 'Fine.', text: 'Now spam.' });
    expect([await list(postId, author), await countOf(postId)]).toEqual([[], 0]);
  });

  it('a refused one is neither stored nor counted', async () => {
    const postId = await insertPost();
    const refused = await comment(postId, 'A flood.');
    expect([refused.status, codeOf(refused)]).toEqual([429, 'RATE_LIMITED']);
    expect([await list(postId, writer), await countOf(postId)]).toEqual([[], 0]);
  });
});

describe('a reply that is held', () => {
  const discussion = async () => {
    const postId = await insertPost();
    const { body: top } = await comment(postId, 'A comment.');
    await reply(top.id, 'Fine.');
    const { status, body } = await reply(top.id, 'My spam.');
    return { postId, top, status, body };
  };

  it('is last in its author’s lists with the reason, and no one else sees it', async () => {
    const { postId, top, status, body } = await discussion();
    expect([status, body]).toMatchObject([201, HELD]);
    for (const [as, texts] of [
      [writer, ['Fine.', 'My spam.']],
      [author, ['Fine.']],
    ] as const) {
      const [listed] = await list(postId, as);
      expect([listed?.replyCount, textsOf(listed?.replies ?? [])]).toEqual([1, texts]);
      expect(textsOf(await repliesTo(top.id, as))).toEqual(texts);
    }
    expect((await repliesTo(top.id, writer)).at(-1)).toMatchObject(HELD);
  });

  it('is shown, counted and announced once it is released, and deleted by its author before', async () => {
    const { postId, top, body } = await discussion();
    const { body: other } = await reply(top.id, 'Other spam.');
    expect(await isAnnounced(body.id)).toBe(false);
    expect(await release('REPLY', body.id)).toBe(true);
    expect(await isAnnounced(body.id)).toBe(true);
    expect((await server.send('DELETE', `/v1/reply/${other.id}`, writer)).status).toBe(204);
    expect(await release('REPLY', other.id)).toBe(false);
    const [listed] = await list(postId, author);
    expect([listed?.replyCount, textsOf(listed?.replies ?? [])]).toEqual([
      2,
      ['Fine.', 'My spam.'],
    ]);
  });

  it('can be one that was public until an edit', async () => {
    const { top } = await discussion();
    const [first] = await repliesTo(top.id, author);
    const edited = await server.send<Reply>('PATCH', `/v1/reply/${first?.id}`, writer, {
      text: 'Now spam.',
    });
    expect([edited.status, edited.body]).toMatchObject([200, HELD]);
    expect(await repliesTo(top.id, author)).toEqual([]);
  });
});
