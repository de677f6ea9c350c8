import type { JobSummary } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { Link, Name } from '@upround/shared/ui';
import { useJobTexts } from './job-texts';

interface CompanyLineProps {
  job: JobSummary;
  className: string;
  /** The company's name leads to its page. */
  isLinked?: boolean;
}

/**
 * The company and its location, as far as a draft says them; a location that says no more than the workplace does is
 * left out.
 */
export function CompanyLine({ job, className, isLinked = false }: CompanyLineProps) {
  const texts = useJobTexts();
  const { company, companyRecord, location } = job;
  const isRedundant = location.toLowerCase() === texts.workplace(job.workplace).toLowerCase();
  if (company === '' && (location === '' || isRedundant)) return null;
  return (
    <p className={`${className} wrap-anywhere`}>
      {company !== '' &&
        (isLinked && companyRecord ? (
          <Link href={links.jobs({ company: companyRecord.slug })} tone="text">
            <Name>{company}</Name>
          </Link>
        ) : (
          <span>
            <Name>{company}</Name>
          </span>
        ))}
      {location !== '' && !isRedundant && (
        <span className={company === '' ? undefined : 'dot'}>
          <Name>{location}</Name>
        </span>
      )}
    </p>
  );
}
