import { useState } from 'react';
import type { Membership } from '@upround/premium/contract';
import { Button, Notice } from '@upround/shared/ui';
import { usePaymentReason } from '../../data/use-payment-reason';
import { usePlanTexts } from '../../model/plan-rows';
import { CancelDialog } from './cancel-dialog';
import { usePlansText } from './messages/catalogue';
import { useChangeMembership } from './use-change-membership';

/** Pausing, resuming and cancelling a subscription. */
export function PlanActions({ subscription }: { subscription: Membership }) {
  const t = usePlansText();
  const plan = usePlanTexts().nameOf(subscription.tier);
  const reasonOf = usePaymentReason();
  const [isCancelling, setCancelling] = useState(false);
  const change = useChangeMembership();
  const { id, state } = subscription;
  if (state === 'CANCELLED') return null;
  const set = (next: 'PAUSED' | 'ACTIVE') =>
    change.mutate({ params: { id }, body: { state: next } });
  return (
    <div className="flex flex-col gap-3 border-t pt-4">
      {change.isError && (
        <Notice tone="danger" announce title={t('present.failed')}>
          {reasonOf(change.error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {state === 'PAUSED' && (
          <Button variant="primary" busy={change.isPending} onClick={() => set('ACTIVE')}>
            {t('present.resume')}
          </Button>
        )}
        {state === 'ACTIVE' && (
          <Button busy={change.isPending} onClick={() => set('PAUSED')}>
            {t('present.pause')}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setCancelling(true)}>
          {t('present.cancel')}
        </Button>
      </div>
      {state === 'ACTIVE' && (
        <p className="text-small text-muted">{t('present.pauseHint', { plan })}</p>
      )}
      <CancelDialog
        subscription={subscription}
        isOpen={isCancelling}
        onOpenChange={setCancelling}
      />
    </div>
  );
}
