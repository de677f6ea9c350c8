import { FailureReason } from '@upround/shared/query';
import { ErrorState } from '@upround/shared/ui';
import { useSearchMessages } from '../../messages/catalogue';

interface SearchFailedProps {
  error: Error;
  busy: boolean;
  onRetry: () => void;
  level?: 2 | 3;
}

/** The search did not work, and why; the words stay in the field. */
export function SearchFailed({ error, busy, onRetry, level = 2 }: SearchFailedProps) {
  const t = useSearchMessages();
  return (
    <ErrorState
      className="medium:px-6"
      title={t('failed.title')}
      busy={busy}
      onRetry={onRetry}
      level={level}
    >
      <FailureReason error={error} />
    </ErrorState>
  );
}
