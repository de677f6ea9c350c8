import { links } from '@upround/shared/links';
import { Badge, Link, Words } from '@upround/shared/ui';
import { JobCard } from '../../components/job-card';
import { SavedAt } from '../../apply/draft/saved-at';
import type { JobToApply } from '../data/application-saved';
import { useAppliedText } from '../messages/catalogue';

interface RowToApplyProps {
  toApply: JobToApply;
  /** Level of the job's title within the page. */
  level?: 2 | 3;
}

/** The whole of a job, or its name until that is read. */
export function RowToApply({
  toApply: { slug, title, job, draftSavedAt },
  level = 2,
}: RowToApplyProps) {
  const t = useAppliedText();
  const href = links.jobs({ job: slug });
  const Heading = `h${level}` as const;
  if (job !== undefined) {
    return (
      <>
        {draftSavedAt !== null && (
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-4 pt-4">
            <Badge tone="info">{t('row.draft')}</Badge>
            <SavedAt moment={draftSavedAt} />
          </div>
        )}
        <JobCard job={job} href={href} level={level} />
      </>
    );
  }
  return (
    <div className="flex min-h-32 flex-col gap-0.5 border-b px-4 py-4">
      <Heading dir="auto" className="text-body font-semibold wrap-anywhere">
        <Link href={href} tone="text">
          <Words>{title}</Words>
        </Link>
      </Heading>
    </div>
  );
}
