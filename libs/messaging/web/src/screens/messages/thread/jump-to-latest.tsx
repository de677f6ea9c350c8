import { ArrowDown } from 'lucide-react';
import type { Conversation } from '@upround/messaging/contract';
import { IconButton, Pill } from '@upround/shared/ui';
import { useMessagingText } from '../../../messages/catalogue';

interface JumpToLatestProps {
  conversation: Conversation;
  busy: boolean;
  onJump: () => void;
}

/** A button that scrolls to the end, with the number of messages that have arrived there. */
export function JumpToLatest({ conversation, busy, onJump }: JumpToLatestProps) {
  const t = useMessagingText();
  const { unreadCount } = conversation;
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
      {unreadCount > 0 ? (
        <Pill icon={ArrowDown} className="pointer-events-auto" onClick={onJump}>
          {t('thread.newBelow', { count: unreadCount })}
        </Pill>
      ) : (
        <IconButton
          icon={ArrowDown}
          variant="secondary"
          label={t('thread.latest')}
          busy={busy}
          onClick={onJump}
          className="pointer-events-auto shadow-floating"
        />
      )}
    </div>
  );
}
