import { lazy } from 'react';
import type { Conversation } from '@upround/messaging/contract';
import { useFormat } from '@upround/shared/i18n';
import { RichText } from '@upround/social/web';
import { LazyMenu } from '@upround/shared/ui';
import { useMessagingText } from '../../../messages/catalogue';
import type { ThreadRow } from '../../../model/thread-rows';
import { Bubble, BubbleNote } from './bubble';

const loadMenu = () => import('./message-menu');
const MessageMenu = /* @__PURE__ */ lazy(() =>
  loadMenu().then((module) => ({ default: module.MessageMenu })),
);

interface MessageBubbleProps {
  row: Extract<ThreadRow, { kind: 'message' }>;
  conversation: Conversation;
  lastOwn: number;
  isTarget: boolean;
}

/** A message that the server has. */
export function MessageBubble({ row, conversation, lastOwn, isTarget }: MessageBubbleProps) {
  const t = useMessagingText();
  const format = useFormat();
  const { message, isOwn } = row;
  const { otherReadUpTo, person } = conversation;
  const time = format.time(message.createdAt);
  const name = person?.displayName ?? t('somebody');
  const isRead = otherReadUpTo !== null && otherReadUpTo >= message.sequence;
  const state = isOwn && message.sequence === lastOwn ? (isRead ? 'read' : 'sent') : null;
  return (
    <Bubble
      isOwn={isOwn}
      isFirst={row.isFirst}
      isLast={row.isLast}
      isTarget={isTarget}
      beside={
        message.text !== '' && (
          <LazyMenu
            size="small"
            label={t('thread.more', { time })}
            preload={loadMenu}
            className="opacity-0 group-hover/message:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-60"
            menu={(trigger) => <MessageMenu message={message} isOwn={isOwn} trigger={trigger} />}
          />
        )
      }
      below={
        (row.isLast || state !== null) && (
          <BubbleNote>
            <time dateTime={message.createdAt} title={format.dateTime(message.createdAt)}>
              {time}
            </time>
            {state !== null && <span className="dot">{t(`thread.${state}`)}</span>}
          </BubbleNote>
        )
      }
    >
      <span className="sr-only">
        {isOwn ? t('thread.fromYou', { time }) : t('thread.from', { name, time })}
      </span>
      {message.text === '' ? (
        <p className="text-small text-muted italic">{t('thread.erased')}</p>
      ) : (
        <RichText text={message.text} />
      )}
    </Bubble>
  );
}
