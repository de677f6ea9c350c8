import type { Applicant, ApplicationState } from '@upround/jobs/contract';
import { AlertDialog } from '@upround/shared/ui';
import { useHiringText } from '../messages/catalogue';
import { useFaces } from '../model/applicant-face';

/** An applicant who is to be moved back, and where to. */
export interface BackMove {
  applicant: Applicant;
  state: ApplicationState;
}

interface BackDialogProps {
  /** Closed while there is none. */
  asked: BackMove | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once before an applicant goes back to an earlier stage, or is brought back after a rejection. */
export function BackDialog({ asked, onConfirm, onClose }: BackDialogProps) {
  const t = useHiringText();
  const { faceOf } = useFaces();
  if (asked === undefined) return null;
  const { applicant, state } = asked;
  const { name } = faceOf(applicant);
  const to = t(`state.${state}`);
  const isRevived = applicant.state === 'REJECTED';
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={t(isRevived ? 'back.reviveTitle' : 'back.title', { name, state: to })}
      confirmText={t('back.confirm')}
      cancelText={t('reject.cancel')}
      onConfirm={onConfirm}
    >
      {isRevived
        ? t('back.reviveText', { name })
        : state === 'SEEN'
          ? t('back.textSeen', { name, now: t(`state.${applicant.state}`) })
          : t('back.text', { name, now: t(`state.${applicant.state}`), state: to })}
    </AlertDialog>
  );
}
