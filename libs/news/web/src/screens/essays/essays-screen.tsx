import { useInfiniteQuery } from '@tanstack/react-query';
import { Lock, LockOpen } from 'lucide-react';
import { links, routes } from '@upround/shared/links';
import { itemsOf, PagedEnd, PagedList } from '@upround/shared/query';
import { Page } from '@upround/shared/routing';
import { EmptyState, ICON_STROKE } from '@upround/shared/ui';
import { NewsTabs } from '../../components/news-tabs';
import { TextRow, TextSkeletons } from '../../components/text-row';
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
      <p className="max-w-measure border-b px-4 py-3 text-small text-muted">{t('essays.lead')}</p>
      <PagedList
        query={query}
        skeleton={<TextSkeletons count={5} label={t('essays.loading')} />}
        failed={t('essays.error')}
        isEmpty={essays.length === 0}
        empty={<EmptyState title={t('essays.empty')}>{t('essays.emptyHint')}</EmptyState>}
      >
        <ul aria-label={t('essays.label')}>
          {essays.map((essay) => (
            <TextRow
              key={essay.id}
              text={essay}
              href={links.essay(essay.slug)}
              mark={<AccessMark isLocked={essay.locked} />}
            />
          ))}
        </ul>
        <PagedEnd
          query={query}
          skeleton={<TextSkeletons count={1} label={t('essays.loading')} />}
          text={{ more: t('essays.more'), failed: t('list.moreError') }}
        />
      </PagedList>
    </Page>
  );
}

function AccessMark({ isLocked }: { isLocked: boolean }) {
  const t = useNewsText();
  const MarkIcon = isLocked ? Lock : LockOpen;
  return (
    <span className="inline-flex items-center gap-1 font-medium">
      <MarkIcon aria-hidden size={14} strokeWidth={ICON_STROKE} />
      {t(isLocked ? 'essays.locked' : 'essays.open')}
    </span>
  );
}
