import { listNotifications, registerDevice } from '@upround/notifications/contract';
import { newId } from '@upround/shared/db';
import {
  notifiesOf,
  type NotificationKind,
  type PushMessage,
  type PushService,
} from '@upround/shared/ports';
import type { EventDefinition } from '@upround/shared/tasks';
import { createTestServer, type TestMember } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { notificationsModule } from '../notifications-module';
import type { NotificationsDeps } from '../notifications-settings';

/** A push service that notes what it is asked. */
export function devices(): PushService & { asked: PushMessage[] } {
  const asked: PushMessage[] = [];
  return {
    asked,
    send: (message) => {
      asked.push(message);
      return Promise.resolve('sent');
    },
  };
}

/** Someone waved at a person; with `type` of one of the sample kinds. */
const waved = {
  name: 'test.waved',
  data: z.object({ type: z.string(), userId: z.string(), actorId: z.string() }),
} satisfies EventDefinition;

const sample = (changes: Partial<NotificationKind> & { type: string }): NotificationKind => ({
  group: 'PEOPLE',
  label: 'Waves',
  hint: 'Somebody waves at you.',
  describe: ({ who }) => ({
    sentence: [...who, { text: ' waved at you' }],
    deeplink: '/waves',
    excerpt: '',
    pushText: 'Wave back.',
  }),
  ...changes,
});

/** Kinds of no slice. What a `GONE` is about can never be read. */
export const sampleKinds: readonly NotificationKind[] = [
  sample({
    type: 'WAVE',
    listeners: [
      notifiesOf(
        { name: 'test.notify-wave', data: waved.data },
        [waved],
        (_context, { type, userId, actorId }) => [
          {
            type,
            userId,
            actorId,
            referenceType: 'USER',
            referenceId: actorId,
            groupKey: `${type}:${userId}`,
            actKey: `${type}:${actorId}`,
            holds: sql`true`,
          },
        ],
      ),
    ],
  }),
  sample({ type: 'GONE', group: 'WORK', about: sql`select 1 as one where false` }),
  sample({
    type: 'MARKED',
    group: 'WORK',
    about: sql`select p.slug, 'Marked ' || p.slug as words from people p where p.id = n.user_id`,
    // Acts of people whose name begins so count for nothing.
    actCounts: sql`p.display_name not like 'Nobody%'`,
  }),
  sample({ type: 'KNOCK', isPushOnly: true }),
];

/** Notifications of the sample kinds, on a database of their own. */
export async function startNotifications(deps: Partial<NotificationsDeps> = {}) {
  const server = await createTestServer({
    modules: ({ now }) => [
      notificationsModule({ now, contributed: () => ({ notifications: sampleKinds }), ...deps }),
    ],
  });
  let count = 0;
  const person = (displayName?: string) => {
    const name = `person-${(count += 1)}-${newId().slice(-6)}`;
    return server.signUpAs(name, { displayName: displayName ?? name });
  };
  /** With a token of this moment: the clock may have gone on by hours. */
  const now = async (as: TestMember) => ({ token: await server.tokens.signAccess(as) });
  return {
    server,
    person,
    now,
    query: <Row>(text: string, values: readonly unknown[] = []) =>
      server.database.query<Row>(text, values),
    people: async (howMany: number) => {
      const all: TestMember[] = [];
      for (let at = 0; at < howMany; at += 1) all.push(await person());
      return all;
    },
    wave: async (by: TestMember, at: TestMember, type = 'WAVE') => {
      const data = { type, userId: at.userId, actorId: by.userId };
      await server.db
        .transaction()
        .execute((trx) => server.tasks.senderOn(trx).publish(waved, data));
    },
    list: async (as: TestMember, query: { group?: 'PEOPLE' | 'WORK'; search?: string } = {}) =>
      (await server.call(listNotifications, { query }, { as: await now(as) })).body,
    device: async (of: TestMember, token: string, deviceId = token) =>
      server.call(registerDevice, { body: { fcmToken: token, deviceId } }, { as: await now(of) }),
  };
}

export type Notifications = Awaited<ReturnType<typeof startNotifications>>;
