import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Job } from '@upround/jobs/contract';
import { ApiError } from '@upround/shared/api-client';
import { links, routes } from '@upround/shared/links';
import { Page } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { FailureReason, itemsOf } from '@upround/shared/query';
import { ButtonLink, EmptyState, ErrorState } from '@upround/shared/ui';
import { JobsHead } from '../components/jobs-head';
import { JobsNav } from '../components/jobs-nav';
import { JobSkeletons } from '../components/job-skeletons';
import { anyOwnJobQuery, ownJobQuery } from '../hiring/data/hiring-queries';
import { JobForm } from './job-form';
import { usePostText } from './messages/catalogue';
import { PostColumn } from './post-column';

/** React key of the form: saving a new job as a draft keeps the form and its focus; another new job gets a new form. */
function useFormKey(slug: string | null, job: Job | undefined) {
  const [known, setKnown] = useState({ slug, turn: 0, createdId: undefined as string | undefined });
  if (known.slug !== slug) {
    const isNew = slug === null;
    setKnown(isNew ? { slug, turn: known.turn + 1, createdId: undefined } : { ...known, slug });
  }
  const { createdId, turn } = known;
  return {
    key: job === undefined || job.id === createdId ? `new ${turn}` : job.id,
    onCreated: (id: string) => setKnown((before) => ({ ...before, createdId: id })),
  };
}

/** The form of a new job, or of the draft or the open job that the address names. */
export function PostJobScreen() {
  const t = usePostText();
  const [params] = useSearchParams();
  const { user } = useSession();
  const slug = params.get('job');
  const query = useQuery({ ...ownJobQuery(slug ?? ''), enabled: slug !== null });
  const job = slug === null ? undefined : query.data;
  const isNew = slug === null && user !== null;
  const last = useInfiniteQuery({ ...anyOwnJobQuery(user?.id ?? ''), enabled: isNew });
  const { key, onCreated } = useFormKey(slug, job);
  const title = slug === null ? t('title') : t(job?.state === 'DRAFT' ? 'titleDraft' : 'titleEdit');
  const head = (
    <>
      {/* For members, posting is a part of hiring. */}
      <JobsNav current="hiring" />
      <JobsHead title={title} line={slug === null ? t('intro') : undefined} />
    </>
  );
  return (
    <Page pattern={routes.jobs} title={title} hideHeading className="wide:flex">
      {user !== null && (isNew || (job !== undefined && isEditable(job, user.id))) ? (
        <JobForm
          key={key}
          userId={user.id}
          job={job}
          last={itemsOf(last.data).items[0]}
          onCreated={onCreated}
        >
          {head}
        </JobForm>
      ) : (
        <PostColumn>
          {head}
          <NoForm query={query} job={job} />
        </PostColumn>
      )}
    </Page>
  );
}

const isEditable = (job: Job, userId: string) =>
  job.creator.id === userId && job.state !== 'CLOSED';

interface NoFormProps {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  job: Job | undefined;
}

/** The job is on its way, did not load, or is none to be edited. */
function NoForm({ query: { error, isFetching, refetch }, job }: NoFormProps) {
  const t = usePostText();
  const isNone = error instanceof ApiError && error.status === 404;
  if (job === undefined && error === null) return <JobSkeletons count={2} label={t('loading')} />;
  if (job === undefined && !isNone) {
    return (
      <ErrorState title={t('failed')} busy={isFetching} onRetry={() => void refetch()}>
        <FailureReason error={error} />
      </ErrorState>
    );
  }
  const isClosed = job?.state === 'CLOSED';
  return (
    <EmptyState
      title={t(isClosed ? 'closed' : 'notFound')}
      action={<ButtonLink href={links.hiring()}>{t('toJobs')}</ButtonLink>}
    >
      {t(isClosed ? 'closedHint' : 'notFoundHint')}
    </EmptyState>
  );
}
