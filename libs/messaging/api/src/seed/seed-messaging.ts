import { demoClock } from '@upround/shared/demo';
import type { SeedContext } from '@upround/shared/server-kit';
import { conversationRows } from './conversation-rows';
import type { MessagingDemo } from './demo-conversation';
import { insertConversations } from './seed-rows';

/** Lets the demo community talk: inboxes, requests that wait, one declined, one put away. */
export async function seedMessaging(
  { demoConversations }: MessagingDemo,
  { trx, now, demo }: SeedContext,
): Promise<void> {
  const people = new Map(demo.people.map(({ slug, id }) => [slug, id]));
  await insertConversations(trx, conversationRows(demoConversations, people, demoClock(now)));
}
