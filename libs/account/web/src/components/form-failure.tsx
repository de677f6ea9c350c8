import { ApiError } from '@upround/shared/api-client';
import { useFailureReason } from '@upround/shared/query';
import { Notice } from '@upround/shared/ui';
import { useState } from 'react';
import { useAccountText } from '../messages/catalogue';
import { useSecondsLeft } from '../model/use-seconds-left';

function LimitNotice({ seconds }: { seconds: number }) {
  const t = useAccountText();
  const [until] = useState(() => Date.now() + seconds * 1000);
  const left = useSecondsLeft(until);
  return (
    <Notice tone={left > 0 ? 'warning' : 'info'} announce>
      <span className="figures">
        {left > 0 ? t('failure.limited', { seconds: left }) : t('failure.limitOver')}
      </span>
    </Notice>
  );
}

export interface FormFailureProps {
  error: Error | null;
  /** What the form verifies, which selects the error message. */
  by: 'password' | 'code';
}

/** Whether an emailed code was rejected; its field shows the error. */
export const isWrongCode = (error: Error | null): boolean =>
  error instanceof ApiError && ['WRONG_CREDENTIALS', 'WRONG_CODE'].includes(error.code ?? '');

/**
 * The error of a refused form. It is below the button, so that neither the fields nor the button move when it appears;
 * typed values stay.
 */
export function FormFailure({ error, by }: FormFailureProps) {
  const t = useAccountText();
  const reasonOf = useFailureReason();
  if (error === null) return null;
  if (error instanceof ApiError && error.status === 429) {
    return <LimitNotice key={error.requestId} seconds={error.retryAfter ?? 60} />;
  }
  const text = () => {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'WRONG_CREDENTIALS') {
      return t(by === 'code' ? 'failure.code' : 'failure.credentials');
    }
    if (code === 'WRONG_CODE') return t('failure.code');
    if (code === 'WRONG_PASSWORD') return t('failure.password');
    return t('failure.message', { why: reasonOf(error) });
  };
  return (
    <Notice tone="danger" announce>
      {text()}
    </Notice>
  );
}
