import {
  changeConversation,
  listConversations,
  listMessages,
  openConversation,
  sendMessage,
  type Conversation,
} from '@upround/messaging/contract';
import type { CallInput } from '@upround/shared/contract-core';
import { newId } from '@upround/shared/db';
import { handleTask } from '@upround/shared/tasks';
import { messaged, type RealtimeEvent } from '@upround/shared/ports';
import type { ApiModule } from '@upround/shared/server-kit';
import {
  createTestServer,
  type TestMember,
  type TestServer,
  type TestServerOptions,
} from '@upround/shared/testing-server';
import { messagingModule } from '../messaging-module';
import type { MessagingDeps } from '../messaging-settings';

/** An event that was sent to a person's open pages. */
export interface SentEvent extends RealtimeEvent {
  userId: string;
}

/** The slice on a database of its own; records realtime events and published events. */
export interface MessagingServer extends TestServer {
  events: SentEvent[];
  heard: unknown[];
  /** Events sent to these people since the last call, in order. */
  eventsFor(
    ...people: TestMember[]
  ): { userId: string; name: string; data: RealtimeEvent['data'] }[];
  /** People with names of their own. */
  people(count: number): Promise<[TestMember, TestMember, ...TestMember[]]>;
  open(as: TestMember, other: TestMember): Promise<Conversation>;
  /** A conversation that both can write to. */
  accepted(one: TestMember, other: TestMember): Promise<string>;
  send(as: TestMember, conversationId: string, text: string, clientId?: string): SentMessage;
  patch(
    as: TestMember,
    id: string,
    body: CallInput<typeof changeConversation>['body'],
  ): ReturnType<typeof changed>;
  list(as: TestMember, query?: CallInput<typeof listConversations>['query']): Listed;
  messages(as: TestMember, query: CallInput<typeof listMessages>['query']): Page;
  follow(one: TestMember, other: TestMember): Promise<void>;
  block(one: TestMember, other: TestMember): Promise<void>;
}

type SentMessage = ReturnType<typeof sent>;
type Listed = ReturnType<typeof listed>;
type Page = ReturnType<typeof paged>;
const sent = (server: TestServer, as: TestMember, body: CallInput<typeof sendMessage>['body']) =>
  server.call(sendMessage, { body }, { as });
const changed = (
  server: TestServer,
  as: TestMember,
  id: string,
  body: CallInput<typeof changeConversation>['body'],
) => server.call(changeConversation, { params: { id }, body }, { as });
const listed = (
  server: TestServer,
  as: TestMember,
  query: CallInput<typeof listConversations>['query'],
) => server.call(listConversations, { query }, { as });
const paged = (
  server: TestServer,
  as: TestMember,
  query: CallInput<typeof listMessages>['query'],
) => server.call(listMessages, { query }, { as });

let counter = 0;

/** Starts messaging alone. */
export async function startMessagingServer(
  deps: Omit<MessagingDeps, 'realtime'> = {},
  options: TestServerOptions = {},
): Promise<MessagingServer> {
  const events: SentEvent[] = [];
  const heard: unknown[] = [];
  const realtime = {
    send: (userIds: readonly string[], event: RealtimeEvent) => {
      for (const userId of userIds) events.push({ userId, ...event });
    },
    disconnect: () => undefined,
  };
  const listener: ApiModule = {
    name: 'listener',
    calls: [],
    tasks: [
      handleTask(
        { name: 'test.messaged', data: messaged.data },
        async (_context, data) => void heard.push(data),
        [messaged],
      ),
    ],
  };
  const server = await createTestServer({
    ...options,
    modules: [messagingModule({ ...deps, realtime }), listener],
  });
  const { query } = server.database;
  const messaging: MessagingServer = {
    ...server,
    events,
    heard,
    eventsFor: (...people) => {
      const ids = new Set(people.map(({ userId }) => userId));
      return events.splice(0).filter(({ userId }) => ids.has(userId));
    },
    people: async (count) => {
      const made: TestMember[] = [];
      for (let at = 0; at < count; at += 1) {
        counter += 1;
        made.push(await server.signUpAs(`person-${counter}`));
      }
      return made as [TestMember, TestMember, ...TestMember[]];
    },
    open: async (as, other) => {
      const body = { userId: other.userId };
      const answer = await server.call(openConversation, { body }, { as });
      expect([answer.status, answer.error]).toEqual([200, undefined]);
      return answer.body;
    },
    accepted: async (one, other) => {
      const { id } = await messaging.open(one, other);
      expect((await messaging.patch(other, id, { state: 'ACCEPTED' })).status).toBe(200);
      return id;
    },
    send: (as, conversationId, text, clientId) =>
      sent(server, as, { conversationId, text, ...(clientId === undefined ? {} : { clientId }) }),
    patch: (as, id, body) => changed(server, as, id, body),
    list: (as, query = {}) => listed(server, as, query),
    messages: (as, query) => paged(server, as, query),
    follow: async (one, other) => {
      await query(
        `insert into follows (follower_id, reference_id, reference_type, id) values ($1, $2, 'USER', $3)`,
        [one.userId, other.userId, newId()],
      );
    },
    block: async (one, other) => {
      await query('insert into blocks (user_id, blocked_id) values ($1, $2)', [
        one.userId,
        other.userId,
      ]);
    },
  };
  return messaging;
}

/** Puts many messages into a conversation at once; `senders` take turns. */
export async function fillConversation(
  server: TestServer,
  conversationId: string,
  senders: readonly TestMember[],
  count: number,
): Promise<void> {
  await server.database.query(
    `insert into messages (conversation_id, sequence, id, sender_id, text, created_at)
     select $1, c.last_sequence + n, gen_random_uuid(), ($2::uuid[])[1 + n % $3::int],
       'Message ' || (c.last_sequence + n), now()
     from conversations c, generate_series(1, $4::int) n where c.id = $1`,
    [conversationId, senders.map(({ userId }) => userId), senders.length, count],
  );
  await server.database.query(
    'update conversations set last_sequence = last_sequence + $2 where id = $1',
    [conversationId, count],
  );
}
