import type { Company, JobSummary } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { Avatar, Link, Name } from '@upround/shared/ui';
import { useReplyTexts } from '../components/reply-texts';
import { useCompanyText } from './messages/catalogue';

/** Who posted the company's open jobs, each once. */
function postersOf(jobs: readonly JobSummary[]): JobSummary[] {
  return jobs.filter(
    (job, at) => jobs.findIndex((one) => one.creator.id === job.creator.id) === at,
  );
}

/** How each person who hires for a company replies to applicants. Nothing while no job is open. */
export function CompanyReplies({ company }: { company: Company }) {
  const t = useCompanyText();
  const texts = useReplyTexts();
  const posters = postersOf(company.jobs);
  if (posters.length === 0) return null;
  return (
    <section aria-labelledby="company-replies" className="flex flex-col gap-4 border-b px-4 py-6">
      <h3 id="company-replies" className="font-semibold">
        {t('replies')}
      </h3>
      <ul className="flex flex-col gap-4">
        {posters.map(({ creator, replies }) => (
          <li key={creator.id} className="flex items-center gap-3">
            <Avatar
              name={creator.displayName}
              seed={creator.id}
              src={creator.avatarUrl}
              size={40}
            />
            <div className="min-w-0">
              <Link href={links.user(creator.slug)} tone="text" className="font-medium">
                <Name>{creator.displayName}</Name>
              </Link>
              <p className="text-small text-muted figures">
                {texts.short(replies) ?? t('repliesFew')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
