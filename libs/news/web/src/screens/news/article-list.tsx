import { useInfiniteQuery } from '@tanstack/react-query';
import { links } from '@upround/shared/links';
import { itemsOf, PagedEnd, PagedList } from '@upround/shared/query';
import { EmptyState } from '@upround/shared/ui';
import { TextGrid, TextGridSkeleton } from '../../components/text-grid';
import { TextSkeletons } from '../../components/text-row';
import { articlesQuery } from '../../data/editorial-queries';
import { useNewsText } from '../../messages/catalogue';

/** The articles of our own. */
export function ArticleList() {
  const t = useNewsText();
  const query = useInfiniteQuery(articlesQuery());
  const articles = itemsOf(query.data).items;
  return (
    <PagedList
      query={query}
      skeleton={<TextGridSkeleton label={t('articles.loading')} />}
      failed={t('articles.error')}
      isEmpty={articles.length === 0}
      empty={
        <EmptyState className="medium:px-6" title={t('articles.empty')}>
          {t('articles.emptyHint')}
        </EmptyState>
      }
    >
      <p className="border-b px-4 py-3 text-small text-muted medium:px-6">{t('articles.lead')}</p>
      <TextGrid label={t('articles.label')} texts={articles} hrefOf={links.article} />
      <PagedEnd
        query={query}
        skeleton={<TextSkeletons count={1} label={t('articles.loading')} />}
        text={{ more: t('articles.more'), failed: t('list.moreError') }}
      />
    </PagedList>
  );
}
