import { cast, demoClock, type DemoPostRecord } from '@upround/shared/demo';
import { castFollows, pollVotes, postReactions, wouldUse } from './seed-reactions';

const now = new Date('2026-03-04T09:30:00.000Z');
const clock = demoClock(now);
const people = new Map(cast.map(({ slug }) => [slug, `id of ${slug}`]));
const [first, second] = cast;
if (first === undefined || second === undefined) throw new Error('the cast is empty');

const post = (over: Partial<DemoPostRecord>): DemoPostRecord => ({
  key: 'a-post',
  id: 'post',
  type: 'POST',
  authorId: `id of ${first.slug}`,
  authorSlug: first.slug,
  podSlug: null,
  createdAt: clock.at(3, 10),
  warmth: 3,
  poll: null,
  ...over,
});

describe('the reactions of the demo community', () => {
  it('are the same every time, one for each person, and never the author’s own', () => {
    const record = post({});
    const { likes } = postReactions([record], people, clock);
    const users = (rows: typeof likes) => rows.map(({ userId }) => userId);
    expect(users(likes)).toEqual(users(postReactions([record], people, clock).likes));
    expect(new Set(users(likes)).size).toBe(likes.length);
    expect(users(likes)).not.toContain(record.authorId);
  });

  it('increase with the warmth of a post', () => {
    const liked = (warmth: number) => postReactions([post({ warmth })], people, clock).likes.length;
    expect(liked(1)).toBeLessThan(liked(3));
    expect(liked(3)).toBeLessThan(liked(5));
  });

  it('give a post without comments few likes', () => {
    const record = post({ warmth: 5 });
    const silent = postReactions([record], people, clock, new Set()).likes.length;
    expect(silent).toBeLessThan(10);
    expect(postReactions([record], people, clock).likes.length).toBeGreaterThan(20);
  });

  it('save some of the liked posts', () => {
    const { likes, bookmarks } = postReactions([post({ warmth: 5 })], people, clock);
    const likers = new Set(likes.map(({ userId }) => userId));
    expect(bookmarks.every(({ userId }) => likers.has(userId))).toBe(true);
  });

  it('vote for the poll’s options, in their order, for one in a single choice', () => {
    const poll = { optionIds: ['a', 'b', 'c'], lean: [8, 1, 1], multiple: false, right: null };
    const votes = pollVotes([post({ poll })], people, clock);
    expect(votes.length).toBeGreaterThan(8);
    expect(votes.every(({ selection }) => selection.length === 1)).toBe(true);
    const both = pollVotes([post({ poll: { ...poll, multiple: true } })], people, clock);
    expect(both.some(({ selection }) => selection.length === 2)).toBe(true);
    for (const { selection } of both) expect([...selection].sort()).toEqual(selection);
    expect(pollVotes([post({})], people, clock)).toEqual([]);
    expect(new Set(votes.map((vote) => `${vote.referenceType} ${vote.correct}`))).toEqual(
      new Set(['POST null']),
    );
  });

  it('answer quizzes, correctly if exactly the correct options are chosen', () => {
    const quiz = { optionIds: ['a', 'b', 'c'], lean: [6, 3, 2], multiple: true, right: ['a', 'c'] };
    const votes = pollVotes([post({ poll: quiz, warmth: 5 })], people, clock);
    expect(votes.every(({ referenceType }) => referenceType === 'QUIZ')).toBe(true);
    for (const vote of votes) expect(vote.correct).toBe(vote.selection.join() === 'a,c');
    expect(new Set(votes.map(({ correct }) => correct))).toEqual(new Set([true, false]));
  });

  it('include who would use an idea: the same every time, once a person, not the author', () => {
    const idea = post({ type: 'IDEA', warmth: 5 });
    const said = wouldUse([idea], people, clock);
    const users = said.map(({ userId }) => userId);
    expect(users).toEqual(wouldUse([idea], people, clock).map(({ userId }) => userId));
    expect(users.length).toBeGreaterThan(8);
    expect(new Set(users).size).toBe(users.length);
    expect(users).not.toContain(idea.authorId);
    expect(wouldUse([post({ type: 'IDEA', warmth: 1 })], people, clock).length).toBeLessThan(
      users.length,
    );
  });

  it('include the follows of the cast', () => {
    const follows = castFollows(people, new Map([[first.pods[0] ?? '', 'pod']]), clock);
    const mine = follows.filter(({ userId }) => userId === `id of ${first.slug}`);
    expect(mine.filter(({ referenceType }) => referenceType === 'USER')).toHaveLength(
      first.follows.length,
    );
    expect(mine.filter(({ referenceType }) => referenceType === 'POD')).toHaveLength(1);
  });
});
