import {
  jobFixtures,
  savedSearchFixtures,
  type Job,
  type SavedSearch,
} from '@upround/jobs/contract';

/** A job like the first fixture, changed as told. */
export function aJob(changes: Partial<Job> = {}): Job {
  const [job] = jobFixtures;
  const id = changes.id ?? job.id;
  return { ...job, slug: `slug-${id}`, ...changes, id };
}

/** So many jobs, with the titles "Job 1", "Job 2" and so on. */
export function someJobs(count: number, from = 1): Job[] {
  return Array.from({ length: count }, (_, index) =>
    aJob({ id: `job-${from + index}`, title: `Job ${from + index}` }),
  );
}

export function aSavedSearch(changes: Partial<SavedSearch> = {}): SavedSearch {
  const [search] = savedSearchFixtures;
  if (search === undefined) throw new Error('The contract has no fixture');
  return { ...search, ...changes };
}
