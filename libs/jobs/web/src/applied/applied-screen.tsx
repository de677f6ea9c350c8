import { useSearchParams } from 'react-router-dom';
import { JobsNav } from '../components/jobs-nav';
import { ApplicationPage } from './application/application-page';
import { TrackerPage } from './tracker/tracker-page';

/** One’s own applications, or one of them. */
export function AppliedScreen() {
  const [search] = useSearchParams();
  const id = search.get('application');
  return (
    <>
      <JobsNav current="applied" />
      {id === null ? <TrackerPage /> : <ApplicationPage key={id} id={id} />}
    </>
  );
}
