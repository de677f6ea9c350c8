import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '@upround/shared/session';
import { draftKey, broadcastDraft } from '../../../data/draft-channel';
import { messageDrafts } from '../../../data/drafts';

/**
 * What was begun in a conversation. It is on the device with every key, so that neither a reload nor another page
 * loses it; the list shows it as well.
 */
export function useDraft(conversationId: string) {
  const client = useQueryClient();
  const { user } = useSession();
  const userId = user?.id ?? '';
  const queryKey = draftKey(userId, conversationId);
  const { data } = useQuery({
    queryKey,
    queryFn: () => messageDrafts.read(userId, conversationId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // Another tab may have written while this page was not shown.
    refetchOnMount: 'always',
  });
  return {
    text: data ?? '',
    write(text: string) {
      void client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, text);
      broadcastDraft({ userId, conversationId, text });
      void messageDrafts.write(userId, conversationId, text);
    },
  };
}
