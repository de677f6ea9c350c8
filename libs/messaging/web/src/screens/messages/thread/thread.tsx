import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Conversation } from '@upround/messaging/contract';
import { useFormat } from '@upround/shared/i18n';
import { useSession } from '@upround/shared/session';
import { classes } from '@upround/shared/ui';
import { useMessagingText } from '../../../messages/catalogue';
import type { History } from '../../../model/history';
import { firstUnread, threadRows } from '../../../model/thread-rows';
import { useOutgoing } from '../../../outbox/use-outbox';
import { ArrivedNotice } from './arrived-notice';
import { EdgeStatus } from './edge-status';
import { FailureNotice } from './failure-notice';
import { JumpToLatest } from './jump-to-latest';
import { lastSeen } from './last-seen';
import { ThreadRowView } from './thread-row-view';
import { useReadMark } from './use-read-mark';
import { useReadOn } from './use-read-on';
import { useIsMeasured } from './use-is-measured';
import { useJump } from './use-jump';
import type { Target } from './use-target';

/** Rows beyond the window that are kept ready, and how near the end still counts as being there. */
const OVERSCAN = 8;
const AT_END = 80;

interface ThreadProps {
  conversation: Conversation;
  history: History;
  target: Target | null;
  isCovered: boolean;
  marksRead: boolean;
}

/** The messages, in a scroll area that keeps its position when messages are added before or after. */
export function Thread({ conversation, history, target, isCovered, marksRead }: ThreadProps) {
  const t = useMessagingText();
  const format = useFormat();
  const { user } = useSession();
  const viewerId = user?.id ?? '';
  const scroller = useRef<HTMLDivElement>(null);
  const outgoing = useOutgoing(conversation.id);
  const { messages } = history;
  // Where the new begins stays for as long as the conversation is open, also once it is read.
  const [newFrom] = useState(() =>
    conversation.unreadCount > 0 && conversation.type === 'DIRECT'
      ? firstUnread(messages, viewerId, conversation.readUpTo)
      : null,
  );
  const rows = useMemo(
    () =>
      threadRows({
        messages,
        viewerId,
        newFrom,
        dayOf: format.date,
        isWhole: history.older === null,
        outgoing: history.newer === null ? outgoing : [],
      }),
    [messages, outgoing, viewerId, newFrom, format, history.newer, history.older],
  );
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  // A new function would make the virtualizer place all rows again with each scroll step.
  const keyAt = useCallback((index: number) => keys[index] ?? index, [keys]);

  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === 'start' ? 250 : 48),
    getItemKey: keyAt,
    overscan: OVERSCAN,
    paddingStart: 8,
    paddingEnd: 12,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: AT_END,
    useFlushSync: false,
  });

  const isPlaced = useRef(false);
  useLayoutEffect(() => {
    if (isPlaced.current) return;
    isPlaced.current = true;
    const at = keys.indexOf('new');
    if (at === -1) virtualizer.scrollToEnd();
    else virtualizer.scrollToIndex(at, { align: 'start' });
  }, [keys, virtualizer]);
  // The viewer's own new message is always scrolled into view.
  const sent = outgoing.at(-1)?.clientId;
  const lastSent = useRef(sent);
  useLayoutEffect(() => {
    if (sent !== undefined && sent !== lastSent.current) virtualizer.scrollToEnd();
    lastSent.current = sent;
  }, [sent, virtualizer]);

  const isMeasured = useIsMeasured(virtualizer.getTotalSize);
  const items = virtualizer.getVirtualItems();
  const edges = useReadOn(conversation.id, history, scroller, items);
  const { id } = conversation;
  const jump = useJump({ conversationId: id, history, rows, target, scroller, virtualizer });
  const seen = isCovered ? 0 : lastSeen(items, rows, virtualizer);
  useReadMark(conversation, marksRead ? seen : 0);
  const lastOwn = messages.findLast(({ senderId }) => senderId === viewerId)?.sequence ?? 0;
  const isAtEnd = history.newer === null && virtualizer.isAtEnd(AT_END * 2);

  return (
    <div className={classes('relative min-h-0 grow', isCovered && 'hidden')}>
      <div
        ref={scroller}
        role="region"
        tabIndex={0}
        aria-label={t('thread.label', {
          name: conversation.person?.displayName ?? t('somebody'),
        })}
        className="flex h-full flex-col overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
      >
        <div
          role="log"
          aria-live="off"
          className={classes('relative mt-auto w-full shrink-0', !isMeasured && 'invisible')}
          style={{ height: virtualizer.getTotalSize() }}
        >
          {items.map((item) => {
            const row = rows[item.index];
            return (
              row !== undefined && (
                <div
                  key={item.key}
                  ref={virtualizer.measureElement}
                  data-index={item.index}
                  className="absolute inset-x-0 top-0 mx-auto max-w-content px-4"
                  style={{ transform: `translateY(${item.start}px)` }}
                >
                  <ThreadRowView
                    row={row}
                    conversation={conversation}
                    lastOwn={lastOwn}
                    isTarget={row.kind === 'message' && row.message.sequence === jump.shown}
                  />
                </div>
              )
            );
          })}
        </div>
      </div>
      <EdgeStatus edges={edges} />
      {!isAtEnd && (
        <JumpToLatest conversation={conversation} busy={jump.isBusy} onJump={jump.toLatest} />
      )}
      <FailureNotice outgoing={outgoing} />
      <ArrivedNotice conversation={conversation} messages={messages} />
    </div>
  );
}
