import { Clock } from 'lucide-react';
import type { JobSummary } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { ICON_STROKE, Link } from '@upround/shared/ui';
import { useOwnJobsText } from './messages/catalogue';
import { waitingFor } from './waiting-for';

/** The next step of a job: how many applicants wait for a reply, with a link to all its applicants. Renders nothing where none wait. */
export function ReplyLink({ job }: { job: JobSummary }) {
  const t = useOwnJobsText();
  const count = waitingFor(job);
  if (count === 0) return null;
  return (
    <span className="inline-flex min-h-6 items-center gap-1.5 text-small">
      <Clock
        aria-hidden
        size={16}
        strokeWidth={ICON_STROKE}
        className="shrink-0 text-warning-text"
      />
      <Link
        href={links.hiring({ job: job.slug })}
        aria-label={t('waitingFor', { count, title: job.title })}
        className="font-semibold"
      >
        {t('waiting', { count })}
      </Link>
    </span>
  );
}
