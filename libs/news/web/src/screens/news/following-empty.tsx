import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { listStories, type Source } from '@upround/news/contract';
import { links } from '@upround/shared/links';
import { itemsOf, pagesKeyOf } from '@upround/shared/query';
import { Button, EmptyState, Link, Name } from '@upround/shared/ui';
import { FollowSource } from '../../components/follow-source';
import { SourceMark } from '../../components/source-mark';
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
          <SourceRow key={source.id} source={source} />
        ))}
      </ul>
    </>
  );
}

function SourceRow({ source }: { source: Source }) {
  return (
    <li className="flex items-center gap-3 border-b px-4 py-3">
      <SourceMark source={source} size={40} />
      <div className="min-w-0 grow">
        <Link href={links.newsSource(source.slug)} tone="text" className="font-medium">
          <Name>{source.name}</Name>
        </Link>
        <p className="line-clamp-2 text-small text-muted">{source.description || source.host}</p>
      </div>
      <FollowSource source={source} />
    </li>
  );
}
