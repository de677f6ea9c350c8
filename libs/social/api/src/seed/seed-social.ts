import { demoClock } from '@upround/shared/demo';
import type { ReferenceType } from '@upround/shared/domain';
import type { PollStore, ReactionKind } from '@upround/shared/ports';
import type { SeedContext } from '@upround/shared/server-kit';
import type { TargetRegistry } from '../targets/target-registry';
import { rebuildScores } from '../activity/quiz-score.store';
import type { SocialDemo } from './demo-comment';
import { commentRows } from './seed-comments';
import { readingRelations } from './seed-reading';
import { castFollows, pollVotes, postReactions, wouldUse } from './seed-reactions';
import {
  insertComments,
  insertRelations,
  insertReplies,
  insertVotes,
  insertWouldUse,
  type SeedRelation,
} from './seed-rows';

const idsOf = (records: readonly { slug: string; id: string }[]) =>
  new Map(records.map(({ slug, id }) => [slug, id]));

/** Moves every counter by the rows that were just written, one statement for each owner of records. */
async function countUp(
  registry: TargetRegistry,
  { trx }: SeedContext,
  kind: ReactionKind,
  rows: readonly Pick<SeedRelation, 'referenceType' | 'referenceId'>[],
): Promise<void> {
  const byOwner = new Map<ReturnType<TargetRegistry['of']>, Map<string, number>>();
  for (const { referenceType, referenceId } of rows) {
    const owner = registry.of(referenceType as ReferenceType);
    const deltas = byOwner.get(owner) ?? new Map<string, number>();
    deltas.set(referenceId, (deltas.get(referenceId) ?? 0) + 1);
    byOwner.set(owner, deltas);
  }
  for (const [owner, deltas] of byOwner) await owner.addMany(trx, kind, deltas);
}

/** Brings the demo community to life: follows, likes, bookmarks, votes, comments and replies. */
export async function seedSocial(
  { demoComments }: SocialDemo,
  registry: TargetRegistry,
  polls: PollStore,
  context: SeedContext,
): Promise<void> {
  const { trx, now, demo } = context;
  const clock = demoClock(now);
  const people = idsOf(demo.people);
  const { posts, ideas = [], reads = [] } = demo;
  const written = [...posts, ...ideas];
  // Comments name what is read by its title.
  const read = reads.map((one) => ({ ...one, key: one.title, createdAt: one.publishedAt }));

  const reading = readingRelations(demo, people, clock);
  const follows = [...castFollows(people, idsOf(demo.pods), clock), ...reading.follows];
  await insertRelations(trx, 'follows', follows);
  await countUp(registry, context, 'FOLLOW', follows);

  const comments = commentRows(demoComments, { posts: [...written, ...read], people, clock });
  await insertComments(trx, comments.comments);
  await insertReplies(trx, comments.replies);
  await countUp(registry, context, 'COMMENT', comments.comments);

  const answered = new Set(comments.comments.map(({ referenceId }) => referenceId));
  const reactions = postReactions(written, people, clock, answered);
  const likes = [...reactions.likes, ...comments.likes, ...reading.likes];
  await insertRelations(trx, 'likes', likes);
  await countUp(registry, context, 'LIKE', likes);
  const bookmarks = [...reactions.bookmarks, ...reading.bookmarks];
  await insertRelations(trx, 'bookmarks', bookmarks);
  await countUp(registry, context, 'BOOKMARK', bookmarks);

  const wanted = wouldUse(ideas, people, clock);
  await insertWouldUse(trx, wanted);
  await countUp(registry, context, 'MARK', wanted);

  const votes = pollVotes(posts, people, clock);
  await insertVotes(trx, votes);
  await rebuildScores(trx);
  const counted = votes.map(({ referenceId, selection }) => ({ postId: referenceId, selection }));
  await polls.countMany(trx, counted);
}
