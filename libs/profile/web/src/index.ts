import { lazy } from 'react';
import { routes as paths } from '@upround/shared/links';
import type { FeatureRoute } from '@upround/shared/routing';
import type { PersonParts } from './person-parts';

export { AccountSlot } from './account-slot';
export { AnalyticsSlot } from './analytics-slot';
export { useKindTexts } from './kinds/kind-texts';
export { MessageSlot, type MessageSlotProps } from './message-slot';
export { NotificationSettingsSlot } from './notification-settings-slot';
export { PlanSlot } from './plan-slot';
export { ProfileTabsContext, type ProfileTab, type ProfileTabProps } from './profile-tabs';
export { SessionsSlot } from './sessions-slot';

const readPerson: FeatureRoute['data'] = async (client, { slug = '' }) => {
  const { profileQuery } = await import('./data/profile-cache');
  await client.prefetchQuery(profileQuery(slug));
};

/** @param loadParts loaded with a person's page */
export const routesWith = (loadParts: () => Promise<PersonParts>): FeatureRoute[] => [
  {
    path: paths.user,
    hasRail: true,
    layout: 'default',
    access: 'guest',
    page: async () => {
      const [{ userScreenWith }, parts] = await Promise.all([
        import('./screens/user/user-screen'),
        loadParts(),
      ]);
      return userScreenWith(parts);
    },
    data: readPerson,
  },
  {
    path: paths.userFollowers,
    layout: 'default',
    access: 'guest',
    page: () =>
      import('./screens/user-followers/user-followers-screen').then((m) => m.UserFollowersScreen),
    data: readPerson,
  },
  {
    path: paths.settings,
    layout: 'default',
    access: 'member',
    page: () => import('./screens/settings/settings-screen').then((m) => m.SettingsScreen),
  },
  {
    path: paths.deleteAccount,
    layout: 'default',
    // Asks guests to log in by itself: whoever has just deleted the account here reads what comes next.
    access: 'guest',
    page: () =>
      import('./screens/delete-account/delete-account-screen').then((m) => m.DeleteAccountScreen),
  },
];

/** Asks whether a person should be blocked, for a conversation. */
export const BlockPerson = /* @__PURE__ */ lazy(() =>
  import('./components/block-person').then((m) => ({ default: m.BlockPerson })),
);
