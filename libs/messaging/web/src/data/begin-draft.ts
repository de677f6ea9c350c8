import type { QueryClient } from '@tanstack/react-query';
import { draftKey } from './draft-channel';
import { messageDrafts } from './drafts';

/** Begins the draft of a conversation; what the member wrote there before stays. */
export async function beginDraft(
  client: QueryClient,
  userId: string,
  conversationId: string,
  text: string,
): Promise<void> {
  const written = await messageDrafts.read(userId, conversationId).catch(() => '');
  if (written.trim() !== '') return;
  client.setQueryData(draftKey(userId, conversationId), text);
  await messageDrafts.write(userId, conversationId, text);
}
