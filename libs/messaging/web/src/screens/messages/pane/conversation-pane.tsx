import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
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
import { useIsUsed } from './use-is-used';

interface OpenConversationProps {
  conversation: Conversation;
  isChosen: boolean;
}

function OpenConversation({ conversation, isChosen }: OpenConversationProps) {
  const pane = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const searchButton = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  // On the first page of a visit the focus stays at its beginning.
  const [wasChosen] = useState(isChosen && key !== 'default');
  const [isSearching, setSearching] = useState(false);
  const [target, setTarget] = useState<Target | null>(null);
  const isUsed = useIsUsed(pane);
  const { writing, state, asked } = conversation;
  useEffect(() => {
    const { activeElement: focused } = document;
    // On a phone the chosen row is gone with its list.
    const isLost = !(focused instanceof HTMLElement) || focused.offsetParent === null;
    if (wasChosen && isLost) heading.current?.focus({ preventScroll: true });
  }, [wasChosen]);
  const waitsForAnswer = asked && state !== 'ACCEPTED' && writing !== 'GONE';
  const mayWrite = (writing === 'OPEN' && !(asked && state === 'REJECTED')) || writing === 'FIRST';
  return (
    <div ref={pane} className="contents">
      <ConversationHead
        headingRef={heading}
        searchRef={searchButton}
        conversation={conversation}
        isSearching={isSearching}
        onSearch={() => setSearching((before) => !before)}
      />
      {isSearching && (
        <ConversationSearch
          conversation={conversation}
          onClose={() => {
            setSearching(false);
            searchButton.current?.focus();
          }}
          onFound={(sequence) => {
            setSearching(false);
            setTarget({ sequence });
          }}
        />
      )}
      <ThreadPane
        conversation={conversation}
        target={target}
        isCovered={isSearching}
        marksRead={isChosen || isUsed}
      />
      {!isSearching && (
        <>
          {waitsForAnswer && <RequestBar conversation={conversation} />}
          {mayWrite ? (
            <Composer conversation={conversation} isFocused={wasChosen} />
          ) : (
            <WritingNote conversation={conversation} />
          )}
        </>
      )}
    </div>
  );
}

export interface ConversationPaneProps {
  id: string;
  /** The address names it. The latest one is shown without that: it takes no focus, and is unread until it is used. */
  isChosen: boolean;
}

/** One conversation: its messages and the composer. */
export function ConversationPane({ id, isChosen }: ConversationPaneProps) {
  const client = useQueryClient();
  const query = useQuery(conversationQuery(id));
  const { error } = query;
  // What a list has brought is shown also where the reading fails.
  const shown = query.data ?? knownConversation(client, id);
  if (error instanceof ApiError && error.status === 404) return <MissingConversation />;
  if (shown !== undefined) return <OpenConversation conversation={shown} isChosen={isChosen} />;
  if (query.isError) {
    return <PaneError error={error} busy={query.isFetching} onRetry={() => void query.refetch()} />;
  }
  return <PaneSkeleton />;
}
