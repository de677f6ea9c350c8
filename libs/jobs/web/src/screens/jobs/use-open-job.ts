import { useQuery, useQueryClient } from '@tanstack/react-query';
import { jobQuery, listedJob } from '../../data/job-queries';

/** The open job: at once as a list shows it, whole when it is read. `description` is undefined until then. */
export function useOpenJob(slug: string | null) {
  const client = useQueryClient();
  const query = useQuery({ ...jobQuery(slug ?? ''), enabled: slug !== null });
  const { data: whole } = query;
  const job = whole ?? (slug === null ? undefined : listedJob(client, slug));
  return { query, job, description: whole?.description };
}
