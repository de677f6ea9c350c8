import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { links, routes } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { Page, statusOf } from '@upround/shared/routing';
import { ButtonLink, EmptyState, ErrorState, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { Bar } from '../components/bar';
import { ambassadorQuery } from '../data/ambassador-queries';
import { AmbassadorPage } from './ambassador-page';
import { useAmbassadorPersonText } from './messages/catalogue';

/** `/ambassador/{slug}` in every state. */
export function AmbassadorScreen() {
  const t = useAmbassadorPersonText();
  const { slug = '' } = useParams();
  const query = useQuery(ambassadorQuery(slug));
  const { data, error } = query;
  const bar = <Bar back={links.leaderboard()}>{t('bar')}</Bar>;
  const isGone = statusOf(error) === 404;
  if (data !== undefined && !isGone) {
    return (
      <>
        {bar}
        <AmbassadorPage ambassador={data} />
      </>
    );
  }
  return (
    <Page pattern={routes.ambassador} title={t('bar')} hideHeading>
      {bar}
      {isGone ? (
        <EmptyState
          title={t('notFound')}
          className="medium:px-6"
          action={<ButtonLink href={links.leaderboard()}>{t('seeAll')}</ButtonLink>}
        >
          {t('notFoundHint')}
        </EmptyState>
      ) : query.isError ? (
        <ErrorState
          title={t('failed')}
          className="medium:px-6"
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          <FailureReason error={error} />
        </ErrorState>
      ) : (
        <SkeletonGroup label={t('loading')}>
          <div className="flex flex-col gap-4 px-4 pt-6 medium:px-6 medium:pt-8">
            <span className="flex items-center gap-4">
              <Skeleton shape="circle" className="size-24 shrink-0" />
              <Skeleton className="h-8 w-56" />
            </span>
            <Skeleton className="h-5 w-72 max-w-full" />
            <Skeleton className="h-24 w-full" />
          </div>
        </SkeletonGroup>
      )}
    </Page>
  );
}
