import { useEffect, useState } from 'react';
import { NetworkError } from '@upround/shared/api-client';
import { useFailureReason } from '@upround/shared/query';
import { Notice } from '@upround/shared/ui';
import { refusalOf } from './apply-refusal';
import { useApplyText } from '../messages/catalogue';

/** Says why an application was not sent, what was kept, and what to do. */
export function ApplyFailure({ error }: { error: Error }) {
  const t = useApplyText();
  const reasonOf = useFailureReason();
  const cameBack = useCameBack();
  const refusal = refusalOf(error);
  if (refusal !== null) {
    return (
      <Notice
        tone={refusal === 'twice' ? 'info' : 'warning'}
        title={t(`failed.${refusal}`)}
        announce
      >
        {t(`failed.${refusal}Hint`)}
      </Notice>
    );
  }
  const reason = () => {
    if (error instanceof NetworkError && error.timedOut) return t('failed.slow');
    if (error instanceof NetworkError && cameBack) return t('failed.online');
    return t('failed.why', { why: reasonOf(error) });
  };
  return (
    <Notice tone="danger" title={t('failed.title')} announce>
      {reason()}
    </Notice>
  );
}

/** Whether the connection came back since this was shown. */
function useCameBack(): boolean {
  const [cameBack, setCameBack] = useState(false);
  useEffect(() => {
    const back = () => setCameBack(true);
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);
  return cameBack;
}
