import { useInfiniteQuery } from '@tanstack/react-query';
import { BriefcaseBusiness } from 'lucide-react';
import { listJobsByUser, type JobSummary } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { itemsOf, PagedEnd, PagedList, pagesFor } from '@upround/shared/query';
import { ButtonLink, EmptyState } from '@upround/shared/ui';
import { JobCard } from '../components/job-card';
import { JobSkeletons } from '../components/job-skeletons';
import { useUserJobsText } from './messages/catalogue';

export interface UserJobsProps {
  userId: string;
  displayName: string;
  /** The reader's own page. */
  own: boolean;
}

/** A draft opens where it is written, everything else on the board. */
const hrefOf = ({ slug, state }: JobSummary) =>
  state === 'DRAFT' ? links.postJob({ job: slug }) : links.jobs({ job: slug });

/** The jobs that a person posted; part of their profile page. */
export function UserJobs({ userId, displayName, own }: UserJobsProps) {
  const t = useUserJobsText();
  const query = useInfiniteQuery(pagesFor(listJobsByUser, { query: { userId } }));
  const { items } = itemsOf(query.data);
  return (
    <PagedList
      query={query}
      skeleton={<JobSkeletons label={t('loading')} count={3} />}
      failed={t('error')}
      isEmpty={items.length === 0}
      empty={
        <EmptyState
          icon={BriefcaseBusiness}
          title={own ? t('emptyOwn') : t('empty', { name: displayName })}
          action={
            <ButtonLink href={own ? links.postJob() : links.jobs()}>
              {t(own ? 'post' : 'board')}
            </ButtonLink>
          }
        >
          {t(own ? 'emptyOwnHint' : 'emptyHint')}
        </EmptyState>
      }
    >
      {own && (
        <div className="flex justify-end border-b px-4 py-3">
          <ButtonLink size="small" href={links.hiring()}>
            {t('hiring')}
          </ButtonLink>
        </div>
      )}
      <section aria-label={own ? t('ownLabel') : t('label', { name: displayName })}>
        {items.map((job) => (
          <JobCard key={job.id} job={job} href={hrefOf(job)} />
        ))}
      </section>
      <PagedEnd
        query={query}
        skeleton={<JobSkeletons label={t('loading')} count={2} />}
        text={{ more: t('more'), failed: t('moreError') }}
      />
    </PagedList>
  );
}
