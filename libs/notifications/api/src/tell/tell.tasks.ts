import type { NotificationType } from '@upround/notifications/contract';
import { isId } from '@upround/shared/db';
import {
  handleTask,
  type TaskContext,
  type TaskDefinition,
  type TaskHandler,
} from '@upround/shared/tasks';
import {
  commented,
  followed,
  liked,
  mentioned,
  pollEnded,
  removedByModerator,
  replied,
  unfollowed,
  unliked,
} from '@upround/shared/ports';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { NotificationsSettings } from '../notifications-settings';
import { findContent } from './content';
import { contentHolds, followHolds, likeHolds, personHolds } from './holds';
import { dayKey } from './news';
import { tellOfJobsTasks } from './tell-of-jobs.tasks';
import type { Teller } from './teller';

const tellLike = { name: 'notifications.tell-like', data: liked.data } satisfies TaskDefinition;
const takeLikeBack = {
  name: 'notifications.take-like-back',
  data: liked.data,
} satisfies TaskDefinition;
const tellFollow = {
  name: 'notifications.tell-follow',
  data: followed.data,
} satisfies TaskDefinition;
const takeFollowBack = {
  name: 'notifications.take-follow-back',
  data: followed.data,
} satisfies TaskDefinition;
const tellText = { name: 'notifications.tell-text', data: commented.data } satisfies TaskDefinition;
const tellRemoval = {
  name: 'notifications.tell-removal',
  data: removedByModerator.data,
} satisfies TaskDefinition;
const tellPoll = { name: 'notifications.tell-poll', data: pollEnded.data } satisfies TaskDefinition;
const tellVoters = {
  name: 'notifications.tell-voters',
  data: z.object({ postId: z.string(), after: z.optional(z.string()) }),
} satisfies TaskDefinition;

/** Voters of one task; the next task goes on. */
const VOTERS = 200;

function likeTasks(teller: Teller, now: () => Date): TaskHandler[] {
  return [
    handleTask(
      tellLike,
      async (context, { userId, referenceId }) => {
        const content = await findContent(context.db, referenceId);
        if (content === undefined) return;
        await teller.tell(context, {
          userId: content.author_id,
          type: 'LIKE',
          referenceType: content.reference_type,
          referenceId,
          actorId: userId,
          groupKey: dayKey('LIKE', referenceId, now()),
          actKey: `LIKE:${referenceId}:${userId}`,
          holds: likeHolds({ userId: content.author_id, actorId: userId, referenceId }),
        });
      },
      [liked],
    ),
    handleTask(
      takeLikeBack,
      async (context, { userId, referenceId }) => {
        const content = await findContent(context.db, referenceId);
        if (content === undefined) return;
        await teller.takeBack(context, {
          userId: content.author_id,
          actKey: `LIKE:${referenceId}:${userId}`,
          holds: likeHolds({ userId: content.author_id, actorId: userId, referenceId }),
        });
      },
      [unliked],
    ),
  ];
}

function followTasks(teller: Teller, now: () => Date): TaskHandler[] {
  const act = (followerId: string, personId: string) => ({
    userId: personId,
    actKey: `FOLLOW:${followerId}`,
    holds: followHolds({ userId: personId, actorId: followerId, referenceId: personId }),
  });
  return [
    handleTask(
      tellFollow,
      async (context, { userId, referenceType, referenceId }) => {
        if (referenceType !== 'USER') return;
        await teller.tell(context, {
          ...act(userId, referenceId),
          type: 'FOLLOW',
          referenceType,
          referenceId,
          actorId: userId,
          groupKey: dayKey('FOLLOW', referenceId, now()),
        });
      },
      [followed],
    ),
    handleTask(
      takeFollowBack,
      async (context, { userId, referenceType, referenceId }) => {
        if (referenceType === 'USER') await teller.takeBack(context, act(userId, referenceId));
      },
      [unfollowed],
    ),
  ];
}

/** Mentions, comments and replies: of one text everybody is told once, as mentioned where they are. */
function textTask(teller: Teller): TaskHandler {
  return handleTask(
    tellText,
    async (context, { referenceId, mentionedIds }) => {
      const content = await findContent(context.db, referenceId);
      if (content === undefined) return;
      const told = new Map<string, NotificationType>();
      if (content.reference_type === 'COMMENT' && content.post_author_id !== null) {
        told.set(content.post_author_id, 'COMMENT');
      }
      if (content.reference_type === 'REPLY') told.set(content.comment_author_id, 'REPLY');
      for (const userId of mentionedIds.filter(isId)) told.set(userId, 'MENTION');
      for (const [userId, type] of told) {
        await teller.tell(context, {
          ...{ userId, type, referenceId, referenceType: content.reference_type },
          actorId: content.author_id,
          groupKey: `TEXT:${referenceId}`,
          actKey: `TEXT:${referenceId}`,
          holds: contentHolds({ userId, actorId: content.author_id, referenceId }),
        });
      }
    },
    [commented, replied, mentioned],
  );
}

async function votersOf({ db }: TaskContext, postId: string, after: string | undefined) {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from vote_view
    where reference_id = ${postId}::uuid and (${after ?? null}::uuid is null or user_id > ${after ?? null}::uuid)
    order by user_id limit ${VOTERS}`.execute(db);
  return rows.map((row) => row.user_id);
}

/** The result of a poll, for its author and for all who voted. */
function pollTasks(teller: Teller): TaskHandler[] {
  const tellOf = async (context: TaskContext, postId: string, people: readonly string[]) => {
    const content = await findContent(context.db, postId);
    if (content === undefined) return;
    for (const userId of people.length > 0 ? people : [content.author_id]) {
      await teller.tell(context, {
        ...{ userId, type: 'POLL', actorId: content.author_id },
        ...{ referenceType: content.reference_type, referenceId: postId },
        groupKey: `POLL:${postId}`,
        actKey: `POLL:${postId}`,
        holds: contentHolds({ userId, actorId: content.author_id, referenceId: postId }),
      });
    }
  };
  return [
    handleTask(
      tellPoll,
      async (context, { postId }) => {
        await tellOf(context, postId, []);
        await context.inTransaction((_trx, tasks) => tasks.send(tellVoters, { postId }));
      },
      [pollEnded],
    ),
    handleTask(tellVoters, async (context, { postId, after }) => {
      const voters = await votersOf(context, postId, after);
      const last = voters.at(-1);
      if (last === undefined) return;
      await tellOf(context, postId, voters);
      if (voters.length < VOTERS) return;
      await context.inTransaction((_trx, tasks) => tasks.send(tellVoters, { postId, after: last }));
    }),
  ];
}

function removalTask(teller: Teller): TaskHandler {
  return handleTask(
    tellRemoval,
    (context, { ownerId, referenceType, referenceId }) =>
      teller.tell(context, {
        ...{ userId: ownerId, actorId: ownerId, type: 'SYSTEM', referenceId },
        referenceType: referenceType as 'POST',
        groupKey: `REMOVED:${referenceId}`,
        actKey: `REMOVED:${referenceId}`,
        holds: personHolds(ownerId),
      }),
    [removedByModerator],
  );
}

/** The tasks that make notifications of events. Each may run twice: an act makes itself known once. */
export function tellTasks(teller: Teller, { now }: NotificationsSettings): TaskHandler[] {
  return [
    ...likeTasks(teller, () => now()),
    ...followTasks(teller, () => now()),
    textTask(teller),
    ...pollTasks(teller),
    removalTask(teller),
    ...tellOfJobsTasks(teller, () => now()),
  ];
}
