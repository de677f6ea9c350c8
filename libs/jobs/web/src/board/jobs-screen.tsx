import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { lazyPart } from '@upround/shared/ui';
import { JobSkeletons } from '../components/job-skeletons';
import { JobsNav } from '../components/jobs-nav';
import { ExperienceSlot, MessagePersonSlot, type JobParts } from '../job-parts';
import { jobsViewOf, type JobsView } from '../model/jobs-view';
import { ApplicantsPageSkeleton } from '../hiring/applicants/applicant-skeletons';
import { useJobsText } from '../messages/catalogue';
import { BoardScreen } from './board-screen';

function ViewSkeleton({ view }: { view: Exclude<JobsView, 'board'> }) {
  const t = useJobsText();
  const [search] = useSearchParams();
  if (view === 'hiring' && search.has('job')) {
    return <ApplicantsPageSkeleton label={t('loadingApplicants')} />;
  }
  return (
    <>
      <JobsNav current={view === 'post' ? 'hiring' : view} />
      <JobSkeletons />
    </>
  );
}

const views = {
  company: lazyPart(
    () => import('../company/company-screen').then((m) => m.CompanyScreen),
    () => <ViewSkeleton view="company" />,
  ),
  applied: lazyPart(
    () => import('../applied/applied-screen').then((m) => m.AppliedScreen),
    () => <ViewSkeleton view="applied" />,
  ),
  hiring: lazyPart(
    () => import('../hiring/hiring-screen').then((m) => m.HiringScreen),
    () => <ViewSkeleton view="hiring" />,
  ),
  post: lazyPart(
    () => import('../post-job/post-job-screen').then((m) => m.PostJobScreen),
    () => <ViewSkeleton view="post" />,
  ),
  searches: lazyPart(
    () => import('../searches/searches-screen').then((m) => m.SearchesScreen),
    () => <ViewSkeleton view="searches" />,
  ),
};

/** The board and companies for everyone; what belongs to members leads guests to sign in, and back to where they wanted to go. */
export function JobsScreen() {
  const [search] = useSearchParams();
  const { isMember } = useSession();
  const { pathname, search: query } = useLocation();
  const view = jobsViewOf(search);
  if (view === 'board') return <BoardScreen />;
  if (!isMember && view !== 'company') {
    return <Navigate to={links.login({ next: `${pathname}${query}` })} replace />;
  }
  const View = views[view];
  return <View />;
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
