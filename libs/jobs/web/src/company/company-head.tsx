import { Link2, Pencil } from 'lucide-react';
import type { Company } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { useCopyLink } from '@upround/shared/toasts';
import {
  Button,
  ButtonLink,
  classes,
  CompanyMark,
  MetaLine,
  Name,
  Time,
  useIsWide,
} from '@upround/shared/ui';
import { useJobTexts } from '../components/job-texts';
import { ReplyLine } from '../components/reply-line';
import { useJobsText } from '../messages/catalogue';
import { CompanyBanner } from './company-banner';
import { SiteLink } from './company-facts';
import { hasOneCreator } from './company-people';
import { useCompanyText } from './messages/catalogue';

interface CompanyHeadProps {
  company: Company;
  /** Undefined while it is being edited. */
  onEdit: (() => void) | undefined;
}

/** The logo on a drawn banner, the name, and the way to the open jobs. */
export function CompanyHead({ company, onEdit }: CompanyHeadProps) {
  const t = useCompanyText();
  const { name, logoUrl, openJobCount, jobs, viewer } = company;
  const copy = useCopyLink(links.jobs({ company: company.slug }));
  const [newest] = jobs;
  const mayEdit = onEdit !== undefined && viewer.mayEdit;
  const hrefOfJobs =
    newest !== undefined && openJobCount === 1 ? links.jobs({ job: newest.slug }) : '#company-jobs';
  return (
    <header className="border-b">
      <CompanyBanner company={company} />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3 px-4 pb-6 medium:px-6">
        <CompanyMark
          name={name}
          logoUrl={logoUrl}
          size={96}
          className="-mt-10 border-4 border-surface"
        />
        <div className="min-w-0 grow basis-60 pt-3">
          <h2 dir="auto" className="text-display font-semibold text-balance wrap-anywhere">
            <Name>{name}</Name>
          </h2>
          <HeadFacts company={company} />
          <HiringLine company={company} />
        </div>
        <div className="flex flex-wrap gap-2 max-medium:basis-full">
          {mayEdit && (
            <Button icon={Pencil} className="grow" onClick={onEdit}>
              {t('edit.open')}
            </Button>
          )}
          <Button icon={Link2} className="grow" onClick={copy}>
            {t('share')}
          </Button>
          {newest !== undefined && (
            <ButtonLink
              variant="primary"
              className={classes(
                'order-first grow medium:order-none',
                mayEdit && 'max-medium:basis-full',
              )}
              href={viewer.mayEdit ? links.hiring() : hrefOfJobs}
            >
              {viewer.mayEdit ? t('manage') : t('seeOpen', { count: openJobCount })}
            </ButtonLink>
          )}
        </div>
      </div>
    </header>
  );
}

/** The location; where it is wide and people have the place beside the page, the other facts too. */
function HeadFacts({ company }: { company: Company }) {
  const t = useCompanyText();
  const texts = useJobTexts();
  const isWide = useIsWide();
  const { location, stage, size, site, people } = company;
  const isWhole = isWide && people.length > 1;
  if (!isWhole && location === '') return null;
  return (
    <MetaLine>
      {location !== '' && (
        <span className="wrap-anywhere">
          <Name>{location}</Name>
        </span>
      )}
      {isWhole && stage !== null && <span>{texts.stage(stage)}</span>}
      {isWhole && size !== null && <span>{t(`sizes.${size}`)}</span>}
      {isWhole && site !== null && (
        <span>
          <SiteLink site={site} />
        </span>
      )}
    </MetaLine>
  );
}

/** How applicants are replied to, where one person hires; otherwise when one of them was last active. */
function HiringLine({ company: { jobs } }: { company: Company }) {
  const tJobs = useJobsText();
  const [newest] = jobs;
  if (newest === undefined) return null;
  if (hasOneCreator(jobs)) return <ReplyLine job={newest} />;
  const active = jobs.reduce(
    (last, job) => (job.lastActiveAt > last ? job.lastActiveAt : last),
    '',
  );
  return (
    <MetaLine>
      <span>
        {tJobs('replies.active')} <Time value={active} />
      </span>
    </MetaLine>
  );
}
