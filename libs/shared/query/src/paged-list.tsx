import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '@upround/shared/ui';
import type { ReactNode } from 'react';
import { FailureReason } from './failure-reason';

export interface PagedListProps {
  /** Of pages, or of a list that is read as one. */
  query: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'isPending' | 'refetch'>;
  /** Rows to come, in the shape of the rows. */
  skeleton: ReactNode;
  /** Title of the error when nothing could be loaded; the reason follows it. */
  failed: ReactNode;
  /** Level of that title within the page. */
  level?: 2 | 3;
  /** Of the error. */
  className?: string | undefined;
  isEmpty: boolean;
  /** Instead of a list without rows. */
  empty: ReactNode;
  /** The rows, and a `PagedEnd`. */
  children: ReactNode;
}

/** A list in every state: loading, failed with a retry, empty, or its rows. Rows stay when a later load fails. */
export function PagedList(props: PagedListProps) {
  const { query, level, className } = props;
  if (query.isPending) return props.skeleton;
  if (query.data === undefined) {
    return (
      <ErrorState
        title={props.failed}
        level={level}
        className={className}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  return props.isEmpty ? props.empty : props.children;
}
