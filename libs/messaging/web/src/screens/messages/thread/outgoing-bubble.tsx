import { CircleAlert, Clock } from 'lucide-react';
import { toast } from '@upround/shared/toasts';
import { Button, ICON_STROKE } from '@upround/shared/ui';
import { RichText } from '@upround/social/web';
import { useMessagingText } from '../../../messages/catalogue';
import type { ThreadRow } from '../../../model/thread-rows';
import { useOutbox } from '../../../outbox/use-outbox';
import { useDraft } from '../composer/use-draft';
import { Bubble, BubbleNote } from './bubble';

/** A message the server doesn't have yet: being sent, waiting, or failed. */
export function OutgoingBubble({ row }: { row: Extract<ThreadRow, { kind: 'outgoing' }> }) {
  const t = useMessagingText();
  const outbox = useOutbox();
  const { entry, isFirst, isLast } = row;
  const draft = useDraft(entry.conversationId);

  function edit() {
    outbox.discard(entry);
    const begun = draft.text.trim();
    draft.write(begun === '' ? entry.text : `${entry.text}\n${draft.text}`);
  }
  function discard() {
    outbox.discard(entry);
    toast.show({ type: 'info', text: t('thread.discarded'), undo: () => outbox.keep(entry) });
  }

  const actions = (
    <div className="flex flex-wrap justify-end gap-1">
      <Button size="small" onClick={() => outbox.retry(entry)}>
        {t(entry.state === 'waiting' ? 'thread.tryNow' : 'thread.retry')}
      </Button>
      <Button size="small" variant="quiet" onClick={edit}>
        {t('thread.edit')}
      </Button>
      <Button size="small" variant="quiet" onClick={discard}>
        {t('thread.discard')}
      </Button>
    </div>
  );
  const below =
    entry.state === 'sending' ? (
      <BubbleNote>{t('thread.sending')}</BubbleNote>
    ) : entry.state === 'waiting' ? (
      <>
        <BubbleNote>
          <Clock aria-hidden size={14} strokeWidth={ICON_STROKE} />
          {t('thread.waiting')}
        </BubbleNote>
        {isLast && actions}
      </>
    ) : (
      <>
        <p className="flex max-w-full gap-1 px-1 pt-1 text-caption text-danger-text">
          <CircleAlert aria-hidden size={14} strokeWidth={ICON_STROKE} className="mt-px shrink-0" />
          {entry.reason === ''
            ? t('thread.failed')
            : t('thread.failedWhy', { reason: entry.reason })}
        </p>
        <div className="pt-1">{actions}</div>
      </>
    );
  return (
    <Bubble
      isOwn
      isFirst={isFirst}
      isLast={isLast}
      isFaint={entry.state !== 'failed'}
      below={below}
    >
      <RichText text={entry.text} />
    </Bubble>
  );
}
