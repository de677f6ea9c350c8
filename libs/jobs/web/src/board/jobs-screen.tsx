import { lazy, Suspense } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { JobSkeletons } from '../components/job-skeletons';
import { JobsNav } from '../components/jobs-nav';
import { ExperienceSlot, MessagePersonSlot, type JobParts } from '../job-parts';
import { jobsViewOf } from '../model/jobs-view';
import { ApplicantsPageSkeleton } from '../hiring/applicants/applicant-skeletons';
import { useJobsText } from '../messages/catalogue';
import { BoardScreen } from './board-screen';

const views = {
  company: lazy(() =>
    import('../company/company-screen').then((m) => ({ default: m.CompanyScreen })),
  ),
  applied: lazy(() =>
    import('../applied/applied-screen').then((m) => ({ default: m.AppliedScreen })),
  ),
  hiring: lazy(() => import('../hiring/hiring-screen').then((m) => ({ default: m.HiringScreen }))),
  post: lazy(() =>
    import('../post-job/post-job-screen').then((m) => ({ default: m.PostJobScreen })),
  ),
  searches: lazy(() =>
    import('../searches/searches-screen').then((m) => ({ default: m.SearchesScreen })),
  ),
};

/** The board and companies for everyone; what belongs to members leads guests to sign in, and back to where they wanted to go. */
export function JobsScreen() {
  const [search] = useSearchParams();
  const t = useJobsText();
  const { isMember } = useSession();
  const { pathname, search: query } = useLocation();
  const view = jobsViewOf(search);
  if (view === 'board') return <BoardScreen />;
  if (!isMember && view !== 'company') {
    return <Navigate to={links.login({ next: `${pathname}${query}` })} replace />;
  }
  const View = views[view];
  return (
    <Suspense
      fallback={
        view === 'hiring' && search.has('job') ? (
          <ApplicantsPageSkeleton label={t('loadingApplicants')} />
        ) : (
          <>
            <JobsNav current={view === 'post' ? 'hiring' : view} />
            <JobSkeletons />
          </>
        )
      }
    >
      <View />
    </Suspense>
  );
}

/** The screen with what other features bring to it. */
export function jobsScreenWith({ MessageButton, ExperienceBrief }: JobParts) {
  return function JobsScreenWithParts() {
    return (
      <MessagePersonSlot.Fill value={MessageButton}>
        <ExperienceSlot.Fill value={ExperienceBrief}>
          <JobsScreen />
        </ExperienceSlot.Fill>
      </MessagePersonSlot.Fill>
    );
  };
}
