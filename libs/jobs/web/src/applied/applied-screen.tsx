import { useSearchParams } from 'react-router-dom';
import { JobsNav } from '../components/jobs-nav';
import { ApplicationPage } from './application/application-page';
import { TrackerPage } from './tracker/tracker-page';

/** The member’s applications, or one of them. */
export function AppliedScreen() {
  const [search] = useSearchParams();
  const id = search.get('application');
  if (id !== null) return <ApplicationPage key={id} id={id} />;
  return (
    <>
      <JobsNav current="applied" />
      <TrackerPage />
    </>
  );
}
