import { useQuery } from '@tanstack/react-query';
import type { JobSummary } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { Link, Words } from '@upround/shared/ui';
import { CompanyFacts } from './company-facts';
import { CompanyPersonRow } from './company-people';
import { companyQuery } from './company-queries';
import { useCompanyText } from './messages/catalogue';

const PEOPLE = 3;

/** On an open job: the company, people one would work with, and its other jobs. Nothing where it does not load. */
export function CompanyBlock({ job }: { job: JobSummary }) {
  const t = useCompanyText();
  const slug = job.companyRecord?.slug;
  const { data: company } = useQuery({ ...companyQuery(slug ?? ''), enabled: slug !== undefined });
  if (company === undefined) return null;
  const { name, about } = company;
  // The creator is in a part of their own.
  const people = company.people
    .filter(({ id, title }) => title !== null && id !== job.creator.id)
    .slice(0, PEOPLE);
  const others = company.jobs.filter(({ id }) => id !== job.id);
  return (
    <section aria-labelledby="job-company" className="flex flex-col gap-4 border-t pt-6">
      <div className="flex flex-col gap-1">
        <h3 id="job-company" className="text-body font-semibold">
          {t('about', { name })}
        </h3>
        {about !== '' && (
          <p dir="auto" className="text-muted wrap-anywhere">
            <Words>{about}</Words>
          </p>
        )}
      </div>
      <CompanyFacts isNarrow hasRules company={company} />
      {people.length > 0 && (
        <ul aria-label={t('people')} className="flex flex-col gap-4">
          {people.map((person) => (
            <CompanyPersonRow key={person.id} person={person} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <div className="flex flex-col gap-1">
          <p className="text-small font-medium">{t('otherJobs', { name })}</p>
          <ul className="flex flex-col gap-1">
            {others.map(({ id, slug: other, title }) => (
              <li key={id}>
                <Link href={links.jobs({ job: other })} tone="accent" className="wrap-anywhere">
                  <Words>{title}</Words>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        <Link href={links.jobs({ company: company.slug })} tone="accent">
          {t('see')}
        </Link>
      </p>
    </section>
  );
}
