import { useState } from 'react';
import { rejectionReasons, type Applicant, type RejectionReason } from '@upround/jobs/contract';
import { Button, Dialog, Notice, RadioGroup } from '@upround/shared/ui';
import { useHiringText } from '../messages/catalogue';
import { useFaces } from '../model/applicant-face';

interface RejectDialogProps {
  /** The applicants to reject; the dialog is closed while there are none. */
  applicants: readonly Applicant[];
  /** How many of those selected are skipped because they have an offer. */
  offers: number;
  onConfirm: (reason: RejectionReason) => void;
  onClose: () => void;
}

/** Asks for the reason why applicants are not selected, and shows what they will read. */
export function RejectDialog({ applicants, offers, onConfirm, onClose }: RejectDialogProps) {
  const t = useHiringText();
  const { faceOf } = useFaces();
  const [reason, setReason] = useState<RejectionReason>('POSITION_FILLED');
  const [first] = applicants;
  const count = applicants.length;
  return (
    <Dialog
      open={count > 0}
      onOpenChange={onClose}
      title={
        first !== undefined && count === 1
          ? t('reject.titleOf', { name: faceOf(first).name })
          : t('reject.title', { count })
      }
      description={t('reject.hint')}
      footer={
        <>
          <Button onClick={onClose}>{t('reject.cancel')}</Button>
          <Button variant="primary" onClick={() => onConfirm(reason)}>
            {t('reject.confirm')}
          </Button>
        </>
      }
    >
      {offers > 0 && (
        <Notice tone="info" className="mb-4">
          {t('reject.offers', { count: offers })}
        </Notice>
      )}
      {count === 1 && first?.state === 'OFFER' && (
        <Notice tone="warning" className="mb-4">
          {t('reject.hasOffer', { name: faceOf(first).name })}
        </Notice>
      )}
      <RadioGroup
        legend={t('reject.legend')}
        value={reason}
        onChange={setReason}
        options={rejectionReasons.map((value) => ({ value, label: t(`reject.${value}`) }))}
      />
    </Dialog>
  );
}
