import { use, useEffect, useRef, useState } from 'react';
import type { Profile } from '@upround/profile/contract';
import { links } from '@upround/shared/links';
import { useSearchChoice } from '@upround/shared/routing';
import { classes, lazyPart, NavTabs, SkeletonRows } from '@upround/shared/ui';
import { useProfileText } from '../../messages/catalogue';
import { ProfileTabsContext, type ProfileTab, type ProfileTabProps } from '../../profile-tabs';

const UserBookmarks = /* @__PURE__ */ lazyPart<ProfileTabProps>(
  () => import('./user-bookmarks').then((module) => module.UserBookmarks),
  ({ placeholder }) => placeholder,
);
const UserActivity = /* @__PURE__ */ lazyPart<ProfileTabProps>(
  () => import('./user-activity').then((module) => module.UserActivity),
  ({ placeholder }) => placeholder,
);

const isOwn = ({ own }: Profile) => own;

/** Saved items and activity are only shown to their owner. */
const privateTabs: readonly ProfileTab[] = [
  {
    name: 'bookmarks',
    useLabel: () => useProfileText()('user.bookmarks'),
    Part: UserBookmarks,
    isShown: isOwn,
  },
  {
    name: 'activity',
    useLabel: () => useProfileText()('user.activity'),
    Part: UserActivity,
    isShown: isOwn,
  },
];

const TabLabel = ({ tab: { useLabel } }: { tab: ProfileTab }) => useLabel();

/** What a person posted and, to themselves alone, what they saved and did; by `?tab=`. */
export function UserContent({ profile }: { profile: Profile }) {
  const t = useProfileText();
  const tabs = [...use(ProfileTabsContext), ...privateTabs];
  const shown = tabs.filter(({ isShown }) => isShown?.(profile) ?? true);
  const [wanted] = useSearchChoice('tab', ['', ...tabs.map(({ name }) => name)]);
  const tab = shown.find(({ name }) => name === wanted) ?? shown[0];
  const place = useRef<HTMLDivElement>(null);
  const [isNamed] = useState(wanted !== '');
  useEffect(() => {
    // An address that names a list is opened at the list, unless the reader was further down in it.
    if (isNamed && window.scrollY === 0) place.current?.scrollIntoView();
  }, [isNamed]);
  if (tab === undefined) return null;
  const { Part } = tab;
  return (
    <div ref={place} className={classes('scroll-mt-12', isNamed && 'min-h-dvh')}>
      <NavTabs
        label={profile.own ? t('user.ownTabs') : t('user.tabs', { name: profile.displayName })}
        className="px-4 medium:px-6"
        tabs={shown.map((one, place) => ({
          href: links.user(profile.slug, place === 0 ? {} : { tab: one.name }),
          label: <TabLabel tab={one} />,
          current: one === tab,
        }))}
      />
      <Part
        userId={profile.id}
        displayName={profile.displayName}
        own={profile.own}
        placeholder={<SkeletonRows label={t('user.loadingTab')} />}
      />
    </div>
  );
}
