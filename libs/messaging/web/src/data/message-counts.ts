import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { listConversations, type MessageCounts } from '@upround/messaging/contract';
import { api } from '@upround/shared/api-client';
import { noteCounts, readWithRaceGuard } from './race-guard';

// Apart from the lists of conversations, since every page shows the counts and only few show the lists.

export const countsKey = [listConversations.id, 'counts'] as const;

/** What waits for the viewer, over all conversations. */
export function countsQuery() {
  return queryOptions<MessageCounts>({
    queryKey: countsKey,
    queryFn: async ({ client, signal }) => {
      const { answer, guard } = await readWithRaceGuard(client, () =>
        api.call(listConversations, { query: { limit: 1 } }, { signal }),
      );
      const { unreadCount, requestCount } = answer;
      return guard.counts ?? { unreadCount, requestCount };
    },
  });
}

/** Stores the counts of an event. */
export function applyCounts(client: QueryClient, counts: MessageCounts): void {
  noteCounts(client, counts);
  client.setQueryData<MessageCounts>(countsKey, counts);
}
