import { newId, type Trx } from '@upround/shared/db';
import { handleTask, type TaskDefinition, type TaskHandler } from '@upround/shared/tasks';
import { messaged } from '@upround/shared/ports';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { NotificationsSettings } from '../notifications-settings';
import { deliver } from '../push/deliver.definitions';
import { hasDevice, putIntoOutbox } from '../push/outbox.store';
import { messageWaits } from '../push/waiting-message.read-model';
import { nextPlace } from '../stream';

const tellMessage = {
  name: 'notifications.tell-message',
  data: messaged.data,
} satisfies TaskDefinition;

type Sent = z.output<typeof messaged.data>;

/**
 * Notes the newest message of a conversation that its reader is told of; each conversation has one line, which stands
 * in no list and is never unread. Ids come from the clocks of several processes; the sequence is the order.
 *
 * @returns the line; null where this message or a later one was told already
 */
async function note(
  trx: Trx,
  { recipientId, conversationId, messageId, sequence }: Sent,
  now: Date,
): Promise<string | null> {
  const place = await nextPlace(trx, recipientId);
  const { rows } = await sql<{ id: string }>`
    insert into notifications as n (id, user_id, type, group_key, reference_type, reference_id, sequence,
      place, in_app, read_at, created_at, updated_at)
    values (${newId()}, ${recipientId}, 'MESSAGE', ${`MESSAGE:${conversationId}`}, 'MESSAGE',
      ${messageId}, ${sequence ?? null}, ${place}, false, ${now}, ${now}, ${now})
    on conflict (user_id, group_key) do update
      set reference_id = excluded.reference_id, sequence = excluded.sequence,
        place = excluded.place, updated_at = excluded.updated_at, read_at = excluded.read_at
      where coalesce(n.sequence < excluded.sequence, n.reference_id < excluded.reference_id)
    returning n.id`.execute(trx);
  return rows[0]?.id ?? null;
}

/** Tells the devices of whoever was written to. In the app the number at the messages tells it, so no list does. */
export function messageTask(settings: NotificationsSettings): TaskHandler[] {
  const { preferences, push, now } = settings;
  if (push === undefined) return [];
  return [
    handleTask(
      tellMessage,
      (context, sent) =>
        context.inTransaction(async (trx, tasks) => {
          const { recipientId } = sent;
          if (!(await hasDevice(trx, recipientId))) return;
          const at = now();
          const wanted = await preferences.wants(trx, [recipientId], 'MESSAGE', 'push', at);
          if (!wanted.has(recipientId) || !(await messageWaits(trx, sent))) return;
          const id = await note(trx, sent, at);
          if (id === null) return;
          if (await putIntoOutbox(trx, recipientId, id, at)) await tasks.send(deliver, {});
        }),
      [messaged],
    ),
  ];
}
