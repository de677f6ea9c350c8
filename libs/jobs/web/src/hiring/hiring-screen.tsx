import { useSearchParams } from 'react-router-dom';
import { ApplicantsPage } from './applicants/applicants-page';
import { OwnJobsPage } from './own-jobs/own-jobs-page';

/** The member's own jobs, or the applicants of the job in the URL. */
export function HiringScreen() {
  const [params] = useSearchParams();
  const job = params.get('job');
  return job === null ? <OwnJobsPage /> : <ApplicantsPage key={job} job={job} />;
}
