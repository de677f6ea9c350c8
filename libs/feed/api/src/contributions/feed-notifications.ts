import { mayBeNotifiedOf, readableContent, type Database } from '@upround/shared/db';
import type { ReferenceType } from '@upround/shared/domain';
import { links } from '@upround/shared/links';
import {
  notifiesOf,
  pollEnded,
  type NotificationDraft,
  type NotificationKind,
} from '@upround/shared/ports';
import type { TaskDefinition } from '@upround/shared/tasks';
import { sql } from 'kysely';
import * as z from 'zod/mini';

const notifyVoters = {
  name: 'notifications.tell-voters',
  data: z.object({ postId: z.string(), after: z.optional(z.string()) }),
} satisfies TaskDefinition;

/** Voters of one task; the next task continues. */
const VOTERS = 200;

interface PolledPost {
  reference_type: ReferenceType;
  author_id: string;
}

async function findPost(db: Database, postId: string): Promise<PolledPost | undefined> {
  const { rows } = await sql<PolledPost>`
    select reference_type, author_id from content_view where id = ${postId}::uuid`.execute(db);
  return rows[0];
}

const draftFor = (
  userId: string,
  postId: string,
  { author_id: authorId, reference_type: referenceType }: PolledPost,
): NotificationDraft => ({
  userId,
  type: 'POLL',
  referenceType,
  referenceId: postId,
  actorId: authorId,
  groupKey: `POLL:${postId}`,
  actKey: `POLL:${postId}`,
  holds: sql`(${mayBeNotifiedOf(userId, authorId)} and exists (${readableContent(userId, postId)}))`,
});

async function votersOf(db: Database, postId: string, after: string | undefined) {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from vote_view
    where reference_id = ${postId}::uuid
      and (${after ?? null}::uuid is null or user_id > ${after ?? null}::uuid)
    order by user_id limit ${VOTERS}`.execute(db);
  return rows.map((row) => row.user_id);
}

/** The result of a poll or quiz, for its author and for all who voted. */
const pollNotification: NotificationKind<{ post_slug: string; words: string }> = {
  type: 'POLL',
  group: 'SYSTEM',
  label: 'Polls',
  hint: 'A poll or quiz you posted or answered has ended.',
  isSystem: true,
  about: readableContent(sql.ref('n.user_id'), sql.ref('n.reference_id')),
  outdates: ['feed.readPost', 'social'],
  describe: ({ referenceType }, { post_slug: slug, words }) => ({
    sentence: [{ text: 'The results of a poll or quiz are in' }],
    deeplink: links.post(slug),
    excerpt: words,
    formerTarget: { postType: referenceType },
  }),
  listeners: [
    notifiesOf(
      { name: 'notifications.tell-poll', data: pollEnded.data },
      [pollEnded],
      async ({ db, inTransaction }, { postId }) => {
        const post = await findPost(db, postId);
        await inTransaction((_trx, tasks) => tasks.send(notifyVoters, { postId }));
        return post === undefined ? [] : [draftFor(post.author_id, postId, post)];
      },
    ),
    notifiesOf(notifyVoters, [], async ({ db, inTransaction }, { postId, after }) => {
      const post = await findPost(db, postId);
      const voters = await votersOf(db, postId, after);
      const last = voters.at(-1);
      if (post === undefined || last === undefined) return [];
      if (voters.length === VOTERS) {
        await inTransaction((_trx, tasks) => tasks.send(notifyVoters, { postId, after: last }));
      }
      return voters.map((userId) => draftFor(userId, postId, post));
    }),
  ],
};

/** The kinds of notifications that the feed makes. */
export const feedNotifications: readonly NotificationKind[] = [pollNotification];
