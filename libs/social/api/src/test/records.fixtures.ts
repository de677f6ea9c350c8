import { defineErrors } from '@upround/shared/contract-core';
import { isId, type Database, type Trx } from '@upround/shared/db';
import {
  moveCounter,
  type ModeratedRecords,
  type PollStore,
  type QuizAnswer,
  type ReactionTarget,
} from '@upround/shared/ports';
import { sql } from 'kysely';

/** Records of other slices as social's tests need them: posts, pods and people, straight on their tables. */

const postColumns = { LIKE: 'like_count', BOOKMARK: 'bookmark_count', COMMENT: 'comment_count' };

const unblocked = (person: string, viewerId: string | null) => sql`not exists (
  select 1 from block_view b
  where (b.user_id = ${viewerId}::uuid and b.blocked_id = ${sql.ref(person)})
    or (b.user_id = ${sql.ref(person)} and b.blocked_id = ${viewerId}::uuid))`;

const unused = (): Promise<never> => Promise.reject(new Error('not part of this test'));

export const postRecords: ReactionTarget = {
  types: ['POST', 'THREAD', 'QUIZ'],
  async find(db, viewerId, { referenceType, referenceId }) {
    const { rows } = await sql<{ ownerId: string }>`
      select author_id as "ownerId" from posts
      where id = ${referenceId} and type = ${referenceType} and state = 'ACTIVE'
        and ${unblocked('author_id', viewerId)}`.execute(db);
    return rows[0] ?? null;
  },
  add: (trx, change) => {
    const column = postColumns[change.kind as keyof typeof postColumns];
    const where = sql`posts.state = 'ACTIVE' and posts.type = ${change.reference.referenceType}
      and ${unblocked('author_id', change.actorId)}`;
    return moveCounter(trx, { table: 'posts', column, where, change });
  },
  async addMany(trx, kind, deltas) {
    const column = sql.ref(postColumns[kind as keyof typeof postColumns]);
    for (const [id, delta] of deltas)
      await sql`update posts set ${column} = ${column} + ${delta}::int where id = ${id}`.execute(
        trx,
      );
  },
  async describe(db, viewerId, ids) {
    const { rows } = await sql<{ id: string; slug: string; title: string }>`
      select id, slug, text as title from posts
      where id = any(${ids}::uuid[]) and state = 'ACTIVE' and ${unblocked('author_id', viewerId)}`.execute(
      db,
    );
    return new Map(rows.map(({ id, slug, title }) => [id, { slug, title, author: 'A' }]));
  },
};

/** Posts as moderators read them. */
export const moderatedPosts: ModeratedRecords = {
  types: ['POST', 'THREAD'],
  measures: [],
  async capture(db, { referenceId }) {
    const { rows } = await sql<{ slug: string; text: string; ownerId: string }>`
      select slug, text, author_id as "ownerId" from posts where id = ${referenceId}`.execute(db);
    const [row] = rows;
    return row === undefined
      ? null
      : { ...row, title: '', pictures: [], path: `/post/${row.slug}`, at: '' };
  },
  hide: unused,
  show: unused,
  remove: unused,
};

const ownErrors = defineErrors({
  OWN_IDEA: { status: 403, sentence: 'This idea is yours.' },
  OWN_JOB: { status: 403, sentence: 'This job is yours.' },
});

const ideaColumns = {
  LIKE: 'like_count',
  BOOKMARK: 'bookmark_count',
  COMMENT: 'comment_count',
  MARK: 'would_use_count',
};

export const ideaRecords: ReactionTarget = {
  types: ['IDEA'],
  mark: {
    kind: 'WOULD_USE',
    states: { set: 'WOULD_USE', unset: 'NOT_WOULD_USE' },
    counts: true,
    ownError: ownErrors.OWN_IDEA,
  },
  async find(db, viewerId, { referenceId }) {
    const { rows } = await sql<{ ownerId: string }>`
      select author_id as "ownerId" from ideas
      where id = ${referenceId} and state = 'ACTIVE' and ${unblocked('author_id', viewerId)}`.execute(
      db,
    );
    return rows[0] ?? null;
  },
  add: (trx, change) => {
    const column = ideaColumns[change.kind as keyof typeof ideaColumns];
    const where = change.delta < 0 ? sql`true` : sql`ideas.state = 'ACTIVE'`;
    return moveCounter(trx, { table: 'ideas', column, where, change });
  },
  addMany: unused,
  async describe(db, _viewerId, ids) {
    const { rows } = await sql<{ id: string; slug: string; title: string }>`
      select id, slug, title from ideas where id = any(${ids}::uuid[]) and state = 'ACTIVE'`.execute(
      db,
    );
    return new Map(rows.map(({ id, slug, title }) => [id, { slug, title, author: 'A' }]));
  },
};

