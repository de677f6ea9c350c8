import { ArrowLeft, ExternalLink, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { isPaused, type ApplicationCounts, type Job } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { Button, ButtonLink, classes, Link } from '@upround/shared/ui';
import type { ApplicantChoice } from '../data/hiring-queries';
import { JobFacts } from '../../components/job-facts';
import { JobMark } from '../../components/job-mark';
import { useHiringText } from '../messages/catalogue';
import type { ApplicantAddress } from '../model/use-applicant-address';
import type { BlindMode } from '../model/use-blind-mode';
import { BlindLine } from '../blind/blind-line';
import { usePausingText } from '../pausing/messages/catalogue';
import { ApplicantFunnel } from './applicant-funnel';
import { ApplicantFilters } from './applicant-filters';
import { ApplicantTools } from './applicant-tools';

interface ApplicantHeadProps {
  job: Job;
  address: ApplicantAddress;
  choice: ApplicantChoice;
  counts: ApplicationCounts | undefined;
  /** An applicant is open beside the list. */
  isNarrow: boolean;
  blind: BlindMode;
  onBlind: (isBlind: boolean) => void;
}

/** The head of the list of applicants. In narrow lists tools and filters are behind a button. */
export function ApplicantHead(props: ApplicantHeadProps) {
  const { job, address, choice, counts, isNarrow, blind, onBlind } = props;
  const t = useHiringText();
  const tPausing = usePausingText();
  // As the job has them until the list is read, so that nothing moves.
  const funnel = counts ?? job.applications;
  const foldId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <div
      className={classes('flex shrink-0 flex-col gap-3 border-b p-4', !isNarrow && 'medium:px-6')}
    >
      <div className="flex h-10 items-center justify-between gap-2">
        <Link
          href={links.hiring()}
          tone="muted"
          className="inline-flex h-10 items-center gap-1.5 text-small"
        >
          <ArrowLeft aria-hidden size={16} />
          {t('applicants.back')}
        </Link>
        {!isNarrow && (
          <ButtonLink
            href={links.jobs({ job: job.slug })}
            size="small"
            icon={ExternalLink}
            className="max-medium:hidden"
          >
            {t('own.view')}
          </ButtonLink>
        )}
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
      <div className="flex items-start gap-3">
        <JobMark job={job} size={isNarrow ? 32 : 48} />
        <div className="flex min-w-0 flex-col gap-0.5">
          <p
            className={classes(
              'font-semibold text-balance wrap-anywhere',
              isNarrow ? 'text-body' : 'text-display',
            )}
            aria-hidden
          >
            {t('applicants.title', { title: job.title })}
          </p>
          {!isNarrow && <JobFacts job={job} />}
        </div>
      </div>
      {!isNarrow && funnel !== null && <ApplicantFunnel counts={funnel} />}
      {job.state === 'CLOSED' && (
        <p className="text-small text-muted">
          {isPaused(job) ? tPausing('hint') : t('applicants.closed')}
        </p>
      )}
      <div
        id={foldId}
        className={classes(
          'flex-col flex-wrap justify-between gap-3',
          isUnfolded ? 'flex' : 'hidden',
          !isNarrow && 'medium:flex wide:flex-row',
        )}
      >
        <ApplicantFilters address={{ ...address, choice }} counts={counts} />
        <ApplicantTools {...{ job, address, choice, onBlind }} isBlindLocked={blind.isLocked} />
      </div>
      <BlindLine {...blind} />
    </div>
  );
}
