import { Archive, Inbox, MessageCircle, UserX } from 'lucide-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MessagesTab } from '@upround/shared/links';
import { PagedList, useFailureReason } from '@upround/shared/query';
import { Button, EmptyState, ListEnd } from '@upround/shared/ui';
import { listQuery, readMoreConversations } from '../../../data/conversation-queries';
import { useMessagingText } from '../../../messages/catalogue';
import type { ListName } from '../../../model/conversation-lists';
import { MorePeople } from '../begin/people-to-message';
import { ConversationRow } from './conversation-row';
import { ListSkeleton } from './list-skeleton';

const icons = { inbox: MessageCircle, requests: Inbox, declined: UserX, archived: Archive };

/** So many conversations fill the list: no one to write to is suggested below them. */
const MANY = 6;

interface ConversationListProps {
  name: ListName;
  tab: MessagesTab;
  openId: string | null;
  onBegin: () => void;
}

export function ConversationList({ name, tab, openId, onBegin }: ConversationListProps) {
  const t = useMessagingText();
  const client = useQueryClient();
  const reasonOf = useFailureReason();
  const query = useQuery(listQuery(client, name));
  const more = useMutation({ mutationFn: () => readMoreConversations(client, name) });
  const conversations = query.data?.conversations ?? [];
  const isShort = name === 'inbox' && conversations.length < MANY && query.data?.more === null;
  return (
    <PagedList
      query={query}
      skeleton={<ListSkeleton />}
      failed={t('list.error')}
      isEmpty={conversations.length === 0}
      empty={
        <EmptyState
          icon={icons[name]}
          title={t(`list.${name}Empty`)}
          action={name === 'inbox' && <Button onClick={onBegin}>{t('begin.open')}</Button>}
        >
          {t(`list.${name}EmptyHint`)}
        </EmptyState>
      }
    >
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
        <ListEnd
          hasMore={typeof query.data?.more === 'string'}
          isLoading={more.isPending}
          isFailed={more.isError}
          onMore={() => more.mutate()}
          skeleton={<ListSkeleton />}
          text={{ more: t('list.more'), failed: `${t('list.moreError')} ${reasonOf(more.error)}` }}
        />
        {isShort && (
          <MorePeople
            except={conversations.flatMap(({ person }) => person?.id ?? [])}
            isAlone={openId === null}
          />
        )}
      </div>
    </PagedList>
  );
}
