import { useInfiniteQuery } from '@tanstack/react-query';
import { links } from '@upround/shared/links';
import { FailureReason, itemsOf } from '@upround/shared/query';
import { EmptyState, ErrorState } from '@upround/shared/ui';
import { NewsEnd } from '../../components/news-end';
import { TextRow, TextSkeletons } from '../../components/text-row';
import { articlesQuery } from '../../data/editorial-queries';
import { useNewsText } from '../../messages/catalogue';

/** The articles of our own. */
export function ArticleList() {
  const t = useNewsText();
  const query = useInfiniteQuery(articlesQuery());
  const articles = itemsOf(query.data).items;
  if (query.isPending) return <TextSkeletons label={t('articles.loading')} />;
  if (query.isError && articles.length === 0) {
    return (
      <ErrorState
        title={t('articles.error')}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  if (articles.length === 0) {
    return <EmptyState title={t('articles.empty')}>{t('articles.emptyHint')}</EmptyState>;
  }
  return (
    <>
      <p className="border-b px-4 py-3 text-small text-muted">{t('articles.lead')}</p>
      <ul aria-label={t('articles.label')}>
        {articles.map((article) => (
          <TextRow key={article.id} text={article} href={links.article(article.slug)} />
        ))}
      </ul>
      <NewsEnd
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        isFailed={query.isFetchNextPageError}
        onMore={() => void query.fetchNextPage()}
        more={t('articles.more')}
        skeleton={<TextSkeletons count={1} label={t('articles.loading')} />}
      />
    </>
  );
}
