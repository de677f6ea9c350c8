import type { Trx } from '@upround/shared/db';
import type { ReferenceType } from '@upround/shared/domain';
import type { Eraser, FollowCounts, PollStore, ReactionKind } from '@upround/shared/ports';
import { sql, type RawBuilder } from 'kysely';
import type { TargetRegistry } from '../targets/target-registry';

interface Pointer {
  reference_type: ReferenceType;
  reference_id: string;
}

/** Rows of one statement: each stays well below the time that a statement may take. */
const BATCH = 1_000;

/** Runs a statement that takes at most a batch of rows until it finds none. */
async function untilNone<Row>(
  trx: Trx,
  statement: RawBuilder<Row>,
  each: (rows: Row[]) => Promise<void>,
): Promise<void> {
  for (;;) {
    const { rows } = await statement.execute(trx);
    if (rows.length === 0) return;
    await each(rows);
  }
}

/** Takes one off a counter for each row. */
async function countOut(
  registry: TargetRegistry,
  trx: Trx,
  kind: ReactionKind,
  rows: readonly Pointer[],
) {
  const byType = new Map<ReferenceType, Map<string, number>>();
  for (const { reference_type: type, reference_id: id } of rows) {
    const deltas = byType.get(type) ?? new Map<string, number>();
    deltas.set(id, (deltas.get(id) ?? 0) - 1);
    byType.set(type, deltas);
  }
  for (const [type, deltas] of byType) {
    // Comments and replies share an owner whose statement looks for the id in both.
    await registry.of(type).addMany(trx, kind, deltas);
  }
}

const taken = (table: 'likes' | 'bookmarks', userId: string) => sql<Pointer>`
  delete from ${sql.table(table)} where user_id = ${userId} and reference_id in (
    select reference_id from ${sql.table(table)} where user_id = ${userId} limit ${BATCH})
  returning reference_type, reference_id`;

async function eraseFollows(
  registry: TargetRegistry,
  counts: FollowCounts,
  trx: Trx,
  userId: string,
) {
  const made = sql<Pointer>`
    delete from follows where follower_id = ${userId} and reference_id in (
      select reference_id from follows where follower_id = ${userId} limit ${BATCH})
    returning reference_type, reference_id`;
  await untilNone(trx, made, async (rows) => {
    const people = rows.filter((row) => row.reference_type === 'USER');
    await counts.forget(trx, { followed: people.map((row) => row.reference_id), followers: [] });
    const others = rows.filter((row) => row.reference_type !== 'USER');
    await countOut(registry, trx, 'FOLLOW', others);
  });
  const got = sql<{ follower_id: string }>`
    delete from follows where reference_id = ${userId} and follower_id in (
      select follower_id from follows where reference_id = ${userId} limit ${BATCH})
    returning follower_id`;
  await untilNone(trx, got, (rows) =>
    counts.forget(trx, { followed: [], followers: rows.map((row) => row.follower_id) }),
  );
}

/** Replies go; the comments above them count them out. */
async function eraseReplies(trx: Trx, userId: string) {
  await sql`
    delete from likes where reference_id in (select id from replies where author_id = ${userId})`.execute(
    trx,
  );
  await sql`
    with gone as (
      delete from replies where author_id = ${userId} returning comment_id, state
    ), counted as (
      select comment_id, count(*)::int as lost from gone where state = 'ACTIVE' group by comment_id
    )
    update comments set reply_count = greatest(reply_count - counted.lost, 0)
    from counted where comments.id = counted.comment_id`.execute(trx);
}

/** Comments go; those that others replied to stay as empty ones, so that the replies keep their place. */
async function eraseComments(registry: TargetRegistry, trx: Trx, userId: string) {
  await sql`
    delete from likes where reference_id in (select id from comments where author_id = ${userId})`.execute(
    trx,
  );
  await sql`
    update comments set text = '', like_count = 0, edited_at = null
    where author_id = ${userId} and (text <> '' or like_count <> 0)`.execute(trx);
  const alone = sql<Pointer & { state: string }>`
    delete from comments where id in (
      select c.id from comments c where c.author_id = ${userId}
        and not exists (select 1 from replies r where r.comment_id = c.id)
      limit ${BATCH})
    returning reference_type, reference_id, state`;
  await untilNone(trx, alone, (rows) =>
    countOut(
      registry,
      trx,
      'COMMENT',
      rows.filter((row) => row.state === 'ACTIVE'),
    ),
  );
}

async function eraseActivities(
  registry: TargetRegistry,
  polls: PollStore,
  trx: Trx,
  userId: string,
) {
  const done = sql<Pointer & { kind: string; state: string; selection: string[] }>`
    delete from activities where id in (
      select id from activities where user_id = ${userId} limit ${BATCH})
    returning reference_type, reference_id, kind, state, selection`;
  await sql`delete from quiz_scores where user_id = ${userId}`.execute(trx);
  await untilNone(trx, done, async (rows) => {
    const votes = rows
      .filter((row) => row.kind === 'VOTE')
      .map(({ reference_id: postId, selection }) => ({ postId, selection }));
    if (votes.length > 0) await polls.countMany(trx, votes, -1);
    const counted = new Set(
      registry.marks().flatMap(({ counts, states }) => (counts ? [states.set] : [])),
    );
    const marked = rows.filter((row) => counted.has(row.state));
    await countOut(registry, trx, 'MARK', marked);
  });
}

/** Deletes a person's relations and activities, and subtracts them from the counters. */
export function socialEraser(
  registry: TargetRegistry,
  polls: PollStore,
  counts: FollowCounts,
): Eraser {
  return {
    name: 'social',
    tables: ['activities', 'bookmarks', 'comments', 'follows', 'likes', 'quiz_scores', 'replies'],
    async erase(trx, userId) {
      await untilNone(trx, taken('likes', userId), (rows) => countOut(registry, trx, 'LIKE', rows));
      await untilNone(trx, taken('bookmarks', userId), (rows) =>
        countOut(registry, trx, 'BOOKMARK', rows),
      );
      await eraseFollows(registry, counts, trx, userId);
      await eraseReplies(trx, userId);
      await eraseComments(registry, trx, userId);
      await eraseActivities(registry, polls, trx, userId);
      return [];
    },
  };
}
