import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { readProfile, type Profile } from '@upround/profile/contract';
import { ApiError } from '@upround/shared/api-client';
import { links, routes } from '@upround/shared/links';
import { queryFor } from '@upround/shared/query';
import { Page, pageNotFound, useSearchChoice } from '@upround/shared/routing';
import { ErrorState, IconButton, Later, NavTabs } from '@upround/shared/ui';
import { useProfileText } from '../../messages/catalogue';
import { UserPostsSlot } from '../../user-posts-slot';
import { UserHead } from './user-head';
import { UserSkeleton } from './user-skeleton';

const tabs = ['posts', 'pods'] as const;

/** A person: who they are, and what they posted. */
export function UserScreen() {
  const t = useProfileText();
  const { slug = '' } = useParams();
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const query = useQuery(queryFor(readProfile, { params: { id: slug } }));
  if (query.error instanceof ApiError && query.error.status === 404) throw pageNotFound(pathname);
  const profile = query.data;
  return (
    <Page
      pattern={routes.user}
      title={profile?.displayName ?? t('user.title')}
      hideHeading
      keepsOwnPlace
    >
      <div className="sticky top-(--frame-top) z-20 flex h-12 items-center gap-1 border-b bg-surface px-2">
        <IconButton
          icon={ArrowLeft}
          label={t('user.back')}
          onClick={() => void (key === 'default' ? navigate(links.home()) : navigate(-1))}
        />
        <span aria-hidden="true" className="min-w-0 truncate font-semibold">
          {profile?.displayName ?? t('user.title')}
        </span>
      </div>
      {profile !== undefined && (
        <>
          <UserHead key={profile.id} profile={profile} />
          <UserContent profile={profile} />
        </>
      )}
      {query.isPending && <UserSkeleton />}
      {query.isError && profile === undefined && (
        <ErrorState
          title={t('user.error')}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          {t('user.errorHint')}
        </ErrorState>
      )}
    </Page>
  );
}

function UserContent({ profile }: { profile: Profile }) {
  const t = useProfileText();
  const [tab] = useSearchChoice('tab', tabs);
  return (
    <>
      <NavTabs
        label={t('user.tabs', { name: profile.displayName })}
        className="px-4"
        tabs={tabs.map((name) => ({
          href: links.user(profile.slug, name === 'posts' ? {} : { tab: name }),
          label: t(`user.${name}`),
          current: name === tab,
        }))}
      />
      <Later>
        <Suspense fallback={null}>
          <UserPostsSlot.Slot
            userId={profile.id}
            displayName={profile.displayName}
            own={profile.own}
            tab={tab}
          />
        </Suspense>
      </Later>
    </>
  );
}
