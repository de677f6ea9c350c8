import type { Eraser } from '@upround/shared/ports';
import { statement } from '@upround/shared/db';
import { linkFileKeys } from '../post/post-link';
import type { PostRow } from '../post/post.columns';
import { fileKeys } from '../post/post.mapper';

/** Posts of one statement. */
const BATCH = 500;

/**
 * Empties posts: their rows stay for what others did under them, and nothing of the text is left. Active
 * ones are subtracted from the counts of their pods; hidden and deleted ones were before.
 */
const emptyPosts = statement<Pick<PostRow, 'id' | 'images' | 'link_preview'>, { person: string }>(
  'feed.erase-posts',
  `with mine as (
    select id, state, pod_id, images, link_preview from posts
    where author_id = :person::uuid and slug <> 'erased-' || id::text order by id limit ${BATCH} for update
  ), counted as (
    update pods set post_count = greatest(post_count - lost.posts, 0)
    from (select pod_id, count(*)::int as posts from mine
      where pod_id is not null and state = 'ACTIVE' group by pod_id) lost
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
    delete from home_entries h using mine where h.user_id = :person::uuid and h.post_id = mine.id
  )
  select id, images, link_preview from mine`,
);

/** Empties ideas in the same way. */
const emptyIdeas = statement<{ id: string }, { person: string }>(
  'feed.erase-ideas',
  `update ideas set state = 'DELETED', slug = 'erased-' || id::text, title = '', description = '',
     problem = '', solution = '', looking_for = '{}', edited_at = null
   where id in (select id from ideas
     where author_id = :person::uuid and slug <> 'erased-' || id::text order by id limit ${BATCH} for update)
   returning id`,
);

const forgetHome = statement<never, { person: string }>(
  'feed.erase-home',
  `delete from home_entries where user_id = :person::uuid`,
);
const forgetSource = statement<never, { person: string }>(
  'feed.erase-source',
  `delete from home_merged_sources where source_id = :person::uuid`,
);

/** Deletes a person's posts with their pictures, and the person's ideas. */
export const feedEraser: Eraser = {
  name: 'feed',
  tables: [
    'home_entries',
    'home_merged_sources',
    'ideas',
    'post_revisions',
    'posts',
    'quiz_answers',
  ],
  async erase(trx, person) {
    const keys: string[] = [];
    for (;;) {
      const posts = await emptyPosts.all(trx, { person });
      if (posts.length === 0) break;
      keys.push(...posts.flatMap(({ images }) => images.flatMap(fileKeys)));
      keys.push(...posts.flatMap((post) => linkFileKeys(post.link_preview)));
    }
    while ((await emptyIdeas.all(trx, { person })).length > 0);
    await forgetHome.all(trx, { person });
    await forgetSource.all(trx, { person });
    return keys;
  },
};
