import { useState } from 'react';
import type { Membership } from '@upround/premium/contract';
import { AsidePart, Button } from '@upround/shared/ui';
import { FactList } from '../../components/fact-list';
import { useMoney } from '../../model/use-money';
import { CancelDialog } from './cancel-dialog';
import { usePlansText } from './messages/catalogue';

/** The approval by which the plan is debited, and the way to revoke it. */
export function MandatePart({ subscription }: { subscription: Membership }) {
  const t = usePlansText();
  const money = useMoney();
  const [isRevoking, setRevoking] = useState(false);
  const { mandate, state } = subscription;
  if (mandate === null) return null;
  const { vpa, maxAmount } = mandate;
  return (
    <AsidePart title={t('mandate.title')}>
      <FactList
        facts={[
          { label: t('mandate.stateLabel'), value: t('mandate.state', { state: mandate.state }) },
          { label: t('mandate.vpa'), value: vpa ?? t('mandate.noVpa') },
          {
            label: t('mandate.max'),
            value: t('mandate.maxOf', { amount: money.price(maxAmount) }),
          },
        ]}
      />
      {mandate.state !== 'REVOKED' && <p className="text-small text-muted">{t('mandate.text')}</p>}
      {mandate.state !== 'REVOKED' && state !== 'CANCELLED' && (
        <div className="flex flex-wrap items-center gap-3">
          <Button size="small" onClick={() => setRevoking(true)}>
            {t('mandate.revoke')}
          </Button>
          <span className="text-small text-muted">{t('mandate.revokeHint')}</span>
        </div>
      )}
      <CancelDialog subscription={subscription} isOpen={isRevoking} onOpenChange={setRevoking} />
    </AsidePart>
  );
}
