import { ArrowLeft, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import type { ApplicationCounts, Job } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { Button, classes, Link } from '@upround/shared/ui';
import type { ApplicantChoice } from '../data/hiring-queries';
import { useHiringText } from '../messages/catalogue';
import { useFaces } from '../model/applicant-face';
import type { ApplicantAddress } from '../model/use-applicant-address';
import { ApplicantFilters } from './applicant-filters';
import { ApplicantTools } from './applicant-tools';

interface ApplicantHeadProps {
  job: Job;
  address: ApplicantAddress;
  choice: ApplicantChoice;
  counts: ApplicationCounts | undefined;
  /** An applicant is open beside the list. */
  isNarrow: boolean;
  onBlind: (isBlind: boolean) => void;
}

/** The head of the list of applicants. In narrow lists tools and filters are behind a button. */
export function ApplicantHead(props: ApplicantHeadProps) {
  const { job, address, choice, counts, isNarrow, onBlind } = props;
  const t = useHiringText();
  const { isBlind } = useFaces();
  const foldId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <div className="flex shrink-0 flex-col gap-3 border-b p-4">
      <div className="flex h-10 items-center justify-between gap-2">
        <Link
          href={links.hiring()}
          tone="muted"
          className="inline-flex h-10 items-center gap-1.5 text-small"
        >
          <ArrowLeft aria-hidden size={16} />
          {t('applicants.back')}
        </Link>
        <Button
          size="small"
          icon={SlidersHorizontal}
          aria-expanded={isUnfolded}
          aria-controls={foldId}
          className={classes(!isNarrow && 'medium:hidden')}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {t('applicants.filters')}
        </Button>
      </div>
      <p className="text-title font-semibold wrap-anywhere" aria-hidden>
        {t('applicants.title', { title: job.title })}
      </p>
      {job.state === 'CLOSED' && <p className="text-small text-muted">{t('applicants.closed')}</p>}
      <div
        id={foldId}
        className={classes(
          'flex-col gap-3',
          isUnfolded ? 'flex' : 'hidden',
          !isNarrow && 'medium:flex',
        )}
      >
        <ApplicantTools job={job} address={address} choice={choice} onBlind={onBlind} />
        <ApplicantFilters address={{ ...address, choice }} counts={counts} />
      </div>
      {isBlind && <p className="text-small text-muted">{t('applicants.blindHint')}</p>}
    </div>
  );
}
