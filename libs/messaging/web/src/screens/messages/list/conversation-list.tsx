import { Archive, Inbox, MessageCircle, UserX } from 'lucide-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MessagesTab } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { Button, EmptyState, ErrorState, InlineError } from '@upround/shared/ui';
import { listQuery, readMoreConversations } from '../../../data/conversation-queries';
import { useMessagingText } from '../../../messages/catalogue';
import type { ListName } from '../../../model/conversation-lists';
import { ConversationRow } from './conversation-row';
import { ListSkeleton } from './list-skeleton';

const icons = { inbox: MessageCircle, requests: Inbox, declined: UserX, archived: Archive };

interface ConversationListProps {
  name: ListName;
  tab: MessagesTab;
  openId: string | null;
  onBegin: () => void;
}

export function ConversationList({ name, tab, openId, onBegin }: ConversationListProps) {
  const t = useMessagingText();
  const client = useQueryClient();
  const query = useQuery(listQuery(client, name));
  const more = useMutation({ mutationFn: () => readMoreConversations(client, name) });
  if (query.isPending) return <ListSkeleton />;
  if (query.data === undefined) {
    return (
      <ErrorState
        title={t('list.error')}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  const { conversations, more: cursor } = query.data;
  if (conversations.length === 0) {
    return (
      <EmptyState
        icon={icons[name]}
        title={t(`list.${name}Empty`)}
        action={name === 'inbox' && <Button onClick={onBegin}>{t('begin.open')}</Button>}
      >
        {t(`list.${name}EmptyHint`)}
      </EmptyState>
    );
  }
  return (
    <div className="min-h-0 grow overflow-y-auto overscroll-contain">
      <ul aria-label={t(`tabs.${name === 'requests' ? 'waiting' : name}`)}>
        {conversations.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            tab={tab}
            isDeclined={name === 'declined'}
            isOpen={conversation.id === openId}
          />
        ))}
      </ul>
      {more.isError && <InlineError className="px-4 pt-3">{t('list.moreError')}</InlineError>}
      {cursor !== null && (
        <div className="flex justify-center p-4">
          <Button busy={more.isPending} onClick={() => more.mutate()}>
            {t('list.more')}
          </Button>
        </div>
      )}
    </div>
  );
}
