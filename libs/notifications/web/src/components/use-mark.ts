import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  MARKED_AT_ONCE,
  markNotifications,
  type Mark,
  type Notification,
} from '@upround/notifications/contract';
import { api } from '@upround/shared/api-client';
import type { NotificationGroup } from '@upround/shared/domain';
import { useFailureReason } from '@upround/shared/query';
import { toast } from '@upround/shared/toasts';
import { useNotificationsText } from '../messages/catalogue';
import { changeItems, keptItems, MARKING, refreshNewest } from '../data/notification-queries';
import { askUnread, takeUnread, knownUnread } from '../data/unread';

/** Shows some as marked before the API answers. @returns what puts them back as they were */
function showMarked(
  client: QueryClient,
  isMeant: (item: Notification) => boolean,
  isRead: boolean,
): () => void {
  const now = new Date().toISOString();
  const meant = keptItems(client).filter(
    (item) => isMeant(item) && (item.readAt !== null) !== isRead,
  );
  const before = new Map(meant.map(({ id, readAt }) => [id, readAt]));
  const change = (readAt: (id: string) => string | null) =>
    changeItems(client, (item) =>
      before.has(item.id) ? { ...item, readAt: readAt(item.id) } : item,
    );
  change(() => (isRead ? now : null));
  const known = knownUnread(client);
  if (known !== undefined) {
    const left = known.unreadCount + (isRead ? -before.size : before.size);
    takeUnread(client, { ...known, unreadCount: Math.max(left, 0) });
  }
  return () => {
    change((id) => before.get(id) ?? null);
    void askUnread(client);
  };
}

interface Marking {
  body: Mark;
  isMeant: (item: Notification) => boolean;
  isRead: boolean;
}

/** Marking: shown at once, put back with a toast where it does not come about. */
export function useMark() {
  const client = useQueryClient();
  const t = useNotificationsText();
  const reasonOf = useFailureReason();
  const { mutateAsync } = useMutation({
    mutationKey: MARKING,
    mutationFn: ({ body }: Marking) => api.call(markNotifications, { body }),
    onMutate: ({ isMeant, isRead }) => showMarked(client, isMeant, isRead),
    onError: (error, _marking, putBack) => {
      putBack?.();
      toast.show({ type: 'error', text: t('mark.failed', { why: reasonOf(error) }) });
    },
    onSuccess: (marked) => takeUnread(client, marked),
    onSettled: (marked) => void refreshNewest(client, marked?.version),
  });
  const send = (body: Mark, isMeant: Marking['isMeant'], isRead = true) =>
    mutateAsync({ body, isMeant, isRead }).catch(() => undefined);

  return {
    /** One line, which may combine the actions of several people. */
    one: ({ id }: Pick<Notification, 'id'>, isRead: boolean) =>
      void send(
        { ids: [id], ...(isRead ? {} : { read: false }) },
        (item) => item.id === id,
        isRead,
      ),

    /**
     * Those that are shown, or all of a group that were there when its list was read; can be undone.
     *
     * @param group null for just those that are shown, undefined for all groups
     */
    async all(
      group: NotificationGroup | undefined | null,
      shown: readonly Notification[],
      upTo: number,
    ) {
      const unread = shown.filter(({ readAt }) => readAt === null).map(({ id }) => id);
      const ids = group === null ? unread.slice(0, MARKED_AT_ONCE) : unread;
      const isMeant = ({ id }: Notification) => ids.includes(id);
      const body: Mark = group === null ? { ids } : { all: true, upTo, ...(group && { group }) };
      const marked = await send(body, isMeant);
      if (marked === undefined) return;
      const back = group === null ? body : { ...body, markedAt: marked.markedAt };
      toast.show({
        text: t('mark.done'),
        undo: () => void send({ ...back, read: false }, isMeant, false),
      });
    },
  };
}
