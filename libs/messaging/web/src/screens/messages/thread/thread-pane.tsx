import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Conversation } from '@upround/messaging/contract';
import { ErrorState } from '@upround/shared/ui';
import { catchUp, historyKey, historyQuery } from '../../../data/history-cache';
import { useMessagingText } from '../../../messages/catalogue';
import type { History } from '../../../model/history';
import { ThreadSkeleton } from '../pane/pane-states';
import { Thread } from './thread';
import type { Target } from './use-target';

interface ThreadPaneProps {
  conversation: Conversation;
  target: Target | null;
  /** Something else stands in its place for a moment. */
  isCovered: boolean;
}

/** The messages of a conversation, read from the first unread one, or from the end. */
export function ThreadPane({ conversation, target, isCovered }: ThreadPaneProps) {
  const t = useMessagingText();
  const client = useQueryClient();
  const { id, unreadCount, readUpTo } = conversation;
  const [around] = useState(() => (unreadCount > 0 ? readUpTo + 1 : undefined));
  const query = useQuery(historyQuery(id, around));
  const { refetch } = query;

  // What was read on an earlier visit of this page is taken up again, from where it ended. What was left far from the
  // end is read anew, so that the next visit begins at what is unread.
  useEffect(() => {
    const known = () => client.getQueryData<History>(historyKey(id));
    if (known() !== undefined) void catchUp(client, id).catch(() => undefined);
    return () => {
      const left = known();
      if (left === undefined || left.newer === null) return;
      client.removeQueries({ queryKey: historyKey(id), exact: true });
    };
  }, [client, id]);

  if (query.data !== undefined) {
    return (
      <Thread
        conversation={conversation}
        history={query.data}
        target={target}
        isCovered={isCovered}
      />
    );
  }
  if (isCovered) return null;
  if (query.isError) {
    return (
      <ErrorState
        className="grow"
        title={t('thread.error')}
        busy={query.isFetching}
        onRetry={() => void refetch()}
      >
        {t('thread.errorHint')}
      </ErrorState>
    );
  }
  return <ThreadSkeleton />;
}
