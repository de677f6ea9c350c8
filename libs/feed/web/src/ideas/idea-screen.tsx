import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { ApiError } from '@upround/shared/api-client';
import { links, routes } from '@upround/shared/links';
import { Page, pageNotFound } from '@upround/shared/routing';
import { FailureReason } from '@upround/shared/query';
import { ErrorState } from '@upround/shared/ui';
import { BackBar } from '../components/back-bar';
import { useIdeaText } from './components/messages/catalogue';
import { ideaQuery } from './data/idea-queries';
import { IdeaDetail } from './idea-detail';
import { IdeaSkeleton } from './idea-skeleton';

/** One idea: what it is for, who would use it, its comments and others beside it. */
export function IdeaScreen() {
  const t = useIdeaText();
  const { slug = '' } = useParams();
  const client = useQueryClient();
  const { pathname } = useLocation();
  const query = useQuery(ideaQuery(client, slug));
  if (query.error instanceof ApiError && query.error.status === 404) throw pageNotFound(pathname);
  const idea = query.data;
  const title =
    idea === undefined
      ? t('screen.title')
      : t('screen.titleOf', { title: idea.title, name: idea.author.displayName });
  return (
    <Page
      pattern={routes.idea}
      title={title}
      heading={idea?.title ?? t('screen.title')}
      hideHeading
      className="relative"
    >
      <BackBar home={links.home({ tab: 'ideas' })}>{t('screen.title')}</BackBar>
      {idea !== undefined && <IdeaDetail key={idea.id} idea={idea} />}
      {query.isPending && <IdeaSkeleton label={t('screen.loading')} />}
      {query.isError && idea === undefined && (
        <ErrorState
          className="medium:px-6"
          title={t('screen.error')}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          <FailureReason error={query.error} />
        </ErrorState>
      )}
    </Page>
  );
}
