import type { QueryClient } from '@tanstack/react-query';
import type { Notification } from '@upround/notifications/contract';

/**
 * Marks the answers that a notification has outdated: what happened is newer than they may be.
 * The page that opens reads them again; nothing that is shown already is.
 */
export function outdateTarget(client: QueryClient, { outdates }: Notification): void {
  void client.invalidateQueries({
    refetchType: 'none',
    predicate: ({ queryKey: [call] }) =>
      typeof call === 'string' &&
      outdates.some((name) => call === name || call.startsWith(`${name}.`)),
  });
}
