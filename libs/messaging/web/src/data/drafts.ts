import { draftStore } from '@upround/shared/drafts';
import * as z from 'zod/mini';
import { inOrder, type Outgoing } from '../model/outgoing';
import { unsentMessagesFlag } from './unsent-messages-flag';

const place = { database: 'upround-messages', table: 'kept' } as const;

const draftsOf = draftStore<string>({ ...place, schema: z.string() });
const outgoingOf = draftStore<Outgoing>({
  ...place,
  prefix: (userId) => `outgoing:${userId}:`,
  schema: z.looseObject({ clientId: z.string(), conversationId: z.string() }),
});

/** The draft of each conversation. */
export const messageDrafts = {
  /** @throws where the browser denies access to its storage */
  read: async (userId: string, conversationId: string): Promise<string> =>
    (await draftsOf(userId).read(conversationId)) ?? '',
  async write(userId: string, conversationId: string, text: string): Promise<void> {
    const drafts = draftsOf(userId);
    await (text.trim() === '' ? drafts.delete(conversationId) : drafts.write(conversationId, text));
  },
};

/** Messages that were sent and did not arrive yet. */
export const outgoingStore = {
  async list(userId: string): Promise<Outgoing[]> {
    const all = await outgoingOf(userId).list();
    if (all.length === 0) unsentMessagesFlag.note(false);
    return all.map(({ value }) => value).sort(inOrder);
  },
  /** Whether it is still to be sent: another tab may have sent or discarded it. */
  async has({ userId, clientId }: Outgoing): Promise<boolean> {
    try {
      return (await outgoingOf(userId).read(clientId)) !== undefined;
    } catch {
      // What cannot be asked about is sent: it comes once, under its id.
      return true;
    }
  },
  async write(entry: Outgoing): Promise<void> {
    unsentMessagesFlag.note(true);
    await outgoingOf(entry.userId).write(entry.clientId, entry);
  },
  remove: ({ userId, clientId }: Outgoing): Promise<void> => outgoingOf(userId).delete(clientId),
};
