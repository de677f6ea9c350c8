import type { ReactNode } from 'react';
import { FailureReason } from '@upround/shared/query';
import { EmptyState, ErrorState, Skeleton, SkeletonGroup } from '@upround/shared/ui';

interface StepFrameProps {
  query: {
    error: unknown;
    isError: boolean;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  text: { label: string; loading: string; error: string; none: string };
  isEmpty: boolean;
  /** The rows. */
  children: ReactNode;
}

/** What a step offers, in every state of its list. */
export function StepFrame({ query, text, isEmpty, children }: StepFrameProps) {
  if (query.isError) {
    return (
      <ErrorState
        title={text.error}
        className="-mx-4 medium:-mx-6 medium:px-6"
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  if (query.isPending) {
    return (
      <SkeletonGroup label={text.loading}>
        <Skeleton className="h-72 w-full" />
      </SkeletonGroup>
    );
  }
  if (isEmpty) return <EmptyState title={text.none} className="-mx-4 medium:-mx-6 medium:px-6" />;
  return (
    <ul aria-label={text.label} className="-mx-4 medium:-mx-6 border-t">
      {children}
    </ul>
  );
}
