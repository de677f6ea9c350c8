import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button, InlineError } from '@upround/shared/ui';
import { useIdeaText } from './messages/catalogue';

type Pages = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchNextPageError' | 'isFetchingNextPage' | 'fetchNextPage'
>;

/** The way to the next ideas of a list, until it ends. */
export function IdeasEnd({ query }: { query: Pages }) {
  const t = useIdeaText();
  if (!query.hasNextPage) return null;
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-4">
      {query.isFetchNextPageError && <InlineError>{t('more.nextError')}</InlineError>}
      <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {query.isFetchNextPageError ? t('more.retry') : t('more.next')}
      </Button>
    </div>
  );
}
