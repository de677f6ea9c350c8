import { useSearchParams } from 'react-router-dom';
import { ApplicantsPage } from './applicants/applicants-page';
import { OwnJobsPage } from './own-jobs/own-jobs-page';

/** One's own jobs, or the applicants to the one that the address names. */
export function HiringScreen() {
  const [params] = useSearchParams();
  const job = params.get('job');
  return job === null ? <OwnJobsPage /> : <ApplicantsPage key={job} job={job} />;
}
