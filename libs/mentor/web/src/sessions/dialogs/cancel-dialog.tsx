import type { Booking } from '@upround/mentor/contract';
import { useFailureReason } from '@upround/shared/query';
import { Button, Dialog, Notice } from '@upround/shared/ui';
import { usePrice } from '../../model/use-price';
import { useSessionClock } from '../../model/use-session-clock';
import { otherOf } from '../data/sides';
import { codeOf, useChangeSession } from '../data/use-change-session';
import { useSessionsText } from '../messages/catalogue';
import type { ReasonDialogProps } from './dialog-props';
import { isReasonShort, ReasonField, reasonPart } from './reason-field';

/** Cancels a session. It first says what comes back, and asks again where that has changed. */
export function CancelDialog({ session, reason, onReason, onClose, onDone }: ReasonDialogProps) {
  const t = useSessionsText();
  const reasonOf = useFailureReason();
  const change = useChangeSession(session.id);
  const { ifCancelled, state } = session;
  const isRequest = state === 'REQUESTED';
  const name = otherOf(session).person.displayName;
  const isChanged = codeOf(change.error) === 'REFUND_CHANGED';
  const cancel = () => {
    if (ifCancelled === null) return;
    change.mutate(
      { state: 'CANCELLED', expectedRefund: ifCancelled.refunded, ...reasonPart(reason) },
      { onSuccess: () => onDone(t(isRequest ? 'cancel.doneRequest' : 'cancel.done')) },
    );
  };
  return (
    <Dialog
      open
      focusTitle
      onOpenChange={onClose}
      title={t(isRequest ? 'cancel.titleRequest' : 'cancel.title')}
      footer={
        <>
          <Button onClick={onClose}>{t(isRequest ? 'cancel.backRequest' : 'cancel.back')}</Button>
          <Button
            variant="danger"
            busy={change.isPending}
            disabled={ifCancelled === null || !isReasonShort(reason)}
            onClick={cancel}
          >
            {t(isRequest ? 'cancel.confirmRequest' : 'cancel.confirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {change.isError && (
          <Notice
            tone={isChanged ? 'warning' : 'danger'}
            announce
            title={t(
              isChanged ? 'cancel.changed' : isRequest ? 'cancel.failedRequest' : 'cancel.failed',
            )}
          >
            {isChanged ? t('cancel.changedText') : reasonOf(change.error)}
          </Notice>
        )}
        {ifCancelled !== null && <CancelCost session={session} cost={ifCancelled} />}
        <ReasonField hint={t('cancel.reasonHint', { name })} value={reason} onChange={onReason} />
      </div>
    </Dialog>
  );
}

interface CancelCostProps {
  session: Booking;
  cost: NonNullable<Booking['ifCancelled']>;
}

/** What comes back, why, and until when. */
function CancelCost({ session, cost }: CancelCostProps) {
  const t = useSessionsText();
  const clock = useSessionClock();
  const priceOf = usePrice();
  const { side, price, isPaid } = session;
  const { refunded, kept, reason, changesAt } = cost;
  const name = otherOf(session).person.displayName;
  const amountOf = (amount: number) => priceOf({ ...price, amount });
  const headline = () => {
    if (price.amount === 0) return t('cancel.free');
    if (!isPaid) return t('session.notCharged');
    if (side === 'MENTOR') return t('cancel.theyGet', { name, amount: amountOf(refunded) });
    return refunded > 0
      ? t('cancel.youGet', { amount: amountOf(refunded) })
      : t('cancel.nothing', { name, amount: amountOf(kept) });
  };
  return (
    <div className="flex flex-col gap-1 rounded-surface bg-surface-sunken p-4">
      <p className="font-semibold figures">{headline()}</p>
      <p className="text-small text-muted">{t(`cancel.why.${reason}`, { name })}</p>
      {changesAt !== null && (
        <p className="text-small text-muted figures">
          {t('cancel.changesAt', {
            time: `${clock.dayAndTime(changesAt)} (${clock.offset(changesAt)})`,
          })}
        </p>
      )}
    </div>
  );
}
