import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Company } from '@upround/jobs/contract';
import { links, routes } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { Page, statusOf } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { ButtonLink, EmptyState, ErrorState, useIsWide } from '@upround/shared/ui';
import { SimilarJobs } from '../board/detail/similar-jobs';
import { JobsNav } from '../components/jobs-nav';
import { CompanyAbout } from './company-about';
import { CompanyEditor } from './company-editor';
import { CompanyFacts } from './company-facts';
import { CompanyGaps, type CompanyFact } from './company-gaps';
import { CompanyHead } from './company-head';
import { CompanyJobs } from './company-jobs';
import { CompanyPeople } from './company-people';
import { CompanySkeleton } from './company-skeleton';
import { companyJobsQuery, companyQuery } from './company-queries';
import { useCompanyText } from './messages/catalogue';
import { HiringCompanies } from './hiring-companies';
import { OtherJobs } from './other-jobs';

/** Up to so many jobs leave room below them, and people beside them. */
const FEW = 2;

/** A company: what it does, its facts, its people and its open jobs. */
export function CompanyScreen() {
  const t = useCompanyText();
  const [search] = useSearchParams();
  const slug = search.get('company') ?? '';
  const query = useQuery(companyQuery(slug));
  const { data: company, error } = query;
  return (
    <Page
      pattern={routes.jobs}
      title={company?.name ?? t('title')}
      hideHeading
      className="flex min-h-dvh flex-col"
    >
      <JobsNav current="company" />
      {statusOf(error) === 404 ? (
        <EmptyState
          title={t('notFound')}
          action={<ButtonLink href={links.jobs()}>{t('seeJobs')}</ButtonLink>}
        >
          {t('notFoundHint')}
        </EmptyState>
      ) : query.isLoadingError ? (
        <ErrorState
          title={t('failed')}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          <FailureReason error={error} />
        </ErrorState>
      ) : company === undefined ? (
        <CompanySkeleton />
      ) : (
        <CompanyPage key={company.slug} company={company} />
      )}
    </Page>
  );
}

/** The facts and jobs, and beside them the people where it is wide. */
function CompanyPage({ company }: { company: Company }) {
  const t = useCompanyText();
  const { user } = useSession();
  const [isEditing, setEditing] = useState(false);
  const [firstField, setFirstField] = useState<CompanyFact>();
  const isWide = useIsWide();
  const { isPending } = useInfiniteQuery(companyJobsQuery(company.slug));
  // Below the jobs, the people come after them, so that nothing moves.
  const areJobsThere = isWide || !isPending;
  // Beside the page, few people leave room for the facts.
  const areFactsBeside = isWide && company.people.length <= 1;
  // Few jobs leave room for others; what is the company's own comes first.
  const hasFurther = company.openJobCount <= FEW && !isPending;
  const hasRoomBeside = isWide && !hasFurther && !isPending && company.people.length <= FEW;
  const edit = (fact?: CompanyFact) => {
    setFirstField(fact);
    setEditing(true);
  };
  return (
    <>
      <CompanyHead company={company} onEdit={isEditing ? undefined : () => edit()} />
      <div className="flex grow flex-col wide:flex-row">
        <div className="w-full min-w-0 max-w-content wide:border-r">
          {isEditing && user !== null ? (
            <CompanyEditor
              company={company}
              userId={user.id}
              firstField={firstField}
              onDone={() => setEditing(false)}
            />
          ) : (
            <>
              <CompanyAbout company={company} hasFacts={!areFactsBeside} />
              <CompanyGaps company={company} onEdit={edit} />
            </>
          )}
          <CompanyJobs company={company} />
          {isWide && hasFurther && (
            <div className="mt-4 border-t">
              <FurtherJobs company={company} />
            </div>
          )}
        </div>
        {areJobsThere && (
          <div className="w-full max-w-content grow pb-4 wide:w-rail">
            <CompanyPeople people={company.people} jobs={company.jobs} />
            {areFactsBeside && (
              <section aria-labelledby="company-facts" className="px-4 pt-6 pb-2 medium:px-6">
                <h3 id="company-facts" className="mb-4 text-title font-semibold">
                  {t('facts')}
                </h3>
                <CompanyFacts isNarrow company={{ ...company, location: '' }} />
              </section>
            )}
            {(hasRoomBeside || (isWide && hasFurther)) && (
              <div className="mt-4 border-t">
                <HiringCompanies company={company} />
              </div>
            )}
          </div>
        )}
      </div>
      {!isWide && hasFurther && (
        <div className="max-w-content border-t">
          <FurtherJobs company={company} />
        </div>
      )}
    </>
  );
}

/** Below few jobs: jobs like the company's newest, or without any the newest of all. */
function FurtherJobs({ company: { jobs } }: { company: Company }) {
  const [newest] = jobs;
  return (
    <div className="pt-6">
      {newest === undefined ? <OtherJobs /> : <SimilarJobs isList job={newest} />}
    </div>
  );
}
