import type { UseQueryResult } from '@tanstack/react-query';
import { FailureReason } from '@upround/shared/query';
import { ErrorState } from '@upround/shared/ui';

interface SectionErrorProps {
  title: string;
  /** The failed query, which Try again refetches. */
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
}

/** Shown in a section whose data couldn't be loaded. */
export function SectionError({ title, query }: SectionErrorProps) {
  return (
    <ErrorState
      title={title}
      level={3}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
      className="px-0"
    >
      <FailureReason error={query.error} />
    </ErrorState>
  );
}
