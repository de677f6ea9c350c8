import { useState } from 'react';
import type { CreatorApplication } from '@upround/ambassador/contract';
import { Button } from '@upround/shared/ui';
import { PanelPart } from '../components/part';
import { useAmbassadorCreatorsText } from './messages/catalogue';
import { VpaDialog } from './vpa-dialog';

interface PayoutPartProps {
  place: CreatorApplication;
  /** Reads of this month that count so far. */
  readsThisMonth: number;
}

/** Where payouts go, and what this month has brought so far. */
export function PayoutPart({ place: { payoutVpa, state }, readsThisMonth }: PayoutPartProps) {
  const t = useAmbassadorCreatorsText();
  const [isOpen, setOpen] = useState(false);
  return (
    <PanelPart title={t('payout.title')}>
      {state === 'APPROVED' && (
        <p className="figures -mt-1 text-title font-semibold text-accent-text">
          {t('payout.readsNow', { count: readsThisMonth })}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className={payoutVpa === null ? 'min-w-0 text-warning-text' : 'min-w-0 wrap-anywhere'}>
          {payoutVpa === null ? t('payout.missing') : t('payout.saved', { vpa: payoutVpa })}
        </p>
        <Button
          size="small"
          variant={payoutVpa === null ? 'primary' : undefined}
          onClick={() => setOpen(true)}
        >
          {t(payoutVpa === null ? 'payout.add' : 'payout.change')}
        </Button>
      </div>
      {isOpen && <VpaDialog onClose={() => setOpen(false)} />}
    </PanelPart>
  );
}
