import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@upround/shared/api-client';
import { sourceQuery } from '../data/source-queries';

/** Whether the API knows no source of that slug; false while nobody asks for one. */
export function useIsUnknownSource(slug: string): boolean {
  const { error } = useQuery({ ...sourceQuery(slug), enabled: slug !== '' });
  return error instanceof ApiError && error.status === 404;
}
