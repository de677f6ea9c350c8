import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '@upround/shared/api-client';
import { FailureReason } from '@upround/shared/query';
import { EmptyState, ErrorState, Link, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { AnnouncedCompetition } from './announced-competition';
import { DeskList } from './desk-list';
import { deskQuery } from './desk-queries';
import { DraftCompetition } from './draft/draft-competition';
import { DraftForm } from './draft/draft-form';
import { useDeskText } from './messages/catalogue';
import { useDeskAddress } from './use-desk-address';

const NOT_FOUND = 404;

/** For admins: all competitions, or one from its draft to its result. */
export function CompetitionsDesk() {
  const t = useDeskText();
  const navigate = useNavigate();
  const { slug, isNew, hrefOf, listHref } = useDeskAddress();
  if (slug === null && !isNew) return <DeskList />;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Link href={listHref}>{t('back')}</Link>
      {slug === null ? (
        <>
          <h3 className="text-title font-semibold">{t('new')}</h3>
          <DraftForm
            competition={null}
            onSaved={(saved) => void navigate(hrefOf(saved.slug), { replace: true })}
          />
        </>
      ) : (
        <OneCompetition key={slug} slug={slug} />
      )}
    </div>
  );
}

function OneCompetition({ slug }: { slug: string }) {
  const t = useDeskText();
  const query = useQuery(deskQuery(slug));
  const { data, error } = query;
  if (data !== undefined) {
    return data.isDraft ? (
      <DraftCompetition competition={data} />
    ) : (
      <AnnouncedCompetition competition={data} />
    );
  }
  if (error instanceof ApiError && error.status === NOT_FOUND) {
    return (
      <EmptyState level={3} className="px-0" title={t('one.missing')}>
        {t('one.missingHint')}
      </EmptyState>
    );
  }
  if (query.isError) {
    return (
      <ErrorState
        level={3}
        className="px-0"
        title={t('one.failed')}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        <FailureReason error={error} />
      </ErrorState>
    );
  }
  return (
    <SkeletonGroup label={t('one.loading')} className="flex flex-col gap-4">
      <Skeleton className="h-7 w-1/2" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-40 w-full" />
    </SkeletonGroup>
  );
}
