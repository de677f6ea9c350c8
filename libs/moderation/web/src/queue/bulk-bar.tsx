import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { BULK_MAX, removeSpam, UNDO_SECONDS } from '@upround/moderation/contract';
import { mutationFor } from '@upround/shared/query';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { Button, Dialog, Surface } from '@upround/shared/ui';
import { useQueueText } from './messages/catalogue';
import { isReason, ReasonField } from './reason-field';
import { useCaseLists, useUndo } from './use-decide';

interface BulkBarProps {
  caseIds: readonly string[];
  onClear: () => void;
  /** Called with the cases that need no decision any more. */
  onDone: (caseIds: readonly string[]) => void;
}

/** What can be done with several cases at once: they're spam. */
export function BulkBar({ caseIds, onClear, onDone }: BulkBarProps) {
  const t = useQueueText();
  const [isAsking, setAsking] = useState(false);
  return (
    <Surface className="flex flex-wrap items-center gap-2">
      <span role="status" className="grow text-small font-medium">
        {t('bulk.selected', { count: caseIds.length })}
      </span>
      <Button size="small" variant="quiet" onClick={onClear}>
        {t('bulk.clear')}
      </Button>
      <Button size="small" onClick={() => setAsking(true)}>
        {t('bulk.remove')}
      </Button>
      {isAsking && (
        <SpamDialog
          caseIds={caseIds.slice(0, BULK_MAX)}
          onClose={() => setAsking(false)}
          onDone={onDone}
        />
      )}
    </Surface>
  );
}

interface SpamDialogProps extends Pick<BulkBarProps, 'caseIds' | 'onDone'> {
  onClose: () => void;
}

function SpamDialog({ caseIds, onClose, onDone }: SpamDialogProps) {
  const t = useQueueText();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { remove, isBusy } = useSpamRemoval(() => {
    onClose();
    onDone(caseIds);
  });
  const hasReason = isReason(reason);
  return (
    <Dialog
      open
      keepOpenOutside={reason.trim() !== ''}
      onOpenChange={onClose}
      title={t('bulk.title', { count: caseIds.length })}
      description={t('bulk.hint')}
      footer={
        <>
          <Button onClick={onClose}>{t('bulk.cancel')}</Button>
          <Button
            variant="danger"
            busy={isBusy}
            onClick={() => {
              setChecked(true);
              if (hasReason && !isBusy) remove(caseIds, reason.trim());
            }}
          >
            {t('bulk.remove')}
          </Button>
        </>
      }
    >
      <ReasonField
        label={t('bulk.reason')}
        value={reason}
        isChecked={isChecked}
        onChange={setReason}
      />
    </Dialog>
  );
}

/** Removes records as spam, says which were skipped, and offers to undo it. */
function useSpamRemoval(onDone: () => void) {
  const t = useQueueText();
  const fail = useFailureToast();
  const leave = useCaseLists();
  const undo = useUndo();
  const { mutate, isPending } = useMutation({
    ...mutationFor(removeSpam, { idempotent: true }),
    onSuccess: ({ decisions, skipped }) => {
      leave(decisions.map(({ caseId }) => caseId));
      onDone();
      const done = t('bulk.done', { count: decisions.length });
      toast.show({
        text:
          skipped.length === 0 ? done : `${done} ${t('bulk.skipped', { count: skipped.length })}`,
        ...(skipped.length > 0 ? { type: 'warning' } : {}),
        ...(decisions.length > 0 ? { undo: () => void undo(decisions) } : {}),
        duration: UNDO_SECONDS * 1000,
      });
    },
    onError: (error) => fail(error, t('bulk.failed')),
  });
  return {
    isBusy: isPending,
    remove: (caseIds: readonly string[], reason: string) =>
      mutate({ body: { caseIds: [...caseIds], reason } }),
  };
}
