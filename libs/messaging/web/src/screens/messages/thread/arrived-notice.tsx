import { useState } from 'react';
import type { Conversation, Message } from '@upround/messaging/contract';
import { LiveRegion } from '@upround/shared/ui';
import { useMessagingText } from '../../../messages/catalogue';

interface ArrivedNoticeProps {
  conversation: Conversation;
  messages: readonly Message[];
}

/** Announces the other person's messages while the conversation is open, but not on scrolling. */
export function ArrivedNotice({ conversation, messages }: ArrivedNoticeProps) {
  const t = useMessagingText();
  const { person, lastSequence } = conversation;
  // What came last, and after what it came.
  const [told, setTold] = useState({ after: lastSequence, last: lastSequence });
  const last = messages.at(-1);
  if (last !== undefined && last.sequence > told.last) {
    setTold({ after: told.last, last: last.sequence });
  }
  const count = messages.filter(
    ({ sequence, senderId }) => sequence > told.after && senderId === person?.id,
  ).length;
  const hasArrived =
    last !== undefined && person !== null && last.senderId === person.id && count > 0;
  return (
    <LiveRegion>
      {hasArrived && (
        // A new element each time, so that the same words are read out again.
        <span key={last.sequence}>
          {count === 1
            ? t('thread.arrived', { name: person.displayName, text: last.text })
            : t('thread.arrivedSeveral', { count, name: person.displayName, text: last.text })}
        </span>
      )}
    </LiveRegion>
  );
}
