import { isId, lowestIdAt, newId, noBlockText, statement } from '@upround/shared/db';
import type { Database, Trx } from '@upround/shared/db';
import type { HeldReason } from '@upround/shared/domain';
import { slugOf } from '@upround/shared/server-kit';
import { feedTables } from '../feed-tables';
import type {
  PostState,
  StoredImage,
  StoredMention,
  StoredPart,
  StoredPostLink,
} from '../feed-tables';
import { postColumns, postJoins } from './post.columns';
import type { PostRow } from './post.columns';
import { fileKeys } from './post.mapper';
import { linkFileKeys } from './post-link';
import { tagsOf } from './post-tags';

/** A post about to be written. */
export interface NewPost {
  id: string;
  authorId: string;
  type: 'POST' | 'THREAD';
  podId: string | null;
  text: string;
  mentions: StoredMention[];
  images: StoredImage[];
  parts: StoredPart[];
  poll: {
    options: { id: string; text: string }[];
    multiple: boolean;
    endsAt: Date | null;
    /** Of a quiz: ids of the right options. */
    quiz: { right: string[]; explanation: string | null } | null;
  } | null;
  /** The page behind its first link, where it is known already. */
  linkPreview: StoredPostLink | null;
  createdAt: Date;
}

const WEEK = 7 * 24 * 3_600_000;

/** How often a slug is drawn again when it is taken; one clash in 10¹² is already rare. */
const SLUG_TRIES = 3;

/** The author is the viewer of the answer; JSON columns get their text. */
type InsertValues = {
  viewer: string;
  id: string;
  slug: string;
  type: NewPost['type'];
  kind: PostRow['kind'];
  pod: string | null;
  text: string;
  mentions: string;
  images: string;
  parts: string;
  pollOptions: string | null;
  pollVotes: readonly number[] | null;
  pollMultiple: boolean | null;
  pollEndsAt: Date | null;
  createdAt: Date;
  tags: readonly string[];
  linkPreview: string | null;
};

const insertPost = statement<PostRow, InsertValues>(
  'feed.insert-post',
  `with written as (
    insert into posts (author_id, id, slug, type, kind, pod_id, text, mentions, images, parts,
      poll_options, poll_votes, poll_multiple, poll_ends_at, created_at, tags,
      link_preview)
    values (:viewer::uuid, :id, :slug, :type, :kind, :pod, :text, :mentions::jsonb, :images::jsonb,
      :parts::jsonb, :pollOptions::jsonb, :pollVotes::int[], :pollMultiple, :pollEndsAt, :createdAt,
      :tags::text[], :linkPreview::jsonb)
    on conflict (slug) do nothing
    returning *
  ), at_home as (
    insert into home_entries (user_id, post_id) select author_id, id from written
  ), counted as (
    update pods set post_count = post_count + 1, weekly_post_count = weekly_post_count + 1
    from written where pods.id = written.pod_id
  )
  select ${postColumns} from written p ${postJoins}`,
);

/**
 * Writes a post, puts it into its author's home, and counts it in its pod: one statement.
 *
 * @returns the post as its author sees it
 * @throws Error when no free slug was found
 */
export async function writePost(trx: Trx, post: NewPost): Promise<PostRow> {
  for (let tries = 0; tries < SLUG_TRIES; tries += 1) {
    const written = await insertPost.first(trx, {
      viewer: post.authorId,
      id: post.id,
      slug: slugOf(post.text, 'post'),
      type: post.type,
      kind: post.poll === null ? 'TEXT' : post.poll.quiz === null ? 'POLL' : 'QUIZ',
      pod: post.podId,
      text: post.text,
      mentions: JSON.stringify(post.mentions),
      images: JSON.stringify(post.images),
      parts: JSON.stringify(post.parts),
      pollOptions: post.poll && JSON.stringify(post.poll.options),
      pollVotes: post.poll && post.poll.options.map(() => 0),
      pollMultiple: post.poll && post.poll.multiple,
      pollEndsAt: post.poll && post.poll.endsAt,
      createdAt: post.createdAt,
      tags: tagsOf([post.text, ...post.parts.map((part) => part.text)]),
      linkPreview: post.linkPreview && JSON.stringify(post.linkPreview),
    });
    if (written !== undefined) return written;
  }
  throw new Error('No free slug was found for a post.');
}

const insertAnswer = statement<
  never,
  { post: string; right: readonly string[]; explanation: string | null }
>(
  'feed.insert-quiz-answer',
  `insert into quiz_answers (post_id, right_ids, explanation)
   values (:post::uuid, :right::text[], :explanation)`,
);

/** Stores the right answers of a quiz, apart from its post. */
export async function saveAnswer(
  trx: Trx,
  post: string,
  { right, explanation }: { right: readonly string[]; explanation: string | null },
): Promise<void> {
  await insertAnswer.all(trx, { post, right, explanation });
}

