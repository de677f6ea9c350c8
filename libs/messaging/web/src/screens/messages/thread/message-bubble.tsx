import { memo } from 'react';
import type { Message } from '@upround/messaging/contract';
import { useFormat } from '@upround/shared/i18n';
import { RichText } from '@upround/social/web';
import { LazyMenu } from '@upround/shared/toasts';
import { lazyPart } from '@upround/shared/ui';
import { useMessagingText } from '../../../messages/catalogue';
import type { Grouping } from '../../../model/thread-rows';
import { Bubble, BubbleNote } from './bubble';

const MessageMenu = /* @__PURE__ */ lazyPart(() =>
  import('./message-menu').then((m) => m.MessageMenu),
);

interface MessageBubbleProps extends Grouping {
  message: Message;
  isOwn: boolean;
  /** The other person's name; empty where the account was deleted. */
  otherName: string;
  /** Delivery state of the viewer's last message; null for all others. */
  state: 'sent' | 'read' | null;
  /** The viewer jumped to this message. */
  isTarget: boolean;
}

/** A message that the server has. Rendered again only when something of its own changes, not with each new message. */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { message, isOwn, otherName, state, isFirst, isLast, isTarget } = props;
  const t = useMessagingText();
  const format = useFormat();
  const time = format.time(message.createdAt);
  const name = otherName === '' ? t('somebody') : otherName;
  return (
    <Bubble
      isOwn={isOwn}
      isFirst={isFirst}
      isLast={isLast}
      isTarget={isTarget}
      beside={
        message.text !== '' && (
          <LazyMenu
            size="small"
            label={t('thread.more', { time })}
            preload={MessageMenu.preload}
            className="opacity-0 group-hover/message:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-60"
            menu={(trigger) => <MessageMenu message={message} isOwn={isOwn} trigger={trigger} />}
          />
        )
      }
      below={
        (isLast || state !== null) && (
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
});
