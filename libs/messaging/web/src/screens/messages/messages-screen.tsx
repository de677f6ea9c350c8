import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messagesTabs, routes } from '@upround/shared/links';
import { useRealtimeGap } from '@upround/shared/realtime';
import { Page, useSearchChoice } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { useIsWide, WorkPanes } from '@upround/shared/ui';
import { conversationQuery } from '../../data/conversation-queries';
import { useDraftsElsewhere } from '../../data/use-drafts-elsewhere';
import { useLatestConversation } from '../../data/use-latest-conversation';
import { useLiveMessages } from '../../data/use-live-messages';
import { useMessagingText } from '../../messages/catalogue';
import { useOutbox } from '../../outbox/use-outbox';
import { ListPane } from './list/list-pane';
import { ConversationPane } from './pane/conversation-pane';
import { NoConversation } from './pane/no-conversation';
import { PaneSkeleton } from './pane/pane-states';

/** All conversations, and beside them the open one or, in wide windows, the latest; on phones one of the two. */
export function MessagesScreen() {
  const t = useMessagingText();
  const [params] = useSearchParams();
  const openId = params.get('conversation');
  const [tab] = useSearchChoice('tab', messagesTabs);
  const outbox = useOutbox();
  const { user } = useSession();
  // A wide window has room for a conversation before one is chosen.
  const isDeclined = params.get('show') === 'declined';
  const list = tab !== 'requests' ? tab : isDeclined ? 'declined' : tab;
  const latest = useLatestConversation(list, useIsWide() && openId === null);
  const shownId = openId ?? latest.id;
  useLiveMessages(shownId);
  useDraftsElsewhere();
  useRealtimeGap(() => outbox.drainAll());
  const userId = user?.id;
  useEffect(() => {
    if (userId !== undefined) void outbox.restore(userId);
  }, [outbox, userId]);
  const { data: conversation } = useQuery({
    ...conversationQuery(openId ?? ''),
    enabled: openId !== null,
  });
  const name = openId === null ? undefined : conversation?.person?.displayName;
  return (
    <Page
      pattern={routes.messages}
      title={name === undefined ? t('title') : t('titleWith', { name })}
      hideHeading
      restoresOwnScroll
    >
      <WorkPanes
        isOpen={openId !== null}
        list={<ListPane tab={tab} list={list} openId={openId} shownId={shownId} />}
        detail={
          shownId !== null ? (
            <ConversationPane key={shownId} id={shownId} isChosen={openId !== null} />
          ) : latest.isPending ? (
            <PaneSkeleton />
          ) : (
            <NoConversation isFirst={list === 'inbox' && latest.isNone} />
          )
        }
      />
    </Page>
  );
}
