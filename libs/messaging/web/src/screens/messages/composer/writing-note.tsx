import type { Conversation } from '@upround/messaging/contract';
import { useMessagingText } from '../../../messages/catalogue';

/** In the place of the field: why nothing can be written now. */
export function WritingNote({ conversation }: { conversation: Conversation }) {
  const t = useMessagingText();
  const { writing, person } = conversation;
  const name = person?.displayName ?? t('somebody');
  // Where the viewer declined, the request's own bar says so.
  if (writing === 'OPEN' || writing === 'FIRST') return null;
  const words = {
    WAITING: t('writing.waiting', { name }),
    CLOSED: t('writing.closed', { name }),
    GONE: t('writing.gone'),
  };
  return (
    <p role="note" className="shrink-0 border-t bg-surface-sunken px-4 py-4 text-small text-muted">
      {words[writing]}
    </p>
  );
}
