import { useSearchParams } from 'react-router-dom';
import { newsTabs, routes } from '@upround/shared/links';
import { Page, useSearchChoice } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { NewsTabs } from '../../components/news-tabs';
import { StoryList } from '../../components/story-list';
import { useIsUnknownSource } from '../../components/use-is-unknown-source';
import { newsChoice } from '../../model/news-choice';
import { useNewsText } from '../../messages/catalogue';
import { ArticleList } from './article-list';
import { FollowingEmpty } from './following-empty';
import { FollowingGuest, LatestEmpty, NoSuchSource } from './news-states';
import { SourceChips } from './source-chips';
import { SourceLine } from './source-line';

/** The news: the latest, those of followed sources, of one source, and our own articles. */
export function NewsScreen() {
  const t = useNewsText();
  const { isMember } = useSession();
  const [tab] = useSearchChoice('tab', newsTabs);
  const [params] = useSearchParams();
  const source = params.get('source') ?? '';
  const isUnknown = useIsUnknownSource(tab === 'articles' ? '' : source);
  const isClosed = tab === 'following' && !isMember;
  return (
    <Page pattern={routes.news} title={t('news.title')} hideHeading>
      <NewsTabs current={tab} />
      {tab === 'articles' && <ArticleList />}
      {isClosed && <FollowingGuest />}
      {tab !== 'articles' && !isClosed && <SourceChips tab={tab} chosen={source} />}
      {isUnknown && !isClosed && <NoSuchSource tab={tab} />}
      {tab !== 'articles' && !isClosed && !isUnknown && (
        <>
          {source !== '' && <SourceLine slug={source} />}
          <StoryList
            key={`${tab}:${source}`}
            choice={newsChoice(tab, source)}
            hasLead
            empty={
              tab === 'following' && source === '' ? (
                <FollowingEmpty />
              ) : (
                <LatestEmpty isOfSource={source !== ''} />
              )
            }
          />
        </>
      )}
    </Page>
  );
}
