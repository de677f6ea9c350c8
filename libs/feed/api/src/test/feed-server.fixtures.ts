import type { FeedItem } from '@upround/feed/contract';
import type { Failure, Segment } from '@upround/shared/contract-core';
import { idAt, newId } from '@upround/shared/db';
import type { Database } from '@upround/shared/db';
import type { PollStore } from '@upround/shared/ports';
import type { ApiModule, StaffRole } from '@upround/shared/server-kit';
import { createTestServer } from '@upround/shared/testing-server';
import type { TestServer } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { feedModule } from '../feed-module';
import type { FeedDeps } from '../feed-module';
import { createPollStore } from '../post/poll-store';

/** A person who can make calls. */
export interface TestPerson {
  id: string;
  slug: string;
  token: string;
}

export interface Answer<Body> {
  status: number;
  body: Body;
}

export type FeedPage = Segment<FeedItem>;

/** A post as it is put straight into the database, for tests that read. */
export interface InsertedPost {
  author: TestPerson;
  text?: string;
  podId?: string;
  type?: 'POST' | 'THREAD';
  state?: 'ACTIVE' | 'HIDDEN' | 'DELETED';
  at?: Date;
  likes?: number;
}

/** The feed's module on a database of its own. */
export interface FeedServer {
  feed: ApiModule;
  polls: PollStore;
  db: Database;
  database: TestServer['database'];
  tasks: TestServer['tasks'];
  /** Keys of the files that were taken away. */
  removed: string[];
  get<Body = FeedPage>(path: string, as?: TestPerson): Promise<Answer<Body>>;
  send<Body = FeedItem>(
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    as?: TestPerson,
    body?: unknown,
    pictures?: readonly Uint8Array[],
  ): Promise<Answer<Body>>;
  person(staffRoles?: readonly StaffRole[]): Promise<TestPerson>;
  pod(name?: string): Promise<{ id: string; slug: string }>;
  insert(...posts: InsertedPost[]): Promise<string[]>;
  /** Sets a follow straight in the database, made just now by default. */
  follow(follower: TestPerson, type: 'USER' | 'POD', id: string, at?: Date): Promise<void>;
  block(blocker: TestPerson, blocked: TestPerson): Promise<void>;
  drain(): Promise<number>;
  stop(): Promise<void>;
}

/** Code of the first error of a refusal. */
export function codeOf(answer: Answer<unknown>): string | undefined {
  return (answer.body as Failure).errors[0]?.code;
}

/** Field of the first error of a refusal. */
export function fieldOf(answer: Answer<unknown>): string | undefined {
  return (answer.body as Failure).errors[0]?.path;
}

export const idsOf = (page: FeedPage) => page.data.map(({ data }) => data.id);

/** Reads a list to its end, page by page. */
export async function readToEnd(
  server: FeedServer,
  path: string,
  as?: TestPerson,
): Promise<FeedPage[]> {
  const pages: FeedPage[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const answer: Answer<FeedPage> = await server.get(
      `${path}&cursor=${encodeURIComponent(cursor)}`,
      as,
    );
    pages.push(answer.body);
    cursor = answer.body.nextSegment;
  }
  return pages;
}

let counter = 0;

function formOf(fields: object, pictures: readonly Uint8Array[]): Response {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const bytes of pictures) form.append('images', new Blob([Buffer.from(bytes)]), 'a.png');
  return new Response(form);
}

async function inject<Body>(
  { app }: TestServer,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  as: TestPerson | undefined,
  sent?: { payload: Buffer | string; type: string },
): Promise<Answer<Body>> {
  const raw = await app.inject({
    method,
    url,
    headers: {
      ...(as && { 'access-token': as.token }),
      ...(sent && { 'content-type': sent.type }),
    },
    ...(sent && { payload: sent.payload }),
  });
  return { status: raw.statusCode, body: (raw.body === '' ? undefined : raw.json()) as Body };
}

/** Starts the feed alone: its module, its tasks, a database with people to act. */
export async function startFeedServer(
  deps: Partial<Omit<FeedDeps, 'now'>> = {},
  options: { rateLimits?: 'on' | 'off' } = {},
): Promise<FeedServer> {
  const removed: string[] = [];
  let feed: ApiModule | undefined;
  let polls: PollStore | undefined;
  const server = await createTestServer({
    ...options,
    modules: ({ now }) => {
      polls = createPollStore(now);
      feed = feedModule({
        brand: 'Upround',
        images: {
          process: async () => ({
            key: 'k.webp',
            variants: [],
            width: 8,
            height: 4,
            color: '#ffffff',
          }),
        },
        files: {
          put: async () => undefined,
          remove: async (keys) => void removed.push(...keys),
        },
        now,
        ...deps,
      });
      return [feed];
    },
  });
  if (feed === undefined || polls === undefined) throw new Error('The server made no modules.');
  const { db } = server;
  return {
    feed,
    polls,
    db,
    database: server.database,
    tasks: server.tasks,
    removed,
    get: (path, as) => inject(server, 'GET', path, as),
    send: async (method, path, as, body, pictures = []) => {
      if (method !== 'POST') {
        const json = { payload: JSON.stringify(body), type: 'application/json' };
        return inject(server, method, path, as, body === undefined ? undefined : json);
      }
      const form = formOf(body ?? {}, pictures);
      const payload = Buffer.from(await form.arrayBuffer());
      const type = form.headers.get('content-type') ?? '';
      return inject(server, method, path, as, { payload, type });
    },
    person: async (staffRoles = []) => {
      counter += 1;
      const slug = `person-${counter}`;
      const member = await server.signUpAs(slug, { displayName: `Person ${counter}`, staffRoles });
      return { id: member.userId, slug, token: member.token };
    },
    pod: async (name = 'Pod') => {
      counter += 1;
      const pod = { id: newId(), slug: `pod-${counter}` };
      await sql`insert into pods (id, slug, name, description, topic)
        values (${pod.id}, ${pod.slug}, ${name}, 'About it', 'Topic')`.execute(db);
      return pod;
    },
    insert: async (...posts) => {
      const ids: string[] = [];
      for (const post of posts) {
        const createdAt = post.at ?? new Date();
        const id = post.at === undefined ? newId() : idAt(post.at);
        await sql`insert into posts
          (id, slug, author_id, type, kind, pod_id, text, state, like_count, created_at)
          values (${id}, ${`planted-${id}`}, ${post.author.id}, ${post.type ?? 'POST'}, 'TEXT',
            ${post.podId ?? null}, ${post.text ?? 'Planted'}, ${post.state ?? 'ACTIVE'},
            ${post.likes ?? 0}, ${createdAt})`.execute(db);
        ids.push(id);
      }
      return ids;
    },
    follow: async (follower, type, id, at = new Date()) => {
      await sql`insert into follows (follower_id, reference_id, reference_type, id)
        values (${follower.id}, ${id}, ${type}, ${idAt(at)})`.execute(db);
    },
    block: async (blocker, blocked) => {
      await sql`insert into blocks (user_id, blocked_id)
        values (${blocker.id}, ${blocked.id})`.execute(db);
    },
    drain: () => server.runTasks(),
    stop: () => server.close(),
  };
}
