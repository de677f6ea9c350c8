import type { QueryClient } from '@tanstack/react-query';
import type { Notification } from '@upround/notifications/contract';

/** The slices whose answers a notification may have outdated, by what it is about; calls are named after their slice. */
const slicesOf: Partial<Record<Notification['target']['referenceType'], readonly string[]>> = {
  JOB: ['jobs'],
  POST: ['feed.readPost', 'social'],
  COMMENT: ['feed.readPost', 'social'],
  REPLY: ['feed.readPost', 'social'],
};

/**
 * Marks what a notification leads to as outdated: it tells of something that happened after it may have been read. The
 * page that opens reads it again; nothing that is shown already is.
 */
export function outdateTarget(client: QueryClient, { target }: Notification): void {
  const slices = slicesOf[target.referenceType] ?? [];
  void client.invalidateQueries({
    refetchType: 'none',
    predicate: ({ queryKey: [call] }) =>
      typeof call === 'string' &&
      slices.some((slice) => call === slice || call.startsWith(`${slice}.`)),
  });
}
