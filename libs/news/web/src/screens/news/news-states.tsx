import { useLocation } from 'react-router-dom';
import { links, type NewsTab } from '@upround/shared/links';
import { ButtonLink, EmptyState } from '@upround/shared/ui';
import { useNewsText } from '../../messages/catalogue';

/** The Following tab for guests. */
export function FollowingGuest() {
  const t = useNewsText();
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      className="medium:px-6"
      title={t('following.guest')}
      action={
        <ButtonLink href={links.login({ next: `${pathname}${search}` })} variant="primary">
          {t('following.logIn')}
        </ButtonLink>
      }
    >
      {t('following.guestHint')}
    </EmptyState>
  );
}

/** The latest, without a story: of all sources, or of the chosen one. */
export function LatestEmpty({ isOfSource }: { isOfSource: boolean }) {
  const t = useNewsText();
  return (
    <EmptyState className="medium:px-6" title={t(isOfSource ? 'list.emptySource' : 'list.empty')}>
      {t(isOfSource ? 'list.emptySourceHint' : 'list.emptyHint')}
    </EmptyState>
  );
}

/** The URL names a source that doesn't exist. */
export function NoSuchSource({ tab }: { tab: NewsTab }) {
  const t = useNewsText();
  return (
    <EmptyState
      className="medium:px-6"
      title={t('sources.unknown')}
      action={<ButtonLink href={links.news({ tab })}>{t('sources.seeAll')}</ButtonLink>}
    >
      {t('sources.unknownHint')}
    </EmptyState>
  );
}
