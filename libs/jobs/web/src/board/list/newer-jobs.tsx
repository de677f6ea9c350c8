import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listJobs, type JobSummary } from '@upround/jobs/contract';
import { replacePages } from '@upround/shared/query';
import { announce } from '@upround/shared/routing';
import { toast } from '@upround/shared/toasts';
import { NewItemsPill } from '@upround/shared/ui';
import { useJobsText } from '../../messages/catalogue';
import { facetsQuery, MOST_NEWER, newestJobsQuery } from '../data/job-queries';
import type { Board } from '../use-board';

interface NewerJobsProps {
  board: Board;
  /** The jobs of the list; at least one. */
  jobs: readonly JobSummary[];
}

/** Says how many newer jobs match. The list stays as it is until that is pressed. */
export function NewerJobs({ board: { filters, sort }, jobs }: NewerJobsProps) {
  const t = useJobsText();
  const client = useQueryClient();
  // In the order of salaries a new job can be anywhere.
  const isByTime = sort === 'newest';
  const { data: newest } = useQuery({ ...newestJobsQuery(filters), enabled: isByTime });
  const since = jobs[0]?.publishedAt ?? '';
  const count = isByTime
    ? newest.filter(
        ({ id, publishedAt }) => (publishedAt ?? '') > since && jobs.every((job) => job.id !== id),
      ).length
    : 0;
  const show = () =>
    void replacePages(client, listJobs, { query: filters }).then(
      () => {
        void client.invalidateQueries({ queryKey: facetsQuery(filters).queryKey });
        window.scrollTo(0, 0);
        announce(t('list.refreshed'));
      },
      () => toast.show({ type: 'error', text: t('list.failed') }),
    );
  return (
    <NewItemsPill isShown={count > 0} onPress={show}>
      {count < MOST_NEWER
        ? t('list.newer', { count })
        : t('list.newerMany', { count: String(count) })}
    </NewItemsPill>
  );
}
