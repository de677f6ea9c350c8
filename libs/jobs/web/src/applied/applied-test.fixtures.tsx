import {
  appliedJobFixtures,
  companyFixtures,
  jobFixtures,
  keepApplicationMemo,
  listAppliedJobs,
  listSimilarJobs,
  moveApplication,
  readApplication,
  readCompany,
  readJob,
  type Application,
  type ApplicationState,
  type AppliedJob,
  type Job,
} from '@upround/jobs/contract';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, renderScreen, segment, type FakeApi } from '@upround/shared/testing';
import { listBookmarks } from '@upround/social/contract';
import { ApplicationEvents } from '../events/application-events';
import { AppliedScreen } from './applied-screen';

export const [onItsWay, ended] = appliedJobFixtures;
export const [openJob] = jobFixtures;

/** The job of an application, closed. */
export const closedJob: Job = { ...openJob, state: 'CLOSED', closeReason: 'FILLED' };

/** An application as both sides read it. */
export function plain({ application }: AppliedJob = onItsWay): Application {
  const { memo: _memo, silent: _silent, ...both } = application;
  return both;
}

/** One that was moved to a state since. */
export const moved = (state: ApplicationState, application = plain()): Application => ({
  ...application,
  state,
  timeline: [...application.timeline, { state, at: '2026-01-09T10:00:00.000Z', reason: null }],
});

/** One with two applications, one of them over, and a saved job. */
export const appliedApi = (all: readonly AppliedJob[] = [onItsWay, ended]): FakeApi =>
  fakeApi()
    .on(listAppliedJobs, ({ query: { state } }) =>
      segment(all.filter(({ application }) => state?.includes(application.state) ?? true)),
    )
    .on(listBookmarks, () =>
      segment([
        {
          referenceType: 'JOB' as const,
          referenceId: openJob.id,
          createdAt: '2026-01-05T09:30:00.000Z',
          record: { slug: openJob.slug, title: openJob.title, author: openJob.company },
        },
      ]),
    )
    .on(readJob, () => ({ ...openJob, viewer: { ...openJob.viewer, bookmarked: true } }))
    .on(listSimilarJobs, () => ({ data: [] }))
    .on(readCompany, () => companyFixtures[0])
    .on(readApplication, ({ params }) => {
      const found = all.find(({ application }) => application.id === params.id) ?? onItsWay;
      return plain(found);
    })
    .on(moveApplication, ({ body: { state } }) => moved(state))
    .on(keepApplicationMemo, ({ body: { text } }) => ({ text }));

export function openApplied({
  api = appliedApi(),
  search = '',
}: { api?: FakeApi; search?: string } = {}) {
  const page = (
    <>
      <AppliedScreen />
      <ApplicationEvents />
    </>
  );
  return renderScreen(page, {
    api,
    user: aUser(),
    path: `${routes.jobs}?applied=true${search}`,
    pattern: routes.jobs,
  });
}
