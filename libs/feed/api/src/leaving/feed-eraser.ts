import type { Eraser } from '@upround/shared/ports';
import { statement } from '@upround/shared/db';
import { linkFileKeys } from '../post/post-link';
import type { PostRow } from '../post/post.columns';
import { fileKeys } from '../post/post.mapper';

/** Posts of one statement. */
const BATCH = 500;

/**
 * Empties posts: what others did under them keeps a row to hang on, and nothing of the text is left. Active ones are
 * counted out of their pods.
 */
const emptyPosts = statement<Pick<PostRow, 'id' | 'images' | 'link_preview'>>(
  'feed.erase-posts',
  `with mine as (
    select id, state, pod_id, images, link_preview from posts
    where author_id = $1::uuid and slug <> 'erased-' || id::text order by id limit ${BATCH} for update
  ), counted as (
    update pods set post_count = greatest(post_count - lost.posts, 0)
    from (select pod_id, count(*)::int as posts from mine
      where pod_id is not null and state <> 'DELETED' group by pod_id) lost
    where pods.id = lost.pod_id
  ), emptied as (
    update posts set state = 'DELETED', slug = 'erased-' || posts.id::text, text = '', tags = '{}', mentions = '[]',
      images = '[]', parts = '[]', poll_options = null, poll_votes = null, poll_multiple = null,
      poll_ends_at = null, poll_voters = 0, link_preview = null, edited_at = null
    from mine where posts.id = mine.id
  ), answered as (
    delete from quiz_answers q using mine where q.post_id = mine.id
  ), revised as (
    delete from post_revisions r using mine where r.post_id = mine.id
  ), ranked as (
    delete from home_entries h using mine where h.user_id = $1::uuid and h.post_id = mine.id
  )
  select id, images, link_preview from mine`,
);

/** Empties ideas in the same way. */
const emptyIdeas = statement<{ id: string }>(
  'feed.erase-ideas',
  `update ideas set state = 'DELETED', slug = 'erased-' || id::text, title = '', description = '',
     problem = '', solution = '', looking_for = '{}', edited_at = null
   where id in (select id from ideas
     where author_id = $1::uuid and slug <> 'erased-' || id::text order by id limit ${BATCH} for update)
   returning id`,
);

const forgetHome = statement<never>(
  'feed.erase-home',
  `delete from home_entries where user_id = $1::uuid`,
);
const forgetSource = statement<never>(
  'feed.erase-source',
  `delete from home_merged_sources where source_id = $1::uuid`,
);

/** Takes away what somebody posted, with its pictures, and their ideas. */
export const feedEraser: Eraser = {
  name: 'feed',
  async erase(trx, userId) {
    const keys: string[] = [];
    for (;;) {
      const posts = await emptyPosts.all(trx, [userId]);
      if (posts.length === 0) break;
      keys.push(...posts.flatMap(({ images }) => images.flatMap(fileKeys)));
      keys.push(...posts.flatMap((post) => linkFileKeys(post.link_preview)));
    }
    while ((await emptyIdeas.all(trx, [userId])).length > 0);
    await forgetHome.all(trx, [userId]);
    await forgetSource.all(trx, [userId]);
    return keys;
  },
};
