import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '@upround/shared/api-client';
import { FailureReason } from '@upround/shared/query';
import { EmptyState, ErrorState } from '@upround/shared/ui';
import { useOperationsText } from './messages/catalogue';

/** Why a part couldn't be loaded. */
export function PartError({
  query,
  title,
}: {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  title: string;
}) {
  const t = useOperationsText();
  const { error } = query;
  if (error instanceof ApiError && error.status === 403) {
    return (
      <EmptyState level={3} title={t('forbidden')}>
        {t('forbiddenHint')}
      </EmptyState>
    );
  }
  return (
    <ErrorState
      level={3}
      title={title}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      <FailureReason error={error} />
    </ErrorState>
  );
}
