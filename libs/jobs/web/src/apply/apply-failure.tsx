import { useEffect, useState } from 'react';
import { ApiError, NetworkError } from '@upround/shared/api-client';
import { Notice } from '@upround/shared/ui';
import { refusalOf } from './apply-refusal';
import { useApplyText } from './messages/catalogue';

/** Says why an application was not sent, what was kept, and what to do. */
export function ApplyFailure({ error }: { error: Error }) {
  const t = useApplyText();
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
    if (error instanceof NetworkError) {
      if (error.timedOut) return t('failed.slow');
      return cameBack ? t('failed.online') : t('failed.offline');
    }
    return error instanceof ApiError && error.status < 500 && error.clientMessage !== ''
      ? t('failed.why', { why: error.clientMessage })
      : t('failed.other');
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
