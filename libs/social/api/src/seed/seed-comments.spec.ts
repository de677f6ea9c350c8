import { cast, demoClock } from '@upround/shared/demo';
import { commentRows } from './seed-comments';

const now = new Date('2026-03-04T09:30:00.000Z');
const clock = demoClock(now);
const people = new Map(cast.map(({ slug }) => [slug, `id of ${slug}`]));
const [author] = cast;
if (author === undefined) throw new Error('the cast is empty');

const post = {
  key: 'a-post',
  id: 'post',
  type: 'THREAD',
  authorId: `id of ${author.slug}`,
  authorSlug: author.slug,
  podSlug: null,
  createdAt: clock.at(1, 10),
  warmth: 3,
  poll: null,
} as const;

describe('the comments of the demo community', () => {
  it('are under their posts, later than the post and before now, with counted replies', () => {
    const reply = { author: author.slug, minutes: 5, text: 'Six weeks.' };
    const comment = { post: 'a-post', author: author.slug, minutes: 30, text: 'How long?' };
    const rows = commentRows([{ ...comment, replies: [reply] }], { posts: [post], people, clock });
    expect(rows.comments).toEqual([
      expect.objectContaining({ referenceType: 'THREAD', referenceId: 'post', replyCount: 1 }),
    ]);
    const [first] = rows.comments;
    expect(rows.replies).toEqual([
      expect.objectContaining({ commentId: first?.id, text: 'Six weeks.' }),
    ]);
    const times = [post.createdAt, first?.createdAt, rows.replies[0]?.createdAt, now];
    expect(times.map(Number)).toEqual([...times.map(Number)].sort((one, other) => one - other));
  });

  it('are under stories too', () => {
    const story = { key: 'A title', id: 'story', type: 'NEWS', createdAt: clock.at(1, 10) };
    const comment = { post: 'A title', author: author.slug, minutes: 30, text: 'How long?' };
    const { comments } = commentRows([comment], { posts: [story], people, clock });
    expect(comments).toEqual([
      expect.objectContaining({ referenceType: 'NEWS', referenceId: 'story' }),
    ]);
  });

  it('are left out if their record does not exist', () => {
    const comment = { post: 'no-post', author: author.slug, minutes: 1, text: 'x' };
    expect(commentRows([comment], { posts: [post], people, clock }).comments).toEqual([]);
  });
});
