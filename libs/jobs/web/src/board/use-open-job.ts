import { useQuery, useQueryClient } from '@tanstack/react-query';
import { statusOf } from '@upround/shared/routing';
import { jobQuery, listedJob } from './data/job-queries';

/** The open job: at once as a list shows it, whole when it is read. `description` is undefined until then. */
export function useOpenJob(slug: string | null) {
  const client = useQueryClient();
  const query = useQuery({ ...jobQuery(slug ?? ''), enabled: slug !== null });
  // A job that no longer exists is not shown from the cache.
  const whole = statusOf(query.error) === 404 ? undefined : query.data;
  const listed = slug === null || query.isError ? undefined : listedJob(client, slug);
  return { query, job: whole ?? listed, description: whole?.description };
}
