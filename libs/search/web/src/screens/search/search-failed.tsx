import { ApiError, NetworkError } from '@upround/shared/api-client';
import { ErrorState } from '@upround/shared/ui';
import { useSearchMessages } from '../../messages/catalogue';

interface SearchFailedProps {
  error: Error;
  busy: boolean;
  onRetry: () => void;
  level?: 2 | 3;
}

/** The search did not work: what is kept, and how long to wait where the API says so. */
export function SearchFailed({ error, busy, onRetry, level = 2 }: SearchFailedProps) {
  const t = useSearchMessages();
  const refusal = error instanceof ApiError ? error : undefined;
  return (
    <ErrorState title={t('failed.title')} busy={busy} onRetry={onRetry} level={level}>
      {refusal?.retryAfter === undefined
        ? t(error instanceof NetworkError && !error.timedOut ? 'failed.connection' : 'failed.text')
        : `${refusal.clientMessage} ${t('failed.wait', { count: refusal.retryAfter })}`}
    </ErrorState>
  );
}