export const jobRecords: ReactionTarget = {
  types: ['JOB'],
  mark: {
    kind: 'APPLIED',
    states: { set: 'APPLIED', unset: 'NOT_APPLIED' },
    counts: false,
    ownError: ownErrors.OWN_JOB,
  },
  async find(db, viewerId, { referenceId }) {
    const { rows } = await sql<{ ownerId: string }>`
      select creator_id as "ownerId" from job_view
      where id = ${referenceId} and state = 'OPEN' and ${unblocked('creator_id', viewerId)}`.execute(
      db,
    );
    return rows[0] ?? null;
  },
  add: (trx, change) =>
    moveCounter(trx, {
      table: 'jobs',
      column: 'bookmark_count',
      change,
      where: sql`jobs.state <> 'DRAFT' and ${unblocked('creator_id', change.actorId)}`,
    }),
  addMany: unused,
  async describe(db, viewerId, ids) {
    const { rows } = await sql<{ id: string; slug: string; title: string; author: string }>`
      select id, slug, title, company as author from job_view
      where id = any(${ids}::uuid[]) and ${unblocked('creator_id', viewerId)}`.execute(db);
    return new Map(rows.map(({ id, ...summary }) => [id, summary]));
  },
};

/** Records of these kinds always exist, without an owner. */
export const newsRecords: ReactionTarget = {
  types: ['NEWS', 'ARTICLE', 'ESSAY'],
  find: () => Promise.resolve({ ownerId: '' }),
  add: unused,
  addMany: unused,
  describe: unused,
};

export const podRecords: ReactionTarget = {
  types: ['POD'],
  async find(db, _viewerId, { referenceId }) {
    const { rows } = await sql`select 1 from pods where id = ${referenceId}`.execute(db);
    return rows.length === 0 ? null : { ownerId: '' };
  },
  add: (trx, change) =>
    moveCounter(trx, { table: 'pods', column: 'member_count', where: sql`true`, change }),
  addMany: unused,
  describe: unused,
};

async function findPerson(db: Database | Trx, viewerId: string | null, id: string) {
  if (!isId(id)) return null;
  const { rows } = await sql<{ ownerId: string }>`
    select p.id as "ownerId" from person_view p
    where p.id = ${id} and ${unblocked('p.id', viewerId)}`.execute(db);
  return rows[0] ?? null;
}

export const personRecords: ReactionTarget = {
  types: ['USER'],
  find: (db, viewerId, { referenceId }) => findPerson(db, viewerId, referenceId),
  async add(trx, change) {
    if ((await findPerson(trx, change.actorId, change.reference.referenceId)) === null) return null;
    const where = sql`people.state = 'ACTIVE'`;
    return moveCounter(trx, { table: 'people', column: 'follower_count', where, change });
  },
  addMany: unused,
  describe: unused,
};

interface PollRow {
  author_id: string;
  options: { id: string }[] | null;
  votes: number[];
  voters: number;
  multiple: boolean;
  closed: boolean;
  answer: QuizAnswer | null;
}

async function readPoll(trx: Trx, postId: string, lock = sql``): Promise<PollRow | undefined> {
  if (!isId(postId)) return undefined;
  const { rows } = await sql<PollRow>`
    select author_id, poll_options as options, poll_votes as votes, poll_voters as voters,
      poll_multiple as multiple, poll_ends_at <= now() as closed,
      (select jsonb_build_object('right', q.right_ids, 'explanation', q.explanation)
       from quiz_answers q where q.post_id = posts.id) as answer
    from posts where id = ${postId} and state = 'ACTIVE' ${lock}`.execute(trx);
  return rows[0];
}

async function totals(trx: Trx, postId: string) {
  const poll = await readPoll(trx, postId);
  const options = (poll?.options ?? []).map(({ id }, index) => ({
    id,
    votes: poll?.votes[index] ?? 0,
  }));
  return { options, voters: poll?.voters ?? 0 };
}

export const pollRecords: PollStore = {
  async open(trx, _voterId, postId) {
    const poll = await readPoll(trx, postId);
    if (poll === undefined) return { kind: 'NOT_FOUND' };
    if (poll.options === null) return { kind: 'NOT_A_POLL' };
    const { author_id: ownerId, multiple, closed, answer } = poll;
    const optionIds = poll.options.map(({ id }) => id);
    return { kind: closed ? 'CLOSED' : 'OPEN', ownerId, optionIds, multiple, answer };
  },
  async count(trx, postId, selection) {
    const poll = await readPoll(trx, postId, sql`for update`);
    const votes = (poll?.options ?? []).map(
      ({ id }, index) => (poll?.votes[index] ?? 0) + (selection.includes(id) ? 1 : 0),
    );
    await sql`update posts set poll_votes = ${votes}::int[], poll_voters = poll_voters + 1
      where id = ${postId}`.execute(trx);
    return totals(trx, postId);
  },
  totals,
  countMany: unused,
};
