import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { listStories } from '@upround/news/contract';
import { itemsOf, pagesKeyOf } from '@upround/shared/query';
import { Button, EmptyState } from '@upround/shared/ui';
import { SourceRow } from '../../components/source-row';
import { sourcesQuery } from '../../data/source-queries';
import { newsChoice } from '../../model/news-choice';
import { useNewsText } from '../../messages/catalogue';

/** So many sources are offered. */
const OFFERED = 8;

/** Following, without a story: sources to follow, and then their stories. */
export function FollowingEmpty() {
  const t = useNewsText();
  const client = useQueryClient();
  const query = useInfiniteQuery(sourcesQuery());
  const sources = itemsOf(query.data)
    .items.filter(({ viewer }) => !viewer.muted)
    .slice(0, OFFERED);
  const showStories = () =>
    client.refetchQueries({
      queryKey: pagesKeyOf(listStories, { query: newsChoice('following', '') }),
    });
  return (
    <>
      <EmptyState
        className="medium:px-6"
        title={t('following.empty')}
        action={
          sources.some(({ viewer }) => viewer.followed) && (
            <Button variant="primary" onClick={() => void showStories()}>
              {t('following.show')}
            </Button>
          )
        }
      >
        {t('following.emptyHint')}
      </EmptyState>
      <ul aria-label={t('following.sources')} className="border-t">
        {sources.map((source) => (
          <li key={source.id} className="border-b px-4 py-3 medium:px-6">
            <SourceRow source={source} />
          </li>
        ))}
      </ul>
    </>
  );
}
