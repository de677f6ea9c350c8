import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messagesTabs, routes } from '@upround/shared/links';
import { useRealtimeGap } from '@upround/shared/realtime';
import { Page, useSearchChoice } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { classes } from '@upround/shared/ui';
import { conversationQuery } from '../../data/conversation-queries';
import { useDraftsElsewhere } from '../../data/use-drafts-elsewhere';
import { useLiveMessages } from '../../data/use-live-messages';
import { useMessagingText } from '../../messages/catalogue';
import { useOutbox } from '../../outbox/use-outbox';
import { ListPane } from './list/list-pane';
import { ConversationPane } from './pane/conversation-pane';
import { NoConversation } from './pane/pane-states';

/** All conversations, and the open one beside them; on phones one of the two. */
export function MessagesScreen() {
  const t = useMessagingText();
  const [params] = useSearchParams();
  const openId = params.get('conversation');
  const [tab] = useSearchChoice('tab', messagesTabs);
  const outbox = useOutbox();
  const { user } = useSession();
  useLiveMessages(openId);
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
      className="flex h-[calc(100dvh-var(--frame-top)-var(--frame-bottom))] overflow-hidden"
    >
      <div
        data-two-panes
        className={classes(
          'min-h-0 w-full flex-col medium:flex medium:w-72 medium:shrink-0 medium:border-r wide:w-rail',
          openId === null ? 'flex' : 'hidden',
        )}
      >
        <ListPane tab={tab} openId={openId} />
      </div>
      <div
        className={classes(
          'min-h-0 min-w-0 grow flex-col medium:flex',
          openId === null ? 'hidden' : 'flex',
        )}
      >
        {openId === null ? <NoConversation /> : <ConversationPane key={openId} id={openId} />}
      </div>
    </Page>
  );
}
