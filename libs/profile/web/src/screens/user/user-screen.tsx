import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Profile } from '@upround/profile/contract';
import { ApiError } from '@upround/shared/api-client';
import { links, routes } from '@upround/shared/links';
import { KindTextsContext, Page, pageNotFound } from '@upround/shared/routing';
import { FailureReason } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import { ErrorState, TopBar } from '@upround/shared/ui';
import { CompanyPartsContext } from '../../company-parts';
import { profileQuery } from '../../data/profile-cache';
import { MarkPresentersContext } from '../../mark-presenters';
import { MessageSlot } from '../../message-slot';
import { ProfileCardsContext } from '../../profile-cards';
import { ProfileTabsContext } from '../../profile-tabs';
import { useProfileText } from '../../messages/catalogue';
import { ME } from '../../model/own-slug';
import type { PersonParts } from '../../person-parts';
import { BlockedNote } from './blocked-note';
import { UserProfile } from './user-profile';
import { UserSkeleton } from './user-skeleton';

/** The page of a person with what slices bring. */
export const userScreenWith = (parts: PersonParts) =>
  function UserPage() {
    return (
      <KindTextsContext value={parts.useKindTexts}>
        <MarkPresentersContext value={parts.markPresenters}>
          <ProfileTabsContext value={parts.profileTabs}>
            <ProfileCardsContext value={parts.profileCards}>
              <MessageSlot.Fill value={parts.MessageButton}>
                <CompanyPartsContext value={parts.companyParts}>
                  <UserAtAddress />
                </CompanyPartsContext>
              </MessageSlot.Fill>
            </ProfileCardsContext>
          </ProfileTabsContext>
        </MarkPresentersContext>
      </KindTextsContext>
    );
  };

/** The person in the URL; `/user/me` redirects to the viewer's own page, after login. */
function UserAtAddress() {
  const { slug } = useParams();
  const { pathname, search, hash } = useLocation();
  const { user } = useSession();
  if (slug !== ME) return <UserScreen />;
  const own =
    user === null
      ? links.login({ next: `${pathname}${search}${hash}` })
      : `${links.user(user.slug)}${search}${hash}`;
  return <Navigate to={own} replace />;
}

/** A person: who they are, what they did, and what they posted. */
export function UserScreen() {
  const t = useProfileText();
  const { slug = '' } = useParams();
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const [head, setHead] = useState<Element | null>(null);
  const [blocked, setBlocked] = useState<{ at: string; profile: Profile }>();
  const showBlocked = useCallback(
    (person: Profile) => setBlocked({ at: slug, profile: person }),
    [slug],
  );
  const hidden = blocked?.at === slug ? blocked.profile : undefined;
  const query = useQuery({ ...profileQuery(slug), enabled: hidden === undefined });
  const profile = hidden === undefined ? query.data : undefined;
  const current = profile?.slug ?? slug;

  // Ids and former slugs also lead to the profile; the URL is replaced with the current one.
  useEffect(() => {
    if (current !== slug) void navigate(`${links.user(current)}${search}`, { replace: true });
  }, [current, slug, search, navigate]);

  if (hidden === undefined && query.error instanceof ApiError && query.error.status === 404) {
    throw pageNotFound(pathname);
  }
  const name = (hidden ?? profile)?.displayName ?? t('user.title');
  return (
    <Page pattern={routes.user} title={name} hideHeading restoresOwnScroll className="relative">
      <TopBar
        backLabel={t('user.back')}
        onBack={() => void (key === 'default' ? navigate(links.home()) : navigate(-1))}
        heading={hidden === undefined ? head : undefined}
        kind={t('user.title')}
      >
        {name}
      </TopBar>
      {profile !== undefined && (
        <UserProfile key={profile.id} profile={profile} headRef={setHead} onBlocked={showBlocked} />
      )}
      {hidden !== undefined && (
        <BlockedNote profile={hidden} onUnblocked={() => setBlocked(undefined)} />
      )}
      {hidden === undefined && query.isPending && <UserSkeleton />}
      {query.isError && profile === undefined && (
        <ErrorState
          title={t('user.error')}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          <FailureReason error={query.error} />
        </ErrorState>
      )}
    </Page>
  );
}
