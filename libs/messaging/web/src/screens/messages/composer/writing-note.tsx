import type { Conversation } from '@upround/messaging/contract';
import { Notice } from '@upround/shared/ui';
import { useMessagingText } from '../../../messages/catalogue';

const notes = {
  WAITING: ['info', 'writing.sent', 'writing.waiting'],
  CLOSED: ['warning', undefined, 'writing.closed'],
  GONE: ['warning', undefined, 'writing.gone'],
} as const;

/** In the place of the field: why nothing can be written now. */
export function WritingNote({ conversation }: { conversation: Conversation }) {
  const t = useMessagingText();
  const { writing, person } = conversation;
  const name = person?.displayName ?? t('somebody');
  // Where the viewer declined, the request's own bar says so.
  if (writing === 'OPEN' || writing === 'FIRST') return null;
  const [tone, title, text] = notes[writing];
  return (
    <div role="note" className="shrink-0 border-t">
      <div className="mx-auto max-w-content px-4 py-3">
        <Notice tone={tone} {...(title !== undefined && { title: t(title) })}>
          {t(text, { name })}
        </Notice>
      </div>
    </div>
  );
}
