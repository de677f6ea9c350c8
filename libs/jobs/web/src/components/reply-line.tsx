import type { JobSummary } from '@upround/jobs/contract';
import { MetaLine, Time } from '@upround/shared/ui';
import { useJobsText } from '../messages/catalogue';
import { useReplyTexts } from './reply-texts';

interface ReplyLineProps {
  job: JobSummary;
  /** Says when the recruiter was last active, too; a card says so only where there is no reply rate. */
  isWhole?: boolean;
}

/** What an application may expect: how often and how soon it is answered, and when the recruiter was last active. */
export function ReplyLine({ job, isWhole = false }: ReplyLineProps) {
  const t = useJobsText();
  const replies = useReplyTexts().short(job.replies);
  if (job.state !== 'OPEN') return null;
  return (
    <MetaLine>
      {replies.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {(isWhole || replies.length === 0) && (
        <span>
          {t('replies.active')} <Time value={job.lastActiveAt} />
        </span>
      )}
    </MetaLine>
  );
}
