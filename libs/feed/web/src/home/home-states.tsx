import { links } from '@upround/shared/links';
import { ButtonLink, EmptyState } from '@upround/shared/ui';
import type { FeedSource } from '../posts/data/feed-source';
import { FollowingStart } from './following-start';
import { useStartText } from './messages/catalogue';

interface HomeStateProps {
  /**
   * Of the Following feed: for a guest, for a member who follows no one (`start`), and for one who follows people
   * without posts (`quiet`). Of the others: `empty`.
   */
  state: 'guest' | 'start' | 'quiet' | 'empty';
  source: FeedSource;
}

/** A feed without posts. */
export function HomeState({ state, source }: HomeStateProps) {
  if (state === 'start') return <FollowingStart source={source} />;
  if (state === 'empty') return <Empty />;
  return state === 'guest' ? <FollowingGuest /> : <FollowingQuiet />;
}

function Empty() {
  const t = useStartText();
  return <EmptyState title={t('empty.title')}>{t('empty.hint')}</EmptyState>;
}

/** A guest has no feed of their own. */
function FollowingGuest() {
  const t = useStartText();
  return (
    <EmptyState
      title={t('following.guest')}
      action={
        <ButtonLink
          variant="primary"
          href={links.login({ next: links.home({ tab: 'following' }) })}
        >
          {t('following.signIn')}
        </ButtonLink>
      }
    >
      {t('following.guestHint')}
    </EmptyState>
  );
}

/** The viewer follows people who have not posted. */
function FollowingQuiet() {
  const t = useStartText();
  return (
    <EmptyState
      title={t('following.quiet')}
      action={
        <ButtonLink href={links.home({ tab: 'latest' })}>{t('following.seeLatest')}</ButtonLink>
      }
    >
      {t('following.quietHint')}
    </EmptyState>
  );
}
