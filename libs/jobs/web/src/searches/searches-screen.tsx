import { useQuery } from '@tanstack/react-query';
import { links, routes } from '@upround/shared/links';
import { Page } from '@upround/shared/routing';
import { FailureReason } from '@upround/shared/query';
import { ButtonLink, EmptyState, ErrorState, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { JobsNav } from '../components/jobs-nav';
import { savedSearchesQuery } from './saved-search-queries';
import { useJobsText } from '../messages/catalogue';
import { SearchRow } from './search-row';

/** One’s own saved searches, with how many new jobs there are for each. */
export function SearchesScreen() {
  const t = useJobsText();
  return (
    <Page pattern={routes.jobs} title={t('searches.title')} hideHeading>
      <JobsNav current="searches" />
      <SearchList />
    </Page>
  );
}

function SearchList() {
  const t = useJobsText();
  const query = useQuery(savedSearchesQuery());
  if (query.isPending) return <SearchSkeletons />;
  if (query.data === undefined) {
    return (
      <ErrorState
        title={t('searches.failed')}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  const searches = query.data.data;
  if (searches.length === 0) {
    return (
      <EmptyState
        title={t('searches.empty')}
        action={<ButtonLink href={links.jobs()}>{t('searches.toBoard')}</ButtonLink>}
      >
        {t('searches.emptyHint')}
      </EmptyState>
    );
  }
  return (
    <>
      <p className="px-4 pt-4 pb-2 text-small text-muted">{t('searches.hint')}</p>
      <ul aria-label={t('searches.title')}>
        {searches.map((search) => (
          <SearchRow key={search.id} search={search} />
        ))}
      </ul>
    </>
  );
}

function SearchSkeletons() {
  const t = useJobsText();
  return (
    <SkeletonGroup label={t('searches.loading')}>
      {['w-1/2', 'w-2/5', 'w-3/5'].map((width) => (
        <div key={width} className="flex flex-col gap-1 border-b px-4 py-4">
          <span className="flex h-6 items-center">
            <Skeleton className={`h-4 ${width}`} />
          </span>
          <span className="flex h-5 items-center">
            <Skeleton className="h-3 w-3/4" />
          </span>
        </div>
      ))}
    </SkeletonGroup>
  );
}
