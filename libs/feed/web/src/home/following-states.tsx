import { links } from '@upround/shared/links';
import { ButtonLink, EmptyState } from '@upround/shared/ui';
import { useFeedText } from '../messages/catalogue';

/** A guest has no feed of their own. */
export function FollowingGuest() {
  const t = useFeedText();
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
export function FollowingQuiet() {
  const t = useFeedText();
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