/** A post as its own writes need it, locked until the transaction ends. */
export interface LockedPost {
  id: string;
  type: 'POST' | 'THREAD';
  authorId: string;
  podId: string | null;
  text: string;
  parts: StoredPart[];
  mentions: StoredMention[];
  state: PostState;
  heldReason: HeldReason | null;
  /** People who voted in its poll. */
  voters: number;
}

/** Locks a post for a change; two changes of one post wait for each other. */
export async function lockPost(trx: Trx, id: string): Promise<LockedPost | undefined> {
  const row = await feedTables(trx)
    .selectFrom('posts')
    .select(['id', 'type', 'author_id', 'pod_id', 'text', 'parts', 'mentions'])
    .select(['state', 'held_reason', 'poll_voters'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      ...row,
      authorId: row.author_id,
      podId: row.pod_id,
      heldReason: row.held_reason,
      voters: row.poll_voters,
    }
  );
}

/** Replaces the text and stores the previous one. */
export async function replaceText(
  trx: Trx,
  post: LockedPost,
  text: string,
  mentions: StoredMention[],
  now: Date,
): Promise<void> {
  const tables = feedTables(trx);
  const tags = tagsOf([text, ...post.parts.map((part) => part.text)]);
  await tables
    .insertInto('post_revisions')
    .values({ id: newId(), post_id: post.id, text: post.text, replaced_at: now })
    .execute();
  await tables
    .updateTable('posts')
    .set({ text, tags, mentions: JSON.stringify(mentions), edited_at: now })
    .where('id', '=', post.id)
    .execute();
}

/** A post whose state was set. */
export interface StateChange {
  authorId: string;
  podId: string | null;
  /** False where it was in that state before. */
  isChanged: boolean;
}

type StateValues = { id: string; state: PostState; held: HeldReason | null; weekStart: string };

const setState = statement<StateChange, StateValues>(
  'feed.set-post-state',
  `with found as (
    select id, author_id, pod_id, state, held_reason from posts
    where id = :id::uuid and state <> 'DELETED' for no key update
  ), changed as (
    update posts set state = :state::text, held_reason = :held::text from found
    where posts.id = found.id
      and (found.state, found.held_reason) is distinct from (:state::text, :held::text)
    returning posts.id, found.pod_id, (:state::text = 'ACTIVE')::int - (found.state = 'ACTIVE')::int as delta
  ), counted as (
    update pods set post_count = greatest(post_count + changed.delta, 0),
      weekly_post_count = greatest(
        weekly_post_count + changed.delta * (changed.id >= :weekStart::uuid)::int, 0)
    from changed where pods.id = changed.pod_id and changed.delta <> 0
  )
  select author_id as "authorId", pod_id as "podId", exists (select from changed) as "isChanged" from found`,
);

/**
 * Hides, shows or deletes a post. Its pod counts only active posts. One statement.
 *
 * @param held why a hidden post waits for a moderator
 * @returns undefined where it is deleted already
 */
export function setPostState(
  trx: Trx,
  id: string,
  state: PostState,
  now: Date,
  held: HeldReason | null = null,
): Promise<StateChange | undefined> {
  const weekStart = lowestIdAt(new Date(now.getTime() - WEEK));
  return setState.first(trx, { id, state, held, weekStart });
}

const ownDeleted = (name: string, where: string) =>
  statement<{ id: string }, { key: string; author: string }>(
    name,
    `select id from posts where ${where} and author_id = :author::uuid and state = 'DELETED'`,
  );
const ownDeletedById = ownDeleted('feed.own-deleted-by-id', 'id = :key::uuid');
const ownDeletedBySlug = ownDeleted('feed.own-deleted-by-slug', 'slug = :key');

/** Whether a key names a post that this person wrote and that has been deleted. */
export async function wasOwn(trx: Trx, key: string, author: string): Promise<boolean> {
  const wanted = isId(key) ? ownDeletedById : ownDeletedBySlug;
  return (await wanted.first(trx, { key, author })) !== undefined;
}

const findPeople = statement<
  { id: string; slug: string },
  { author: string; slugs: readonly string[] }
>(
  'feed.mentioned-people',
  `select a.id, a.slug from person_view a
   where a.slug = any(:slugs::text[])
     and ${noBlockText(':author::uuid', 'a.id')}`,
);

/** The ids, by slug, of the people that the author may mention. */
export async function findMentioned(
  db: Database | Trx,
  author: string,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await findPeople.all(db, { author, slugs });
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

const readDeletedImages = statement<Pick<PostRow, 'images' | 'link_preview'>, { id: string }>(
  'feed.images-of-deleted',
  `select images, link_preview from posts where id = :id::uuid and state = 'DELETED'`,
);

/** The stored files of a deleted post's pictures and link preview; none while it is not deleted. */
export async function imageKeysOfDeleted(db: Database, id: string): Promise<string[]> {
  const row = await readDeletedImages.first(db, { id });
  return row === undefined
    ? []
    : [...row.images.flatMap(fileKeys), ...linkFileKeys(row.link_preview)];
}
