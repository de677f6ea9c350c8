import { useInfiniteQuery } from '@tanstack/react-query';
import { links } from '@upround/shared/links';
import { itemsOf, PagedList } from '@upround/shared/query';
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
      <PagedList
        query={query}
        skeleton={<TextSkeletons count={SHOWN} label={t('articles.loading')} />}
        failed={t('articles.error')}
        level={3}
        isEmpty={articles.length === 0}
        empty={null}
      >
        <ul aria-labelledby="free-articles" className="[&>li:last-child]:border-b-0">
          {articles.map((article) => (
            <TextRow key={article.id} text={article} href={links.article(article.slug)} level={3} />
          ))}
        </ul>
      </PagedList>
    </section>
  );
}
