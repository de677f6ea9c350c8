import { Clock } from 'lucide-react';
import type { Application, Job } from '@upround/jobs/contract';
import { classes, ICON_STROKE, Surface } from '@upround/shared/ui';
import { useReplyTexts } from '../../components/reply-texts';
import { MessagePoster } from '../../components/poster-part';
import { useAppliedText } from '../messages/catalogue';
import { useNextStep } from '../tracker/use-next-step';

interface NextPartProps {
  application: Application;
  job: Job;
  /** Nothing was heard for 21 days. */
  isSilent: boolean;
}

/** What comes next for an application, with a way to write to the poster. Renders nothing once it's over. */
export function NextPart({ application, job, isSilent }: NextPartProps) {
  const t = useAppliedText();
  const replies = useReplyTexts();
  const { text, turn } = useNextStep()({ ...job, application });
  const { displayName: name } = job.creator;
  if (turn === 'none') return null;
  const isTheirs = turn === 'theirs';
  const title = isSilent ? t('application.silent') : t('next.awaiting', { name });
  const hint = isSilent ? t('application.silentHint', { name }) : replies.sentence(job.replies);
  return (
    <Surface
      as="section"
      aria-labelledby="next"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <div className="flex min-w-0 grow basis-60 flex-col gap-1">
        <h3 id="next" className="text-small font-medium text-muted">
          {t('row.columns.next')}
        </h3>
        <p
          className={classes(
            'flex items-center gap-2 font-semibold',
            isTheirs && 'text-warning-text',
          )}
        >
          {isTheirs && (
            <Clock aria-hidden size={16} strokeWidth={ICON_STROKE} className="shrink-0" />
          )}
          {isTheirs ? title : text}
        </p>
        {isTheirs && hint !== null && <p className="text-small text-muted">{hint}</p>}
      </div>
      {/* The button comes late, as wide as a name: its place is there before it. */}
      <div className="flex min-h-10 basis-full items-center wide:basis-64 wide:justify-end">
        <MessagePoster job={job} />
      </div>
    </Surface>
  );
}
