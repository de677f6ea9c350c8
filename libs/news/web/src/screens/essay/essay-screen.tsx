import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { links, routes } from '@upround/shared/links';
import { ReadingPage } from '../../components/reading/reading-page';
import { UnreadPage } from '../../components/reading/unread-page';
import { essayQuery } from '../../data/editorial-queries';
import { useNewsText } from '../../messages/catalogue';
import { FreeArticles } from './free-articles';
import { LockedOffer, LockedParts, LockedWay } from './locked-offer';

/** One essay: the whole text for members whose plan includes it, the beginning for everyone else. */
export function EssayScreen() {
  const t = useNewsText();
  const { slug = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(essayQuery(slug));
  const home = links.premiumContent();
  if (data === undefined) {
    return (
      <UnreadPage
        pattern={routes.essay}
        home={home}
        title={t('reading.essay')}
        error={error}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <ReadingPage
      key={data.id}
      pattern={routes.essay}
      home={home}
      type="ESSAY"
      text={data}
      body={data.body ?? data.preview}
      path={links.essay(data.slug)}
      locked={
        data.body === undefined
          ? {
              offer: <LockedOffer />,
              way: <LockedWay minutes={data.readingMinutes} />,
              covers: <LockedParts essay={data} />,
              after: <FreeArticles />,
            }
          : undefined
      }
    />
  );
}
