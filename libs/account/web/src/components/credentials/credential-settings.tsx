import { FailureReason } from '@upround/shared/query';
import { ErrorState, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { useOwnAccount } from '../../data/account-mutations';
import { useAccountText } from '../../messages/catalogue';
import { EmailChange } from './email-change';
import { PasswordChange } from './password-change';

/** One's email address and password, each with the way to change it. */
export function CredentialSettings() {
  const t = useAccountText();
  const query = useOwnAccount();
  if (query.isPending) {
    return (
      <SkeletonGroup label={t('emailChange.loading')} className="flex flex-col gap-3">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-4 w-56 max-w-full" />
      </SkeletonGroup>
    );
  }
  if (query.data === undefined) {
    return (
      <ErrorState
        title={t('emailChange.error')}
        level={3}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
        className="px-0"
      >
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  const { email } = query.data;
  return (
    <div className="flex flex-col gap-8">
      <EmailChange email={email} />
      <PasswordChange email={email} />
    </div>
  );
}
