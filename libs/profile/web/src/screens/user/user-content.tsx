import { lazy, Suspense } from 'react';
import type { Profile } from '@upround/profile/contract';
import { links } from '@upround/shared/links';
import { useSearchChoice } from '@upround/shared/routing';
import { NavTabs, SkeletonRows } from '@upround/shared/ui';
import { useProfileText } from '../../messages/catalogue';
import { UserJobsSlot } from '../../user-jobs-slot';
import { UserPostsSlot } from '../../user-posts-slot';

const UserBookmarks = /* @__PURE__ */ lazy(() =>
  import('./user-bookmarks').then((module) => ({ default: module.UserBookmarks })),
);
const UserActivity = /* @__PURE__ */ lazy(() =>
  import('./user-activity').then((module) => ({ default: module.UserActivity })),
);

const allTabs = ['posts', 'pods', 'ideas', 'jobs', 'bookmarks', 'activity'] as const;
type Tab = (typeof allTabs)[number];
const privateTabs: ReadonlySet<Tab> = new Set<Tab>(['bookmarks', 'activity']);

/** What one keeps for oneself is shown to nobody else, and jobs where there are any to show. */
const tabsOf = ({ own, hasJobs = false }: Profile) =>
  allTabs.filter((tab) => (tab === 'jobs' ? hasJobs : own || !privateTabs.has(tab)));

/** What a person posted and, to themselves alone, what they saved and did; by `?tab=`. */
export function UserContent({ profile }: { profile: Profile }) {
  const t = useProfileText();
  const shown = tabsOf(profile);
  const [wanted] = useSearchChoice('tab', allTabs);
  const tab = shown.find((name) => name === wanted) ?? 'posts';
  return (
    <>
      <NavTabs
        label={profile.own ? t('user.ownTabs') : t('user.tabs', { name: profile.displayName })}
        className="px-4"
        tabs={shown.map((name) => ({
          href: links.user(profile.slug, name === 'posts' ? {} : { tab: name }),
          label: t(`user.${name}`),
          current: name === tab,
        }))}
      />
      <Suspense fallback={<SkeletonRows label={t('user.loadingTab')} />}>
        {tab === 'jobs' && (
          <UserJobsSlot.Slot
            userId={profile.id}
            displayName={profile.displayName}
            own={profile.own}
          />
        )}
        {tab === 'bookmarks' && <UserBookmarks />}
        {tab === 'activity' && <UserActivity />}
        {(tab === 'posts' || tab === 'pods' || tab === 'ideas') && (
          <UserPostsSlot.Slot
            userId={profile.id}
            displayName={profile.displayName}
            own={profile.own}
            tab={tab}
          />
        )}
      </Suspense>
    </>
  );
}
