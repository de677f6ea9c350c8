import { useMutation } from '@tanstack/react-query';
import { Bell, FileSearch, QrCode } from 'lucide-react';
import { leaveProgramme, type OwnAmbassador } from '@upround/ambassador/contract';
import { useFormat } from '@upround/shared/i18n';
import { mutationFor } from '@upround/shared/query';
import { ConfirmButton } from '@upround/shared/toasts';
import { ICON_STROKE, Notice, Words } from '@upround/shared/ui';
import { PanelPart } from '../components/part';
import { useSaveOwnAmbassador } from '../data/own-cache';
import { useAmbassadorProgrammeText } from './messages/catalogue';

interface OwnProps {
  own: OwnAmbassador;
}

/** That an application was declined and why, or that one left. */
export function DecisionNotice({ own: { state, reason } }: OwnProps) {
  const t = useAmbassadorProgrammeText();
  if (state === 'LEFT') {
    return (
      <Notice tone="info" title={t('left.title')}>
        {t('left.hint')}
      </Notice>
    );
  }
  if (state !== 'DECLINED') return null;
  return (
    <Notice tone="warning" title={t('declined.title')}>
      {reason === '' ? (
        <p>{t('declined.noReason')}</p>
      ) : (
        <>
          <p className="text-muted">{t('declined.reason')}</p>
          <p className="whitespace-pre-line wrap-anywhere" dir="auto">
            <Words>{reason}</Words>
          </p>
        </>
      )}
      <p className="mt-2">{t('declined.hint')}</p>
    </Notice>
  );
}

const steps = [
  [FileSearch, 'first'],
  [Bell, 'second'],
  [QrCode, 'third'],
] as const;

/** What happens next with an application, and withdrawing it. */
export function PendingPart({ own: { appliedAt, motivation } }: OwnProps) {
  const t = useAmbassadorProgrammeText();
  const format = useFormat();
  const save = useSaveOwnAmbassador();
  const leave = useMutation({ ...mutationFor(leaveProgramme), onSuccess: save });
  return (
    <PanelPart
      title={t('pending.title')}
      more={
        <span className="text-small text-muted">
          {t('pending.sent', { date: format.date(appliedAt) })}
        </span>
      }
    >
      <ol className="flex flex-col gap-3">
        {steps.map(([Icon, key]) => (
          <li key={key} className="flex items-center gap-3">
            <span
              aria-hidden
              className="flex size-9 shrink-0 items-center justify-center rounded-full bg-accent-subtle text-accent-text"
            >
              <Icon size={18} strokeWidth={ICON_STROKE} />
            </span>
            {t(`pending.${key}`)}
          </li>
        ))}
      </ol>
      {motivation !== '' && (
        <div className="flex flex-col gap-1">
          <h3 className="text-small font-medium text-muted">{t('pending.motivation')}</h3>
          <p className="border-l-2 pl-3 whitespace-pre-line wrap-anywhere" dir="auto">
            <Words>{motivation}</Words>
          </p>
        </div>
      )}
      <div>
        <ConfirmButton
          label={t('pending.withdraw')}
          title={t('pending.withdrawTitle')}
          confirmText={t('pending.withdraw')}
          failed={t('pending.withdrawFailed')}
          run={() => leave.mutateAsync({})}
        >
          {t('pending.withdrawText')}
        </ConfirmButton>
      </div>
    </PanelPart>
  );
}
