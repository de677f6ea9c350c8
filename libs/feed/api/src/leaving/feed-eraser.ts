import type { Eraser } from '@upround/shared/ports';
import type { StoredImage } from '../feed-tables';
import { fileKeys } from '../post/post.mapper';
import { statement } from '../statement';

/** Posts of one statement. */
const BATCH = 500;

/**
 * Empties posts: what others did under them keeps a row to hang on, and nothing of the text is left. Active ones are
 * counted out of their pods.
 */
const emptyPosts = statement<{ id: string; images: StoredImage[] }>(
  'feed.erase-posts',
  `with mine as (
    select id, state, pod_id, images from posts
    where author_id = $1::uuid and slug <> 'erased-' || id::text order by id limit ${BATCH} for update
  ), counted as (
    update pods set post_count = greatest(post_count - lost.posts, 0)
    from (select pod_id, count(*)::int as posts from mine
      where pod_id is not null and state <> 'DELETED' group by pod_id) lost
    where pods.id = lost.pod_id
  ), emptied as (
    update posts set state = 'DELETED', slug = 'erased-' || posts.id::text, text = '', mentions = '[]',
      images = '[]', parts = '[]', poll_options = null, poll_votes = null, poll_multiple = null,
      poll_ends_at = null, poll_voters = 0, edited_at = null
    from mine where posts.id = mine.id
  ), revised as (
    delete from post_revisions r using mine where r.post_id = mine.id
  ), ranked as (
    delete from home_entries h using mine where h.user_id = $1::uuid and h.post_id = mine.id
  )
  select id, images from mine`,
);

const forgetHome = statement<never>(
  'feed.erase-home',
  `delete from home_entries where user_id = $1::uuid`,
);
const forgetSource = statement<never>(
  'feed.erase-source',
  `delete from home_merged_sources where source_id = $1::uuid`,
);

/** Takes away what somebody posted, with its pictures. */
export const feedEraser: Eraser = {
  name: 'feed',
  async erase(trx, userId) {
    const keys: string[] = [];
    for (;;) {
      const posts = await emptyPosts.all(trx, [userId]);
      if (posts.length === 0) break;
      keys.push(...posts.flatMap(({ images }) => images.flatMap(fileKeys)));
    }
    await forgetHome.all(trx, [userId]);
    await forgetSource.all(trx, [userId]);
    return keys;
  },
};
