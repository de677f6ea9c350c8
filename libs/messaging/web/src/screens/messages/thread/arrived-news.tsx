import { useState } from 'react';
import type { Conversation, Message } from '@upround/messaging/contract';
import { LiveRegion } from '@upround/shared/ui';
import { useMessagingText } from '../../../messages/catalogue';

interface ArrivedNewsProps {
  conversation: Conversation;
  messages: readonly Message[];
}

/** Reads out what the other one writes while the conversation is open; scrolling says nothing. */
export function ArrivedNews({ conversation, messages }: ArrivedNewsProps) {
  const t = useMessagingText();
  const [openedAt] = useState(conversation.lastSequence);
  const { person } = conversation;
  const last = messages.at(-1);
  const isNews =
    last !== undefined &&
    last.sequence > openedAt &&
    person !== null &&
    last.senderId === person.id;
  return (
    <LiveRegion>
      {isNews ? t('thread.arrived', { name: person.displayName, text: last.text }) : ''}
    </LiveRegion>
  );
}
