import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Conversation } from '@upround/messaging/contract';
import { ApiError } from '@upround/shared/api-client';
import { knownConversation } from '../../../data/conversation-cache';
import { conversationQuery } from '../../../data/conversation-queries';
import { Composer } from '../composer/composer';
import { RequestBar } from '../composer/request-bar';
import { WritingNote } from '../composer/writing-note';
import { ConversationSearch } from '../search/conversation-search';
import { ThreadPane } from '../thread/thread-pane';
import type { Target } from '../thread/use-target';
import { ConversationHead } from './conversation-head';
import { MissingConversation, PaneError, PaneSkeleton } from './pane-states';

function OpenConversation({ conversation }: { conversation: Conversation }) {
  const [isSearching, setSearching] = useState(false);
  const [target, setTarget] = useState<Target | null>(null);
  const { writing, state, asked } = conversation;
  const waitsForAnswer = asked && state !== 'ACCEPTED' && writing !== 'GONE';
  const mayWrite = (writing === 'OPEN' && !(asked && state === 'REJECTED')) || writing === 'FIRST';
  return (
    <>
      <ConversationHead
        conversation={conversation}
        isSearching={isSearching}
        onSearch={() => setSearching((before) => !before)}
      />
      {isSearching && (
        <ConversationSearch
          conversation={conversation}
          onClose={() => setSearching(false)}
          onFound={(sequence) => {
            setSearching(false);
            setTarget({ sequence });
          }}
        />
      )}
      <ThreadPane conversation={conversation} target={target} isCovered={isSearching} />
      {!isSearching && (
        <>
          {waitsForAnswer && <RequestBar conversation={conversation} />}
          {mayWrite ? (
            <Composer conversation={conversation} />
          ) : (
            <WritingNote conversation={conversation} />
          )}
        </>
      )}
    </>
  );
}

/** The conversation that the address names. */
export function ConversationPane({ id }: { id: string }) {
  const client = useQueryClient();
  const query = useQuery({
    ...conversationQuery(id),
    placeholderData: () => knownConversation(client, id),
  });
  const { error, data } = query;
  if (error instanceof ApiError && error.status === 404) return <MissingConversation />;
  if (data !== undefined) return <OpenConversation conversation={data} />;
  if (query.isError) {
    return <PaneError busy={query.isFetching} onRetry={() => void query.refetch()} />;
  }
  return <PaneSkeleton />;
}
