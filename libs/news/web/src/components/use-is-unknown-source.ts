import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@upround/shared/api-client';
import { sourceQuery } from '../data/source-queries';

/** Whether the API has no source with this slug; false while no slug is given. */
export function useIsUnknownSource(slug: string): boolean {
  const { error } = useQuery({ ...sourceQuery(slug), enabled: slug !== '' });
  return error instanceof ApiError && error.status === 404;
}
