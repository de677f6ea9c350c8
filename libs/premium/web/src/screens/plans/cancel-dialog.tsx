import type { Membership } from '@upround/premium/contract';
import { AlertDialog, InlineError, Time } from '@upround/shared/ui';
import { usePaymentReason } from '../../data/use-payment-reason';
import { usePlanTexts } from '../../model/plan-rows';
import { usePlansText } from './messages/catalogue';
import { useChangeMembership } from './use-change-membership';

interface CancelDialogProps {
  subscription: Membership;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks before a subscription is cancelled: until when it works, and what is lost then. */
export function CancelDialog({ subscription, isOpen, onOpenChange }: CancelDialogProps) {
  const t = usePlansText();
  const texts = usePlanTexts();
  const reasonOf = usePaymentReason();
  const { id, tier, periodEnd } = subscription;
  const plan = texts.nameOf(tier);
  const change = useChangeMembership(() => onOpenChange(false));
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('cancel.title', { plan })}
      cancelText={t('cancel.keep', { plan })}
      confirmText={t('cancel.confirm')}
      busy={change.isPending}
      onConfirm={() => change.mutate({ params: { id }, body: { state: 'CANCELLED' } })}
    >
      <p>
        {periodEnd === null
          ? t('cancel.now')
          : t.rich('cancel.until', {
              plan,
              date: () => <Time value={periodEnd} form="date" />,
            })}
      </p>
      <p className="mt-3">{t('cancel.lose')}</p>
      <ul className="mt-1 list-disc pl-5">
        {texts.lostRows(tier, 0).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      {change.isError && <InlineError className="mt-3">{reasonOf(change.error)}</InlineError>}
    </AlertDialog>
  );
}
