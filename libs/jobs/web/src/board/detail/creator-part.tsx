import type { JobSummary } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { Avatar, Link, Name } from '@upround/shared/ui';
import { useReplyTexts } from '../../components/reply-texts';
import { useJobsText } from '../../messages/catalogue';

/** Who posted a job, and how they treat those who apply. */
export function CreatorPart({ job: { creator, replies } }: { job: JobSummary }) {
  const t = useJobsText();
  const texts = useReplyTexts();
  return (
    <section aria-labelledby="job-creator" className="flex flex-col gap-3 border-t pt-6">
      <h3 id="job-creator" className="text-body font-semibold">
        {t('creator.title')}
      </h3>
      <div className="flex items-center gap-3">
        <Avatar name={creator.displayName} seed={creator.id} src={creator.avatarUrl} size={40} />
        <div className="min-w-0">
          <Link href={links.user(creator.slug)} tone="text" className="font-medium">
            <Name>{creator.displayName}</Name>
          </Link>
          {creator.headline !== '' && (
            <p className="truncate text-small text-muted">{creator.headline}</p>
          )}
        </div>
      </div>
      <p className="text-small text-muted figures">{texts.sentence(replies) ?? t('replies.few')}</p>
    </section>
  );
}
