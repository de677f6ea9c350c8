import { links } from '@upround/shared/links';
import { ButtonLink, EmptyState } from '@upround/shared/ui';
import type { FeedSource } from '../posts/data/feed-source';
import { FollowingStart } from './following-start';
import { useStartText } from './messages/catalogue';

export interface HomeStateProps {
  /**
   * Of the Following feed: for a guest and a member who follows no one (`start`), and for one who follows people
   * without posts (`quiet`). Of the others: `empty`.
   */
  state: 'start' | 'quiet' | 'empty';
  source: FeedSource;
}

/** A feed without posts. */
export function HomeState({ state, source }: HomeStateProps) {
  if (state === 'start') return <FollowingStart source={source} />;
  return state === 'empty' ? <Empty /> : <FollowingQuiet />;
}

function Empty() {
  const t = useStartText();
  return (
    <EmptyState className="medium:px-6" title={t('empty.title')}>
      {t('empty.hint')}
    </EmptyState>
  );
}

/** The viewer follows people who have not posted. */
function FollowingQuiet() {
  const t = useStartText();
  return (
    <EmptyState
      className="medium:px-6"
      title={t('following.quiet')}
      action={
        <ButtonLink href={links.home({ tab: 'latest' })}>{t('following.seeLatest')}</ButtonLink>
      }
    >
      {t('following.quietHint')}
    </EmptyState>
  );
}
