import type { QueryClient } from '@tanstack/react-query';
import {
  listApplicants,
  listJobs,
  listJobsByUser,
  readJob,
  type Applicant,
  type Application,
  type ApplicationCounts,
  type ApplicationState,
  type Job,
} from '@upround/jobs/contract';
import { findItem, mapPages, keyOf, pagesKeyOf, type PagesOf } from '@upround/shared/query';

type Pages = PagesOf<typeof listApplicants>;

const countOf: Record<ApplicationState, keyof ApplicationCounts> = {
  APPLIED: 'applied',
  SEEN: 'seen',
  SHORTLISTED: 'shortlisted',
  INTERVIEW: 'interview',
  OFFER: 'offer',
  REJECTED: 'rejected',
  WITHDRAWN: 'withdrawn',
};

/** Number of applicants in a state. */
export const countAt = (counts: ApplicationCounts, state: ApplicationState) =>
  counts[countOf[state]];

function recount(
  counts: ApplicationCounts,
  before: readonly Applicant[],
  next: ReadonlyMap<string, Applicant>,
): ApplicationCounts {
  const after = { ...counts };
  for (const { id, state } of before) {
    const now = next.get(id)?.state;
    if (now === undefined || now === state) continue;
    after[countOf[state]] -= 1;
    after[countOf[now]] += 1;
    // The total leaves out who withdrew.
    after.total += Number(state === 'WITHDRAWN') - Number(now === 'WITHDRAWN');
  }
  return after;
}

/** An applicant as changed, in a list that names everyone or no one. */
function changedIn(one: Applicant, changed: Applicant): Applicant {
  if (one.applicant !== undefined && changed.applicant !== undefined) return changed;
  const { resume } = changed;
  return {
    ...changed,
    applicant: one.applicant,
    resume: resume && { ...resume, name: one.resume?.name ?? resume.name },
  };
}

function withApplicants(pages: Pages, next: ReadonlyMap<string, Applicant>): Pages {
  const before = pages.pages.flatMap(({ data }) => data);
  if (!before.some(({ id }) => next.has(id))) return pages;
  return mapPages(pages, (page) => ({
    ...page,
    counts: recount(page.counts, before, next),
    data: page.data.map((one) => changedIn(one, next.get(one.id) ?? one)),
  }));
}

const byId = (applicants: readonly Applicant[]) =>
  new Map(applicants.map((applicant) => [applicant.id, applicant]));

/** The ids of the applicants to a job that lists on the page show. */
export function shownApplicants(client: QueryClient, jobId: string): Set<string> {
  const lists = client.getQueriesData<Pages>({
    queryKey: pagesKeyOf(listApplicants),
    type: 'active',
  });
  return new Set(
    lists
      .flatMap(([, pages]) => pages?.pages ?? [])
      .flatMap(({ data }) => data)
      .filter(({ referenceId }) => referenceId === jobId)
      .map(({ id }) => id),
  );
}

/** Updates applicants in every list that shows them, and adjusts the counts. */
export function changeApplicants(client: QueryClient, applicants: readonly Applicant[]): void {
  const next = byId(applicants);
  client.setQueriesData<Pages>(
    { queryKey: pagesKeyOf(listApplicants) },
    (pages) => pages && withApplicants(pages, next),
  );
}

/** Whether the lists on the page show an applicant without a name. */
export const isShownBlind = (client: QueryClient, id: string): boolean =>
  findItem<Applicant>(client, [listApplicants], (one) => one.id === id)?.applicant === undefined;

/** Updates an application in every list that shows it. */
export function mergeApplication(client: QueryClient, application: Application): void {
  const known = findItem<Applicant>(client, [listApplicants], ({ id }) => id === application.id);
  if (known !== undefined) changeApplicants(client, [{ ...known, ...application }]);
}

/** Corrects lists that count more applicants to a job than there are: some withdrew who are in none of their pages. */
export function limitCounts(client: QueryClient, jobId: string, counts: ApplicationCounts): void {
  client.setQueriesData<Pages>(
    { queryKey: pagesKeyOf(listApplicants) },
    (pages) =>
      pages &&
      mapPages(pages, (page) =>
        page.data.some(({ referenceId }) => referenceId === jobId) &&
        page.counts.total > counts.total
          ? { ...page, counts }
          : page,
      ),
  );
}

/** Refetches the lists of applicants on the page after a change elsewhere. */
export const refreshApplicants = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: pagesKeyOf(listApplicants) });

/** Updates a changed job of the creator, and refetches the lists that contain it. */
export function jobWritten(client: QueryClient, job: Job): void {
  for (const id of [job.id, job.slug]) {
    client.setQueryData(keyOf(readJob, { params: { id } }), job);
  }
  jobListsChanged(client);
}

/** Refetches the creator's own lists at once, and the board, which is not visible, when it is opened. */
export function jobListsChanged(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: pagesKeyOf(listJobsByUser) });
  void client.invalidateQueries({ queryKey: pagesKeyOf(listJobs), refetchType: 'none' });
}
