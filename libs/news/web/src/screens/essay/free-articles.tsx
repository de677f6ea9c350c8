import { useInfiniteQuery } from '@tanstack/react-query';
import { links } from '@upround/shared/links';
import { FailureReason, itemsOf } from '@upround/shared/query';
import { ErrorState } from '@upround/shared/ui';
import { TextRow, TextSkeletons } from '../../components/text-row';
import { articlesQuery } from '../../data/editorial-queries';
import { useNewsText } from '../../messages/catalogue';

const SHOWN = 3;

/** Three articles that everyone can read in full, below the wall of an essay. */
export function FreeArticles() {
  const t = useNewsText();
  const query = useInfiniteQuery(articlesQuery());
  const articles = itemsOf(query.data).items.slice(0, SHOWN);
  if (query.isSuccess && articles.length === 0) return null;
  return (
    <section aria-labelledby="free-articles" className="-mx-4 flex flex-col">
      <h2 id="free-articles" className="border-b px-4 pb-3 text-title font-semibold">
        {t('locked.free')}
      </h2>
      {query.isPending && <TextSkeletons count={SHOWN} label={t('articles.loading')} />}
      {query.isError && articles.length === 0 && (
        <ErrorState
          title={t('articles.error')}
          level={3}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          <FailureReason error={query.error} />
        </ErrorState>
      )}
      {articles.length > 0 && (
        <ul aria-labelledby="free-articles" className="[&>li:last-child]:border-b-0">
          {articles.map((article) => (
            <TextRow key={article.id} text={article} href={links.article(article.slug)} level={3} />
          ))}
        </ul>
      )}
    </section>
  );
}
