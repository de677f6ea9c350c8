import { useQuery } from '@tanstack/react-query';
import { links, type RoutePattern } from '@upround/shared/links';
import { ReadingPage } from '../../components/reading/reading-page';
import { UnreadPage } from '../../components/reading/unread-page';
import { articleQuery } from '../../data/editorial-queries';
import { useNewsText } from '../../messages/catalogue';
import { slugOfAddress } from '../../model/slug-of-address';

/** One article, which has an address of its own. */
export function ArticleScreen({ pattern }: { pattern: RoutePattern }) {
  const t = useNewsText();
  const { data, error, isFetching, refetch } = useQuery(articleQuery(slugOfAddress(pattern)));
  const home = links.news({ tab: 'articles' });
  if (data === undefined) {
    return (
      <UnreadPage
        pattern={pattern}
        home={home}
        title={t('reading.article')}
        error={error}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <ReadingPage
      pattern={pattern}
      home={home}
      type="ARTICLE"
      text={data}
      body={data.body}
      path={pattern}
    />
  );
}
