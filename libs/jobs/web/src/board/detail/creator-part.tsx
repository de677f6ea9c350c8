import { Suspense } from 'react';
import type { JobSummary } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { Avatar, Link, Name } from '@upround/shared/ui';
import { useReplyTexts } from '../../components/reply-texts';
import { useJobsText } from '../../messages/catalogue';
import { MessagePersonSlot } from '../../job-parts';

/** Who posted a job, and how they treat those who apply. */
export function CreatorPart({ job }: { job: JobSummary }) {
  const { creator, replies } = job;
  const t = useJobsText();
  const texts = useReplyTexts();
  return (
    <section aria-labelledby="job-creator" className="flex flex-col gap-3 border-t pt-6">
      <h3 id="job-creator" className="text-body font-semibold">
        {t('creator.title')}
      </h3>
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={creator.displayName} seed={creator.id} src={creator.avatarUrl} size={40} />
        <div className="min-w-0 grow basis-44">
          <Link href={links.user(creator.slug)} tone="text" className="font-medium">
            <Name>{creator.displayName}</Name>
          </Link>
          {creator.headline !== '' && (
            <p className="truncate text-small text-muted">{creator.headline}</p>
          )}
        </div>
        {job.state !== 'DRAFT' && (
          <Suspense fallback={null}>
            <MessagePersonSlot.Slot
              userId={creator.id}
              displayName={creator.displayName}
              about={{ title: job.title, href: links.jobs({ job: job.slug }) }}
            />
          </Suspense>
        )}
      </div>
      <p className="text-small text-muted figures">{texts.sentence(replies) ?? t('replies.few')}</p>
    </section>
  );
}
