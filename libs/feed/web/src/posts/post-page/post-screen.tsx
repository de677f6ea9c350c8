import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { ApiError } from '@upround/shared/api-client';
import { excerpt } from '@upround/shared/domain';
import { links, routes } from '@upround/shared/links';
import { Page, pageNotFound } from '@upround/shared/routing';
import { FailureReason } from '@upround/shared/query';
import { ErrorState } from '@upround/shared/ui';
import { BackBar } from '../../components/back-bar';
import { postQuery } from '../data/post-queries';
import { useFeedText } from '../../messages/catalogue';
import { usePostScreenText } from './messages/catalogue';
import { PostDetail } from './post-detail';
import { PostPageSkeleton } from './post-page-skeleton';

/** One post with its comments. */
export function PostScreen() {
  const t = usePostScreenText();
  const tFeed = useFeedText();
  const { slug = '' } = useParams();
  const client = useQueryClient();
  const { pathname } = useLocation();
  const query = useQuery(postQuery(client, slug));
  if (query.error instanceof ApiError && query.error.status === 404) throw pageNotFound(pathname);
  const item = query.data;
  const name = item?.data.author.displayName ?? '';
  const text = excerpt(item?.data.text ?? '');
  const title =
    item === undefined
      ? t('postScreen.title')
      : text === ''
        ? tFeed('post.by', { name })
        : t('postScreen.titleOf', { name, text });
  return (
    <Page pattern={routes.post} title={title} hideHeading className="relative">
      <BackBar home={links.home()}>{t('postScreen.title')}</BackBar>
      {item !== undefined && <PostDetail key={item.data.id} item={item} />}
      {query.isPending && <PostPageSkeleton label={t('postScreen.loading')} />}
      {query.isError && item === undefined && (
        <ErrorState
          className="medium:px-6"
          title={t('postScreen.error')}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          <FailureReason error={query.error} />
        </ErrorState>
      )}
    </Page>
  );
}
