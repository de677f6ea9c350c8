import type { Failure } from '@upround/shared/contract-core';
import { newId } from '@upround/shared/db';
import { handleTask, type EventDefinition } from '@upround/shared/tasks';
import {
  commented,
  followed,
  replied,
  unfollowed,
  type MeasureContext,
  type ModeratedRecords,
  type RealtimeEvent,
  type PersonHiding,
  type ReportStore,
} from '@upround/shared/ports';
import type { ApiModule, StaffRole } from '@upround/shared/server-kit';
import { createTestServer, type TestServer } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { socialModule, type SocialDeps } from '../social-module';
import {
  ideaRecords,
  jobRecords,
  moderatedPosts,
  personRecords,
  newsRecords,
  podRecords,
  pollRecords,
  postRecords,
} from './records.fixtures';

/** A person who can make calls. */
export interface TestPerson {
  id: string;
  token: string;
}

/** An answer as these tests read it. */
export interface Answer<Body> {
  status: number;
  body: Body;
}

/** A post as it is put straight into the database. */
export interface InsertedPost {
  author: TestPerson;
  text?: string;
  type?: 'POST' | 'THREAD';
  poll?: { options: string[]; multiple: boolean; closed: boolean };
  /** Makes its poll a quiz. */
  answer?: { right: string[]; explanation: string | null };
}

interface SentEvent {
  name: string;
  data: { userId: string; referenceType: string; referenceId: string };
}

