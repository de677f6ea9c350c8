import { Bell, FileText, ListChecks } from 'lucide-react';
import { links } from '@upround/shared/links';
import { JobCard } from '../../components/job-card';
import { GuideSteps } from '../../components/guide-steps';
import { useJobsToApply } from '../data/application-saved';
import { useAppliedText } from '../messages/catalogue';
import { SuggestedJobs } from './suggested-jobs';

const steps = [
  ['apply', FileText],
  ['follow', ListChecks],
  ['notified', Bell],
] as const;

/** Before the first application: how it goes, the viewer's saved jobs, and jobs to apply to. */
export function FirstApplication() {
  const t = useAppliedText();
  return (
    <div className="pb-8">
      <GuideSteps
        label={t('start.label')}
        steps={steps.map(([name, icon]) => ({
          name,
          icon,
          title: t(`start.${name}`),
          hint: t(`start.${name}Hint`),
        }))}
      />
      <SavedJobs />
      <SuggestedJobs />
    </div>
  );
}

function SavedJobs() {
  const t = useAppliedText();
  const { jobs } = useJobsToApply();
  const read = jobs.flatMap(({ job }) => job ?? []);
  if (read.length === 0) return null;
  return (
    <section aria-labelledby="saved-jobs" className="pt-8 medium:px-2">
      <h2 id="saved-jobs" className="border-b px-4 pb-3 text-title font-semibold">
        {t('start.saved')}
      </h2>
      <ul className="wide:grid wide:grid-cols-2">
        {read.map((job) => (
          <li key={job.id}>
            <JobCard job={job} href={links.jobs({ job: job.slug })} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
