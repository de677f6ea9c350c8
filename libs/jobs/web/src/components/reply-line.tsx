import type { JobSummary } from '@upround/jobs/contract';
import { MetaLine, Time } from '@upround/shared/ui';
import { useJobsText } from '../messages/catalogue';
import { useReplyTexts } from './reply-texts';

/** What an application may expect: how often and how soon it is answered, and when the employer was last at it. */
export function ReplyLine({ job }: { job: JobSummary }) {
  const t = useJobsText();
  const replies = useReplyTexts().short(job.replies);
  if (job.state !== 'OPEN') return null;
  return (
    <MetaLine>
      {replies !== null && <span>{replies}</span>}
      <span>
        {t(replies === null ? 'replies.activeAlone' : 'replies.active')}{' '}
        <Time value={job.lastActiveAt} />
      </span>
    </MetaLine>
  );
}
