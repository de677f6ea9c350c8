import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { links, routes } from '@upround/shared/links';
import { Page } from '@upround/shared/routing';
import { FailureReason } from '@upround/shared/query';
import { ButtonLink, ErrorState, Skeleton, SkeletonGroup, useIsWide } from '@upround/shared/ui';
import { JobsHead } from '../components/jobs-head';
import { JobsNav } from '../components/jobs-nav';
import { savedSearchesQuery } from './saved-search-queries';
import { useJobsText } from '../messages/catalogue';
import { SearchRow } from './search-row';
import { SearchesAside } from './searches-aside';
import { SuggestedSearches } from './suggested-searches';

/** The member’s saved searches, with the number of new jobs for each. */
export function SearchesScreen() {
  const t = useJobsText();
  const isWide = useIsWide();
  return (
    <Page
      pattern={routes.jobs}
      title={t('searches.title')}
      hideHeading
      className="flex min-h-dvh flex-col"
    >
      <JobsNav current="searches" />
      <JobsHead
        title={t('searches.title')}
        line={t('searches.hint')}
        actions={
          <ButtonLink href={links.jobs()} variant="primary" icon={Search}>
            {t('searches.new')}
          </ButtonLink>
        }
      />
      <div className="flex grow flex-col border-t wide:flex-row">
        <div className="w-full min-w-0 max-w-content wide:border-r">
          <SearchList />
        </div>
        {isWide && <SearchesAside />}
      </div>
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
  return (
    <>
      {searches.length === 0 ? (
        <p className="px-4 pt-6 text-muted medium:px-6">{t('searches.empty')}</p>
      ) : (
        <ul aria-label={t('searches.title')}>
          {searches.map((search) => (
            <SearchRow key={search.id} search={search} />
          ))}
        </ul>
      )}
      <SuggestedSearches saved={searches} />
    </>
  );
}

function SearchSkeletons() {
  const t = useJobsText();
  return (
    <SkeletonGroup label={t('searches.loading')}>
      {['w-1/2', 'w-2/5', 'w-3/5'].map((width) => (
        <div key={width} className="flex flex-col gap-1 border-b px-4 py-4 medium:px-6">
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
