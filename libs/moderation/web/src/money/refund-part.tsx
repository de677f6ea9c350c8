import { useState } from 'react';
import { refundPayment, type StaffPaymentDetails } from '@upround/moderation/contract';
import { api } from '@upround/shared/api-client';
import { Button, Checkbox, SettingRow, SettingRows, Time } from '@upround/shared/ui';
import { ReasonDialog, type Asked } from '../people/reason-dialog';
import { useMoneyText } from './messages/catalogue';
import { useMoneyChange } from './money-queries';
import { useRupees } from './use-rupees';

interface RefundPartProps {
  payment: StaffPaymentDetails;
}

/** Whether the payment can be refunded or why not, and the way to do it. */
export function RefundPart({ payment }: RefundPartProps) {
  const t = useMoneyText();
  const [isOpen, setOpen] = useState(false);
  const { verdict, refund } = payment;
  const { outcome, reason } = verdict;
  const isPossible = outcome === 'POSSIBLE' || outcome === 'LATE';
  return (
    <>
      <SettingRows>
        <SettingRow
          title={t('refund.title')}
          hint={
            refund === null
              ? reason || t(`refund.${outcome}`)
              : t.rich(`refund.${refund.state}`, {
                  time: () => <Time value={refund.at} form="date" />,
                })
          }
          action={
            <Button className="self-center" disabled={!isPossible} onClick={() => setOpen(true)}>
              {t('refund.act')}
            </Button>
          }
        />
      </SettingRows>
      {isOpen && <RefundDialog payment={payment} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Asks for the reason, and late for a confirmation as well. */
function RefundDialog({ payment, onClose }: RefundPartProps & { onClose: () => void }) {
  const t = useMoneyText();
  const change = useMoneyChange();
  const rupees = useRupees();
  const [isConfirmed, setConfirmed] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const { id, amount, person, verdict } = payment;
  const isLate = verdict.outcome === 'LATE';
  const asked: Asked = {
    title: t('refund.ask', {
      amount: rupees(amount),
      name: person?.displayName ?? t('list.noPerson'),
    }),
    text: t('refund.text'),
    confirm: t('refund.act'),
    tone: 'danger',
    failed: t('refund.failed'),
    act: async (reason) => {
      const body = { reason, ...(isLate && { isLate }) };
      await change(() => api.call(refundPayment, { params: { id }, body }));
      return t('refund.done');
    },
  };
  return (
    <ReasonDialog
      asked={asked}
      onClose={onClose}
      check={() => {
        setChecked(true);
        return !isLate || isConfirmed;
      }}
    >
      {isLate && (
        <Checkbox
          label={t('refund.late')}
          hint={t('refund.LATE')}
          error={isChecked && !isConfirmed ? t('refund.lateRequired') : undefined}
          checked={isConfirmed}
          onChange={({ target }) => setConfirmed(target.checked)}
        />
      )}
    </ReasonDialog>
  );
}
