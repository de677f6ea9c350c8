import { useInfiniteQuery } from '@tanstack/react-query';
import { links, routes } from '@upround/shared/links';
import { itemsOf, PagedEnd, PagedList } from '@upround/shared/query';
import { Page } from '@upround/shared/routing';
import { EmptyState } from '@upround/shared/ui';
import { NewsTabs } from '../../components/news-tabs';
import { TextGrid, TextGridSkeleton } from '../../components/text-grid';
import { TextSkeletons } from '../../components/text-row';
import { essaysQuery } from '../../data/editorial-queries';
import { useNewsText } from '../../messages/catalogue';

/** The essays, each with a word on whether the reader's plan opens it. */
export function EssaysScreen() {
  const t = useNewsText();
  const query = useInfiniteQuery(essaysQuery());
  const essays = itemsOf(query.data).items;
  return (
    <Page pattern={routes.premiumContent} title={t('essays.title')} hideHeading>
      <NewsTabs current="essays" />
      <div className="border-b px-4 py-3 medium:px-6">
        <p className="max-w-measure text-small text-muted">{t('essays.lead')}</p>
      </div>
      <PagedList
        query={query}
        skeleton={<TextGridSkeleton label={t('essays.loading')} />}
        failed={t('essays.error')}
        isEmpty={essays.length === 0}
        empty={
          <EmptyState className="medium:px-6" title={t('essays.empty')}>
            {t('essays.emptyHint')}
          </EmptyState>
        }
      >
        <TextGrid
          label={t('essays.label')}
          texts={essays}
          hrefOf={links.essay}
          markOf={({ locked }) =>
            locked
              ? { label: t('essays.locked'), tone: 'neutral' }
              : { label: t('essays.open'), tone: 'accent' }
          }
        />
        <PagedEnd
          query={query}
          skeleton={<TextSkeletons count={1} label={t('essays.loading')} />}
          text={{ more: t('essays.more'), failed: t('list.moreError') }}
        />
      </PagedList>
    </Page>
  );
}
