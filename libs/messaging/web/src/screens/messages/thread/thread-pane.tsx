import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Conversation } from '@upround/messaging/contract';
import { FailureReason } from '@upround/shared/query';
import { ErrorState } from '@upround/shared/ui';
import { catchUp, historyKey, historyQuery } from '../../../data/history-cache';
import { retryWithBackOff } from '../../../data/retry-with-back-off';
import { useMessagingText } from '../../../messages/catalogue';
import { lastSequenceOf, type History } from '../../../model/history';
import { ThreadSkeleton } from '../pane/pane-states';
import { Thread } from './thread';
import type { Target } from './use-target';

interface ThreadPaneProps {
  conversation: Conversation;
  target: Target | null;
  /** Hidden while something else is shown in its place. */
  isCovered: boolean;
  /** Messages in sight count as read. */
  marksRead: boolean;
}

/** The messages of a conversation, read from the first unread one, or from the end. */
export function ThreadPane({ conversation, target, isCovered, marksRead }: ThreadPaneProps) {
  const t = useMessagingText();
  const client = useQueryClient();
  const { id, unreadCount, readUpTo, lastSequence } = conversation;
  const [around] = useState(() => (unreadCount > 0 ? readUpTo + 1 : undefined));
  const query = useQuery(historyQuery(id, around));
  const { refetch } = query;

  // What was read on an earlier visit of this page is taken up again, from where it ended. What was left far from the
  // end is read again, so that the next visit begins at the unread messages.
  useEffect(() => {
    const known = () => client.getQueryData<History>(historyKey(id));
    const catching = retryWithBackOff(() => catchUp(client, id));
    if (known() !== undefined) catching.run();
    return () => {
      catching.stop();
      const left = known();
      if (left === undefined || left.newer === null) return;
      client.removeQueries({ queryKey: historyKey(id), exact: true });
    };
  }, [client, id]);

  // What arrived while a part of it was being read is in neither.
  const { data: history } = query;
  const isBehind =
    history !== undefined && history.newer === null && lastSequence > lastSequenceOf(history);
  useEffect(() => {
    if (!isBehind) return undefined;
    const catching = retryWithBackOff(() => catchUp(client, id));
    catching.run();
    return () => catching.stop();
  }, [client, id, isBehind, lastSequence]);

  if (history !== undefined) {
    return (
      <Thread
        conversation={conversation}
        history={history}
        target={target}
        isCovered={isCovered}
        marksRead={marksRead}
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
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  return <ThreadSkeleton />;
}