/** Social's module on a database of its own, with records of other slices to act on. */
export interface SocialServer {
  get<Body = Record<string, unknown>>(path: string, as?: TestPerson): Promise<Answer<Body>>;
  send<Body = Record<string, unknown>>(
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    as?: TestPerson,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Body>>;
  person(staffRoles?: readonly StaffRole[]): Promise<TestPerson>;
  pod(): Promise<string>;
  /** Puts posts into the database and answers their ids. */
  insert(...posts: InsertedPost[]): Promise<string[]>;
  /** Puts an idea into the database and answers its id. */
  idea(author: TestPerson, title?: string): Promise<string>;
  /** Puts an open job into the database and answers its id. */
  job(creator: TestPerson, title?: string): Promise<string>;
  block(blocker: TestPerson, blocked: TestPerson): Promise<void>;
  /** Events that others heard, in order. */
  heard: SentEvent[];
  /** Ids of comments and replies that others heard of, in order. */
  announced: string[];
  /** What open pages were sent, in order. */
  sent: { to: readonly string[]; event: RealtimeEvent }[];
  drain(): Promise<number>;
  query<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  database: TestServer['database'];
  /** What moderators can do to comments and replies. */
  moderated: ModeratedRecords;
  /** Runs a measure in a transaction of its own. */
  measure<Result>(work: (context: MeasureContext) => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

/** Code of the first error of a refusal. */
export function codeOf(answer: Answer<unknown>): string | undefined {
  return (answer.body as Failure).errors[0]?.code;
}

const relation = z.object({
  userId: z.string(),
  referenceType: z.string(),
  referenceId: z.string(),
});

/** A slice that listens to social's events. */
function listener(heard: SentEvent[], announced: string[]): ApiModule {
  const hear = (name: string, event: EventDefinition<typeof relation>) =>
    handleTask(
      { name: `test.${name}`, data: relation },
      async (_context, data) => void heard.push({ name: event.name, data }),
      [event],
    );
  const announce = handleTask(
    { name: 'test.announced', data: commented.data },
    async (_context, { referenceId }) => void announced.push(referenceId),
    [commented, replied],
  );
  const tasks = [hear('one', followed), hear('two', unfollowed), announce];
  return { name: 'listener', calls: [], tasks };
}

const numberOf = (() => {
  let count = 0;
  return () => (count += 1);
})();

async function insertPost(server: TestServer, post: InsertedPost): Promise<string> {
  const id = newId();
  const { author, text = 'A post.', type = 'POST', poll, answer } = post;
  const kind = poll === undefined ? 'TEXT' : answer === undefined ? 'POLL' : 'QUIZ';
  await server.database.query(
    `insert into posts (id, slug, author_id, type, kind, text) values ($1, $2, $3, $4, $5, $6)`,
    [id, `post-${numberOf()}`, author.id, type, kind, text],
  );
  if (poll !== undefined) {
    await server.database.query(
      `update posts set poll_options = $2::jsonb, poll_votes = $3::int[], poll_multiple = $4,
         poll_ends_at = now() + $5::int * interval '1 hour' where id = $1`,
      [
        id,
        JSON.stringify(poll.options.map((option) => ({ id: option, text: option }))),
        poll.options.map(() => 0),
        poll.multiple,
        poll.closed ? -1 : 1,
      ],
    );
  }
  if (answer !== undefined) {
    await server.database.query(
      'insert into quiz_answers (post_id, right_ids, explanation) values ($1, $2, $3)',
      [id, answer.right, answer.explanation],
    );
  }
  return id;
}

/** Starts social alone. */
/** Stores reports without making cases of them. */
const reportStore: ReportStore = {
  add: async (trx, { reporterId, reference, category, message }) => {
    const { rows } = await sql<{ id: string; created_at: Date }>`
      insert into reports (id, reporter_id, reference_type, reference_id, category, message)
      values (${newId()}::uuid, ${reporterId}::uuid, ${reference.referenceType},
        ${reference.referenceId}::uuid, ${category}, ${message})
      on conflict (reporter_id, reference_id) do update set message = reports.message
      returning id, created_at`.execute(trx);
    const [row] = rows;
    if (row === undefined) throw new Error('a report that was just stored is not there');
    return { id: row.id, receivedAt: row.created_at };
  },
};

/** Blocks without the locks of other slices. */
const personHiding: PersonHiding = {
  hide: async ({ trx }, kind, { userId, otherId }) => {
    if (otherId === '') return false;
    await sql`insert into ${sql.table(kind === 'block' ? 'blocks' : 'mutes')}
      values (${userId}::uuid, ${otherId}::uuid)`.execute(trx);
    return true;
  },
};

export async function startSocialServer(
  deps: Pick<SocialDeps, 'spamCheck'> = {},
): Promise<SocialServer> {
  const heard: SentEvent[] = [];
  const announced: string[] = [];
  const sent: SocialServer['sent'] = [];
  const social = socialModule({
    ...deps,
    reportStore,
    personHiding,
    contributed: () => ({
      moderated: [moderatedPosts],
      targets: [postRecords, ideaRecords, jobRecords, newsRecords, podRecords, personRecords],
    }),
    polls: pollRecords,
    followCounts: { forget: () => Promise.resolve() },
    realtime: {
      send: (to, event) => void sent.push({ to, event }),
      disconnect: () => undefined,
    },
  });
  const [moderated] = social.contributes?.moderated ?? [];
  if (moderated === undefined) throw new Error('Social contributes no moderated records.');
  const server = await createTestServer({ modules: [social, listener(heard, announced)] });
  const inject = async <Body>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    as: TestPerson | undefined,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> => {
    const raw = await server.app.inject({
      method,
      url,
      headers: {
        ...(as === undefined ? {} : { 'access-token': as.token }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const parsed: unknown = raw.body === '' ? undefined : raw.json();
    return { status: raw.statusCode, body: parsed as Body };
  };

  return {
    heard,
    announced,
    sent,
    get: (path, as) => inject('GET', path, as),
    send: inject,
    person: async (staffRoles = []) => {
      const { userId, token } = await server.signUpAs(`person-${numberOf()}`, { staffRoles });
      return { id: userId, token };
    },
    pod: async () => {
      const id = newId();
      await server.database.query(
        `insert into pods (id, slug, name, description, topic) values ($1, $2, 'P', 'P', 'P')`,
        [id, `pod-${numberOf()}`],
      );
      return id;
    },
    insert: async (...posts) => {
      const ids: string[] = [];
      for (const post of posts) ids.push(await insertPost(server, post));
      return ids;
    },
    idea: async (author, title = 'An idea') => {
      const id = newId();
      await server.database.query(
        `insert into ideas (id, slug, author_id, title, description, problem, solution, stage)
         values ($1, $2, $3, $4, 'In short', 'Why', 'How', 'IDEA')`,
        [id, `idea-${numberOf()}`, author.id, title],
      );
      return id;
    },
    job: async (creator, title = 'Backend engineer') => {
      const id = newId();
      await server.database.query(
        `insert into jobs (id, slug, creator_id, title, company, description, location, city, type, workplace,
           state, listing_id, published_at)
         values ($1, $2, $3, $4, 'Tidewater', 'Own the readings.', 'Pune', 'pune', 'FULL_TIME', 'HYBRID',
           'OPEN', $1, now())`,
        [id, `job-${numberOf()}`, creator.id, title],
      );
      return id;
    },
    block: async (blocker, blocked) => {
      await server.database.query('insert into blocks (user_id, blocked_id) values ($1, $2)', [
        blocker.id,
        blocked.id,
      ]);
    },
    drain: () => server.runTasks(),
    query: (text, values) => server.database.query(text, values),
    database: server.database,
    moderated,
    measure: (work) =>
      server.db
        .transaction()
        .execute((trx) => work({ trx, tasks: server.tasks.senderOn(trx), now: new Date() })),
    stop: () => server.close(),
  };
}
