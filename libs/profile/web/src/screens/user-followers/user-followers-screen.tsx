import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Profile } from '@upround/profile/contract';
import { ApiError } from '@upround/shared/api-client';
import { links, routes } from '@upround/shared/links';
import { Page, pageNotFound, useSearchChoice } from '@upround/shared/routing';
import { FailureReason } from '@upround/shared/query';
import { Avatar, ErrorState, Link, Name, NavTabs, SkeletonRows, TopBar } from '@upround/shared/ui';
import { profileQuery } from '../../data/profile-cache';
import { useProfileText } from '../../messages/catalogue';
import { FollowList } from './follow-list';
import { FollowSearch } from './follow-search';

const directions = ['followers', 'following'] as const;

/** A person's followers, and the people they follow. */
export function UserFollowersScreen() {
  const t = useProfileText();
  const { slug = '' } = useParams();
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const query = useQuery(profileQuery(slug));
  const profile = query.data;
  const current = profile?.slug ?? slug;

  useEffect(() => {
    if (current === slug) return;
    void navigate(`${links.userFollowers(current)}${search}`, { replace: true });
  }, [current, slug, search, navigate]);

  if (query.error instanceof ApiError && query.error.status === 404) throw pageNotFound(pathname);
  return (
    <Page
      pattern={routes.userFollowers}
      title={
        profile === undefined
          ? t('followers.title')
          : t('followers.titleOf', { name: profile.displayName })
      }
      hideHeading
      className="relative"
    >
      <TopBar
        backLabel={t('user.back')}
        onBack={() => void (key === 'default' ? navigate(links.user(current)) : navigate(-1))}
      >
        {t('followers.titleBar')}
      </TopBar>
      {profile !== undefined && <Lists key={profile.id} profile={profile} />}
      {query.isPending && <SkeletonRows label={t('list.loading')} people />}
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

function Lists({ profile }: { profile: Profile }) {
  const t = useProfileText();
  const [direction] = useSearchChoice('tab', directions);
  const counts = { followers: profile.followerCount, following: profile.followingCount };
  return (
    <>
      <div className="flex items-center gap-3 px-4 pt-4 pb-2 medium:px-6">
        <Avatar
          size={48}
          name={profile.displayName}
          seed={profile.id}
          src={profile.avatarUrl}
          loading="eager"
        />
        <div className="min-w-0">
          <p className="truncate font-semibold">
            <Link href={links.user(profile.slug)} tone="text">
              <Name>{profile.displayName}</Name>
            </Link>
          </p>
          <p className="truncate text-small text-muted">{profile.headline}</p>
        </div>
      </div>
      <NavTabs
        label={t('followers.tabs')}
        className="px-4 medium:px-6"
        tabs={directions.map((tab) => ({
          href: links.userFollowers(profile.slug, { tab }),
          label: t(`followers.${tab}`),
          current: tab === direction,
          count: counts[tab],
        }))}
      />
      <FollowSearch key={direction}>
        {(text) => <FollowList profile={profile} direction={direction} search={text} />}
      </FollowSearch>
    </>
  );
}
