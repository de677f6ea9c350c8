import {
  jobFixtures,
  savedSearchFixtures,
  type Job,
  type SavedSearch,
} from '@upround/jobs/contract';

/** The first fixture's job with changes. */
export function aJob(changes: Partial<Job> = {}): Job {
  const [job] = jobFixtures;
  const id = changes.id ?? job.id;
  return { ...job, slug: `slug-${id}`, ...changes, id };
}

/** A draft with only a title. */
export const titleAlone: Job = aJob({
  state: 'DRAFT',
  publishedAt: null,
  closesAt: null,
  companyStage: null,
  company: '',
  location: '',
  description: '',
  salary: null,
  equity: null,
  tags: [],
});

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

function matchMediaWith(width: string | undefined): void {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: width !== undefined && media.includes(width),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
}

/** As in a window of 80 rem or more, or in a narrower one. */
export const setWide = (isWide: boolean) => matchMediaWith(isWide ? '80rem' : undefined);

/** As in the window of a phone. */
export const setPhone = () => matchMediaWith('width < 48rem');

export const widen = () => setWide(true);
