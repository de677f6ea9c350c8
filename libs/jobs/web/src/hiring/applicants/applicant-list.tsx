import { Suspense, type RefObject } from 'react';
import type { Job } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { PagedEnd, PagedList } from '@upround/shared/query';
import { Button, ButtonLink, EmptyState, lazyWithRetry } from '@upround/shared/ui';
import { useHiringText } from '../messages/catalogue';
import type { ApplicantAddress } from '../model/use-applicant-address';
import type { Selection } from '../model/use-selection';
import {
  ApplicantLayoutSkeletons,
  ApplicantSkeletons,
  MoreApplicantSkeletons,
} from './applicant-skeletons';
import { ApplicantTable } from './applicant-table';
import { BulkBar } from './bulk-bar';
import { NewApplicants } from './new-applicants';
import type { ApplicantActions } from './use-applicant-actions';
import type { useApplicants } from './use-applicants';

/** Loaded with what drags and drops, which the table does without. */
const ApplicantBoard = lazyWithRetry(() =>
  import('../board/applicant-board').then((module) => ({ default: module.ApplicantBoard })),
);

interface ApplicantListProps {
  job: Job;
  address: ApplicantAddress;
  found: ReturnType<typeof useApplicants>;
  scroller: RefObject<HTMLElement | null>;
  selection: Selection;
  actions: ApplicantActions;
}

/** Applicants in every state of a list: loading, failed, none at all, none that fit, and full. */
export function ApplicantList(props: ApplicantListProps) {
  const { job, address, found, scroller, selection, actions } = props;
  const t = useHiringText();
  const { query, applicants, counts } = found;
  const { openId, layout, isFiltered, put } = address;
  const isNarrow = openId !== null;
  const shape = { layout, isNarrow, label: t('applicants.loading') };
  const none = isFiltered ? (
    <EmptyState
      title={t('applicants.none')}
      action={
        <Button onClick={() => put({ state: undefined, stars: undefined, search: undefined })}>
          {t('applicants.clear')}
        </Button>
      }
    >
      {t('applicants.noneHint')}
    </EmptyState>
  ) : (
    <EmptyState
      title={t('applicants.empty')}
      action={<ButtonLink href={links.jobs({ job: job.slug })}>{t('applicants.share')}</ButtonLink>}
    >
      {t('applicants.emptyHint')}
    </EmptyState>
  );
  return (
    <>
      {counts !== undefined && (
        <NewApplicants
          job={job}
          counts={counts}
          scroller={scroller}
          onShow={() => query.refetch()}
        />
      )}
      <PagedList
        query={query}
        skeleton={<ApplicantSkeletons {...shape} />}
        failed={t('applicants.failed')}
        isEmpty={applicants.length === 0}
        empty={none}
      >
        <BulkBar selection={selection} actions={actions} total={found.total} isNarrow={isNarrow} />
        {layout === 'board' && counts !== undefined ? (
          <Suspense fallback={<ApplicantLayoutSkeletons {...shape} />}>
            <ApplicantBoard
              applicants={applicants}
              counts={counts}
              isFiltered={isFiltered}
              openId={openId}
              selection={selection}
              actions={actions}
            />
          </Suspense>
        ) : (
          <ApplicantTable
            applicants={applicants}
            scroller={scroller}
            total={found.total ?? -1}
            isBusy={query.isFetching}
            openId={openId}
            selection={selection}
            actions={actions}
          />
        )}
        <PagedEnd
          query={query}
          skeleton={
            <MoreApplicantSkeletons label={t('applicants.loadingMore')} isNarrow={isNarrow} />
          }
          text={{ more: t('applicants.more'), failed: t('applicants.moreFailed') }}
        />
      </PagedList>
    </>
  );
}
