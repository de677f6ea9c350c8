import { useFailureReason } from '@upround/shared/query';
import { Button, Dialog, Notice } from '@upround/shared/ui';
import { usePrice } from '../../model/use-price';
import { otherOf } from '../data/sides';
import { useChangeSession } from '../data/use-change-session';
import { useSessionsText } from '../messages/catalogue';
import type { ReasonDialogProps } from './dialog-props';
import { isReasonShort, ReasonField, reasonPart } from './reason-field';

/** Declines a request, with a reason. */
export function DeclineDialog({ session, reason, onReason, onClose, onDone }: ReasonDialogProps) {
  const t = useSessionsText();
  const price = usePrice();
  const reasonOf = useFailureReason();
  const change = useChangeSession(session.id);
  const name = otherOf(session).person.displayName;
  const isFree = session.price.amount === 0;
  const decline = () =>
    change.mutate(
      { state: 'DECLINED', ...reasonPart(reason) },
      { onSuccess: () => onDone(t('decline.done')) },
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('decline.title')}
      description={
        isFree
          ? t('decline.text', { name })
          : t('decline.textPaid', { name, amount: price(session.price) })
      }
      footer={
        <>
          <Button onClick={onClose}>{t('decline.back')}</Button>
          <Button
            variant="danger"
            busy={change.isPending}
            disabled={!isReasonShort(reason)}
            onClick={decline}
          >
            {t('decline.confirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <ReasonField hint={t('decline.reasonHint', { name })} value={reason} onChange={onReason} />
        {change.isError && (
          <Notice tone="danger" announce title={t('decline.failed')}>
            {reasonOf(change.error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
