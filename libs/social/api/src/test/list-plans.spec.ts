import { newId, type Database } from '@upround/shared/db';
import {
  createTestServer,
  fillTable,
  rowsRead,
  watchPlans,
  type PlanWatch,
  type TestServer,
} from '@upround/shared/testing-server';
import { listActivitiesOf } from '../activity/activity.read-model';
import { listCommentsOn, listRepliesTo } from '../comments/comment.read-model';
import { listBookmarksOf } from '../relations/bookmark.read-model';
import { listFollowsOf } from '../relations/follow.read-model';
import { listLikersOf } from '../relations/liker.read-model';

const CROWD = 20_000;
const limit = 21;

describe('lists among very many rows', () => {
  let server: TestServer;
  let plans: PlanWatch;
  let db: Database;
  const postId = newId();
  const commentId = newId();
  const otherCommentId = newId();
  let star = '';

  beforeAll(async () => {
    server = await createTestServer();
    ({ userId: star } = await server.signUpAs('star'));
    plans = watchPlans(server.database);
    ({ db } = plans);
    const run = (text: string, values: unknown[] = []) => fillTable(server.database, text, values);
    // The lists do without the index of search, and so many rows are long in coming with it.
    await run('alter table people disable trigger people_searched');
    await run(`insert into people (id, slug, display_name)
      select gen_random_uuid(), 'crowd-' || n, 'Crowd ' || n from generate_series(1, ${CROWD}) n`);
    const crowd = `people where slug like 'crowd-%'`;
    await run(
      `insert into likes (id, user_id, reference_id, reference_type)
       select gen_random_uuid(), id, $1, 'POST' from ${crowd}`,
      [postId],
    );
    await run(
      `insert into follows (id, follower_id, reference_id, reference_type)
       select gen_random_uuid(), id, $1::uuid, 'USER' from ${crowd}
       union all select gen_random_uuid(), $1::uuid, id, 'USER' from ${crowd}`,
      [star],
    );
    await run(
      `insert into bookmarks (id, user_id, reference_id, reference_type)
       select gen_random_uuid(), $1, gen_random_uuid(), 'POST' from ${crowd}`,
      [star],
    );
    await run(
      `insert into activities (id, user_id, reference_id, reference_type, kind, state)
       select gen_random_uuid(), $1, gen_random_uuid(), 'POST', 'VOTE', 'ATTEMPTED' from ${crowd}`,
      [star],
    );
    await run(
      `insert into comments (id, author_id, reference_id, reference_type, text, like_count)
       select gen_random_uuid(), id, case when slug like '%7' then $1::uuid else id end, 'POST',
         'Me too.', (random() * 100)::int from ${crowd}`,
      [postId],
    );
    await run(
      `insert into comments (id, author_id, reference_id, reference_type, text)
       values ($1, $3, gen_random_uuid(), 'POST', 'One.'), ($2, $3, gen_random_uuid(), 'POST', 'Two.')`,
      [commentId, otherCommentId, star],
    );
    await run(
      `insert into replies (id, comment_id, author_id, text)
       select gen_random_uuid(), case when slug like '%7' then $1::uuid else $2::uuid end, id,
         'Me too.' from ${crowd}`,
      [commentId, otherCommentId],
    );
    for (const table of [
      'people',
      'likes',
      'follows',
      'bookmarks',
      'activities',
      'comments',
      'replies',
    ]) {
      await run(`analyze ${table}`);
    }
  }, 60_000);
  afterAll(() => server?.close());

  const deep = '80000000-0000-0000-0000-000000000000';
  const comments = (sort: 'best' | 'new' | 'old', place: { i: string; w?: number } | null) =>
    listCommentsOn(db, { referenceId: postId, viewerId: star, sort, place, limit });
  const likers = (before: string | null) =>
    listLikersOf(db, { referenceId: postId, viewerId: null, part: 'others', before, limit });
  const followedLikers = (viewerId: string) =>
    listLikersOf(db, { referenceId: postId, viewerId, part: 'followed', before: null, limit });
  const follows = (direction: 'followers' | 'following', before: string | null) =>
    listFollowsOf(db, { userId: star, direction, viewerId: null, before, limit });

  it('listing the likers that the viewer follows costs no more than the viewer has follows', async () => {
    const { userId } = await server.signUpAs('follows-three');
    await server.database.query(
      `insert into follows (id, follower_id, reference_id, reference_type)
       select gen_random_uuid(), $1, id, 'USER' from people where slug like 'crowd-1999_' limit 3`,
      [userId],
    );
    expect(await followedLikers(userId)).toHaveLength(3);
    for (const node of await plans.ofLast()) expect(rowsRead(node)).toBeLessThanOrEqual(30);
  });

  it.each<[string, string, () => Promise<unknown[]>]>([
    ['likers', 'likes_newest', () => likers(null)],
    ['likers, deep', 'likes_newest', () => likers(deep)],
    ['followers', 'follows_of_reference', () => follows('followers', null)],
    ['followers, deep', 'follows_of_reference', () => follows('followers', deep)],
    ['following', 'follows_of_follower', () => follows('following', null)],
    [
      'bookmarks',
      'bookmarks_newest',
      () => listBookmarksOf(db, { userId: star, referenceType: undefined, before: deep, limit }),
    ],
    [
      'activity',
      'activities_newest',
      () => listActivitiesOf(db, { userId: star, removed: ['NOT_WOULD_USE'], before: deep, limit }),
    ],
    ['best comments', 'comments_by_worth', () => comments('best', null)],
    ['best comments, deep', 'comments_by_worth', () => comments('best', { i: deep, w: 40 })],
    ['new comments', 'comments_by_time', () => comments('new', { i: deep })],
    ['old comments', 'comments_by_time', () => comments('old', null)],
    [
      'replies',
      'replies_by_time',
      () => listRepliesTo(db, { commentId, viewerId: star, after: deep, limit }),
    ],
  ])('%s walk %s in order', async (_what, index, list) => {
    expect(await list()).toHaveLength(limit);
    const nodes = await plans.ofLast();
    expect(nodes.map((node) => node['Index Name'])).toContain(index);
    for (const node of nodes) expect(rowsRead(node)).toBeLessThanOrEqual(10 * limit);
  });
});
