import { useInfiniteQuery } from '@tanstack/react-query';
import { Lock, LockOpen } from 'lucide-react';
import { links, routes } from '@upround/shared/links';
import { FailureReason, itemsOf } from '@upround/shared/query';
import { Page } from '@upround/shared/routing';
import { EmptyState, ErrorState, ICON_STROKE } from '@upround/shared/ui';
import { NewsEnd } from '../../components/news-end';
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
      {query.isPending && <TextSkeletons count={5} label={t('essays.loading')} />}
      {query.isError && essays.length === 0 && (
        <ErrorState
          title={t('essays.error')}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          <FailureReason error={query.error} />
        </ErrorState>
      )}
      {query.isSuccess && essays.length === 0 && (
        <EmptyState title={t('essays.empty')}>{t('essays.emptyHint')}</EmptyState>
      )}
      {essays.length > 0 && (
        <>
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
          <NewsEnd
            hasMore={query.hasNextPage}
            isLoading={query.isFetchingNextPage}
            isFailed={query.isFetchNextPageError}
            onMore={() => void query.fetchNextPage()}
            more={t('essays.more')}
            skeleton={<TextSkeletons count={1} label={t('essays.loading')} />}
          />
        </>
      )}
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
