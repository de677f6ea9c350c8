import { Suspense } from 'react';
import type { JobSummary } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { Avatar, classes, Link, Name } from '@upround/shared/ui';
import { MessagePersonSlot } from '../job-parts';
import { useJobsText } from '../messages/catalogue';
import { useReplyTexts } from './reply-texts';

interface PosterPartProps {
  job: JobSummary;
  canMessage: boolean;
  /** How they reply is said elsewhere on the page. */
  isBrief?: boolean;
  className?: string;
}

/** Who posted a job, and how they reply to applicants. */
export function PosterPart({ job, canMessage, isBrief = false, className }: PosterPartProps) {
  const { creator, replies } = job;
  const t = useJobsText();
  const texts = useReplyTexts();
  return (
    <section aria-labelledby="poster" className={classes('flex flex-col gap-3', className)}>
      <h3 id="poster" className="font-semibold">
        {t('creator.title')}
      </h3>
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={creator.displayName} seed={creator.id} src={creator.avatarUrl} size={40} />
        <div className="min-w-0 grow basis-44">
          <Link href={links.user(creator.slug)} tone="text" className="font-medium">
            <Name>{creator.displayName}</Name>
          </Link>
          {creator.headline !== '' && (
            <p className="line-clamp-2 text-small text-muted">{creator.headline}</p>
          )}
        </div>
        {canMessage && <MessagePoster job={job} />}
      </div>
      {!isBrief && (
        <p className="text-small text-muted figures">
          {texts.sentence(replies) ?? t('replies.few')}
        </p>
      )}
    </section>
  );
}

/** Writes to who posted a job. */
export function MessagePoster({ job: { creator, title, slug } }: { job: JobSummary }) {
  return (
    <Suspense fallback={null}>
      <MessagePersonSlot.Slot
        userId={creator.id}
        displayName={creator.displayName}
        about={{ title, href: links.jobs({ job: slug }) }}
      />
    </Suspense>
  );
}
