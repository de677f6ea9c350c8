import { listNotifications, registerDevice } from '@upround/notifications/contract';
import { notificationsModule, type NotificationsDeps } from '@upround/notifications/api';
import { newId } from '@upround/shared/db';
import type { EventDefinition } from '@upround/shared/tasks';
import { commented, followed, liked, replied, unliked } from '@upround/shared/ports';
import type { PushMessage, PushResult, PushService, Realtime } from '@upround/shared/ports';
import {
  createTestServer,
  type TestDatabase,
  type TestMember,
  type TestServer,
} from '@upround/shared/testing-server';
import type * as z from 'zod/mini';
import { composedOfAll } from '../test/composed-server.fixtures';

interface SentEvent {
  userIds: readonly string[];
  name: string;
  data: Readonly<Record<string, unknown>>;
}

/** Open pages that record the events they receive. */
export function pages(): Realtime & { heard: SentEvent[] } {
  const heard: SentEvent[] = [];
  return {
    heard,
    send: (userIds, { name, data }) => void heard.push({ userIds, name, data }),
    disconnect: () => undefined,
  };
}

/** A fake push service that records its requests and returns given responses. */
export function devices(
  answer: (message: PushMessage) => PushResult = () => 'sent',
): PushService & { asked: PushMessage[] } {
  const asked: PushMessage[] = [];
  return {
    asked,
    send: (message) => {
      asked.push(message);
      return Promise.resolve(answer(message));
    },
  };
}

const { contributed } = composedOfAll();

interface Wanted {
  cursor?: string;
  limit?: number;
  search?: string;
  state?: 'ALL' | 'UNREAD';
  type?: 'LIKE' | 'FOLLOW';
  types?: string;
}

/** Notifications with the kinds of all slices, on a database of their own, where the slices’ events are published. */
export async function startNotifications(
  deps: Partial<NotificationsDeps> = {},
  database?: TestDatabase,
) {
  const server: TestServer = await createTestServer({
    ...(database === undefined ? {} : { database }),
    modules: ({ now }) => [notificationsModule({ now, contributed: () => contributed, ...deps })],
  });
  let count = 0;
  const numbered = (name: string) => `${name}-${(count += 1)}-${newId().slice(-6)}`;
  const query = <Row>(text: string, values: readonly unknown[] = []) =>
    server.database.query<Row>(text, values);

  async function publish<Schema extends z.ZodMiniType>(
    event: EventDefinition<Schema>,
    data: z.input<Schema>,
  ) {
    await server.db.transaction().execute((trx) => server.tasks.senderOn(trx).publish(event, data));
  }
  const relation = (userId: string, referenceId: string, referenceType = 'POST') => ({
    userId,
    referenceId,
    referenceType,
  });

  /** With a token of this moment: the clock may have gone on by hours. */
  const now = async (as: TestMember) => ({ token: await server.tokens.signAccess(as) });
  const ask = async (as: TestMember | undefined, wanted: Wanted = {}) =>
    server.call(listNotifications, { query: wanted }, { as: as && (await now(as)) });
  const person = (displayName?: string) => {
    const name = numbered('person');
    return server.signUpAs(name, { displayName: displayName ?? name });
  };

  return {
    server,
    query,
    publish,
    person,
    now,
    people: async (howMany: number) => {
      const all: TestMember[] = [];
      for (let at = 0; at < howMany; at += 1) all.push(await person());
      return all;
    },
    post: async (author: TestMember, text = 'A post about runway') => {
      const id = newId();
      await query(
        `insert into posts (id, slug, author_id, type, kind, text) values ($1, $2, $3, 'POST', 'TEXT', $4)`,
        [id, numbered('post'), author.userId, text],
      );
      return id;
    },
    idea: async (author: TestMember, title: string) => {
      const [id, slug] = [newId(), numbered('idea')];
      await query(
        `insert into ideas (id, slug, author_id, title, description, problem, solution, stage)
         values ($1, $2, $3, $4, 'In short', 'Why', 'How', 'IDEA')`,
        [id, slug, author.userId, title],
      );
      return { id, slug };
    },
    story: async (title: string) => {
      const [source, id, slug] = [newId(), newId(), numbered('story')];
      await query(
        `insert into news_sources (id, slug, name, kind, feed_url, host)
         values ($1, $2, 'Wire', 'FEED', $2, 'wire.example')`,
        [source, slug],
      );
      await query(
        `insert into news_stories (id, slug, source_id, title, url, host, url_key, title_key, title_numbers,
           published_at)
         values ($1, $2, $3, $4, 'https://wire.example', 'wire.example', $2, $2, '', now())`,
        [id, slug, source, title],
      );
      return { id, slug };
    },
    editorial: async (kind: 'ARTICLE' | 'ESSAY', slug: string) => {
      const id = newId();
      await query(
        `insert into editorials (id, kind, slug, title, summary, preview, body, outline, reading_minutes,
           published_at)
         values ($1, $2, $3, 'T', 'S', 'P', 'B', '[]', 1, now())`,
        [id, kind, slug],
      );
      return { id, slug };
    },
    like: async (by: TestMember, referenceId: string) => {
      await query(
        `insert into likes (reference_id, user_id, reference_type, id) values ($1, $2, 'POST', $3)`,
        [referenceId, by.userId, newId()],
      );
      await publish(liked, relation(by.userId, referenceId));
    },
    unlike: async (by: TestMember, referenceId: string) => {
      await query('delete from likes where reference_id = $1 and user_id = $2', [
        referenceId,
        by.userId,
      ]);
      await publish(unliked, relation(by.userId, referenceId));
    },
    follow: async (by: TestMember, whom: TestMember) => {
      await query(
        `insert into follows (follower_id, reference_id, reference_type, id) values ($1, $2, 'USER', $3)`,
        [by.userId, whom.userId, newId()],
      );
      await publish(followed, relation(by.userId, whom.userId, 'USER'));
    },
    comment: async (
      by: TestMember,
      postId: string,
      text = 'Well said',
      mentioned: TestMember[] = [],
    ) => {
      const id = newId();
      await query(
        `insert into comments (id, reference_type, reference_id, author_id, text) values ($1, 'POST', $2, $3, $4)`,
        [id, postId, by.userId, text],
      );
      const mentionedIds = mentioned.map(({ userId }) => userId);
      await publish(commented, { ...relation(by.userId, id, 'COMMENT'), mentionedIds });
      return id;
    },
    reply: async (by: TestMember, commentId: string, text = 'So it is') => {
      const id = newId();
      await query('insert into replies (id, comment_id, author_id, text) values ($1, $2, $3, $4)', [
        id,
        commentId,
        by.userId,
        text,
      ]);
      await publish(replied, { ...relation(by.userId, id, 'REPLY'), mentionedIds: [] });
      return id;
    },
    block: (by: TestMember, whom: TestMember) =>
      query('insert into blocks (user_id, blocked_id) values ($1, $2)', [by.userId, whom.userId]),
    list: async (as: TestMember, wanted: Wanted = {}) => (await ask(as, wanted)).body,
    ask,
    device: async (of: TestMember, token: string, deviceId = token) =>
      server.call(registerDevice, { body: { fcmToken: token, deviceId } }, { as: await now(of) }),
  };
}

export type Notifications = Awaited<ReturnType<typeof startNotifications>>;
