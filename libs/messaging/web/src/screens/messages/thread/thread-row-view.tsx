import type { Conversation, Message } from '@upround/messaging/contract';
import { useFormat, useToday } from '@upround/shared/i18n';
import { useMessagingText } from '../../../messages/catalogue';
import type { ThreadRow } from '../../../model/thread-rows';
import { MessageBubble } from './message-bubble';
import { OutgoingBubble } from './outgoing-bubble';
import { ThreadStart } from './thread-start';

function DayLine({ moment }: { moment: string }) {
  const t = useMessagingText();
  const format = useFormat();
  const day = format.date(moment);
  const { today, yesterday } = useToday();
  const words = day === today ? t('thread.today') : day === yesterday ? t('thread.yesterday') : day;
  return (
    <div className="flex items-center gap-3 pt-4 pb-2 text-caption font-medium text-muted">
      <span className="h-px grow bg-border" />
      <span className="figures">{words}</span>
      <span className="h-px grow bg-border" />
    </div>
  );
}

function NewLine() {
  const t = useMessagingText();
  return (
    <div className="flex items-center gap-3 py-2 text-caption font-semibold text-accent-text">
      <span className="h-px grow bg-accent" />
      {t('thread.new')}
      <span className="h-px grow bg-accent" />
    </div>
  );
}

const stateOf = ({ sequence }: Message, { otherReadUpTo }: Conversation) =>
  otherReadUpTo !== null && otherReadUpTo >= sequence ? 'read' : 'sent';

interface ThreadRowViewProps {
  row: ThreadRow;
  conversation: Conversation;
  /** The viewer's last message, which carries its state. */
  lastOwn: number;
  /** It was jumped to. */
  isTarget: boolean;
}

/** One line of the thread. */
export function ThreadRowView({ row, conversation, lastOwn, isTarget }: ThreadRowViewProps) {
  switch (row.kind) {
    case 'start':
      return <ThreadStart conversation={conversation} />;
    case 'day':
      return <DayLine moment={row.moment} />;
    case 'new':
      return <NewLine />;
    case 'message':
      return (
        <MessageBubble
          message={row.message}
          isOwn={row.isOwn}
          isFirst={row.isFirst}
          isLast={row.isLast}
          otherName={conversation.person?.displayName ?? ''}
          state={row.message.sequence === lastOwn ? stateOf(row.message, conversation) : null}
          isTarget={isTarget}
        />
      );
    case 'outgoing':
      return <OutgoingBubble row={row} />;
  }
}
