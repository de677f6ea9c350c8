import { useState } from 'react';
import {
  jobLimits,
  rejectionReasons,
  type Applicant,
  type RejectionReason,
} from '@upround/jobs/contract';
import {
  Button,
  CharacterCount,
  Dialog,
  Field,
  Notice,
  RadioGroup,
  TextArea,
} from '@upround/shared/ui';
import { useRejectionSentences } from '../../model/rejection-sentences';
import { useHiringText } from '../messages/catalogue';
import { useFaces } from '../model/applicant-face';
import { useDecisionText } from './messages/catalogue';

/** Why applicants are not selected, as they will read it. */
export interface Rejection {
  reason: RejectionReason;
  /** A personal line after the reason. */
  message?: string;
}

interface RejectDialogProps {
  /** The applicants to reject. */
  applicants: readonly Applicant[];
  /** How many of those selected are skipped because they have an offer. */
  offers: number;
  onConfirm: (rejection: Rejection) => void;
  onClose: () => void;
}

/** Asks for the reason why applicants are not selected; closed, and empty again, while there are none. */
export function RejectDialog(props: RejectDialogProps) {
  return props.applicants.length > 0 && <RejectForm {...props} />;
}

function RejectForm({ applicants, offers, onConfirm, onClose }: RejectDialogProps) {
  const t = useHiringText();
  const d = useDecisionText();
  const sentenceOf = useRejectionSentences();
  const { faceOf } = useFaces();
  const [reason, setReason] = useState<RejectionReason>();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const [first] = applicants;
  const count = applicants.length;
  const message = text.trim();
  const length = [...message].length;
  const isTooLong = length > jobLimits.rejectionMessage;

  function confirm() {
    setTried(true);
    if (reason === undefined || isTooLong) return;
    onConfirm({ reason, ...(message !== '' && { message }) });
  }

  return (
    <Dialog
      open
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
          <Button variant="danger" onClick={confirm}>
            {t('reject.confirm', { count })}
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
      <div className="flex flex-col gap-4">
        <RadioGroup
          legend={t('reject.legend')}
          value={reason}
          onChange={setReason}
          error={
            isTried && reason === undefined && <span role="alert">{d('reject.required')}</span>
          }
          options={rejectionReasons.map((value) => ({ value, label: t(`reject.${value}`) }))}
        />
        <p role="status" className="text-small text-muted empty:hidden">
          {reason !== undefined && d('reject.sent', { sentence: sentenceOf(reason) })}
        </p>
        <Field
          label={d('reject.line')}
          hint={d('reject.lineHint', { count })}
          optional
          error={
            isTooLong && d('reject.lineTooLong', { limit: String(jobLimits.rejectionMessage) })
          }
          aside={<CharacterCount length={length} limit={jobLimits.rejectionMessage} />}
        >
          <TextArea
            rows={2}
            dir="auto"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
