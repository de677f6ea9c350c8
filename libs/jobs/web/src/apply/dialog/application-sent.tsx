import type { JobSummary } from '@upround/jobs/contract';
import { useReplyTexts } from '../../components/reply-texts';
import { useApplyText } from '../messages/catalogue';

/** What happens after an application was sent: no more is promised than the job says of its creator. */
export function ApplicationSent({ job: { company, creator, replies } }: { job: JobSummary }) {
  const t = useApplyText();
  const name = creator.displayName;
  const record = useReplyTexts().sentence(replies);
  return (
    <div role="status" className="flex flex-col gap-3">
      <p>{t('sent.lead', { name, company })}</p>
      <p className="text-muted figures">{record ?? t('sent.unknown', { name })}</p>
    </div>
  );
}
