import { FailureReason } from '@upround/shared/query';
import {
  classes,
  ErrorState,
  settingRowClasses,
  Skeleton,
  SkeletonGroup,
} from '@upround/shared/ui';
import { useOwnAccount } from '../../data/account-mutations';
import { useAccountText } from '../../messages/catalogue';
import { EmailChange } from './email-change';
import { PasswordChange } from './password-change';

/** The viewer's email address and password, each with a button to change it. */
export function CredentialSettings() {
  const t = useAccountText();
  const query = useOwnAccount();
  if (query.isPending) {
    return (
      <SkeletonGroup label={t('emailChange.loading')} className="border-b">
        {['email', 'password'].map((row) => (
          <div
            key={row}
            className={classes('flex flex-col gap-3 wide:flex-row wide:gap-8', settingRowClasses)}
          >
            <div className="flex flex-col gap-1 wide:w-64">
              <Skeleton className="h-6 w-24" />
              <Skeleton className="h-5 w-40" />
            </div>
            <div className="flex items-start justify-between gap-4 wide:grow">
              <Skeleton className={classes('h-6 w-40', row !== 'email' && 'hidden')} />
              <Skeleton className="h-10 w-32 wide:ml-auto" />
            </div>
          </div>
        ))}
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
      >
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  const { email } = query.data;
  return (
    <>
      <EmailChange email={email} />
      <PasswordChange email={email} />
    </>
  );
}
