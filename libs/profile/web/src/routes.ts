import { routes as paths } from '@upround/shared/links';
import type { FeatureRoute } from '@upround/shared/routing';
import { ME } from './model/own-slug';
import type { PersonParts } from './person-parts';

const readPerson: FeatureRoute['data'] = async (client, { slug = '' }) => {
  if (slug === ME) return;
  const { profileQuery } = await import('./data/profile-cache');
  await client.prefetchQuery(profileQuery(slug));
};

/** @param loadParts loaded with a person's page */
export const routesWith = (loadParts: () => Promise<PersonParts>): FeatureRoute[] => [
  {
    path: paths.user,
    hasTopBar: true,
    hasAside: true,
    layout: 'default',
    access: 'guest',
    page: async () => {
      const [{ userScreenWith }, parts] = await Promise.all([
        import('./screens/user/user-screen'),
        loadParts(),
      ]);
      // The first list begins to load with the page, not after it.
      void parts.profileTabs[0]?.preload?.().catch(() => undefined);
      return userScreenWith(parts);
    },
    data: readPerson,
  },
  {
    path: paths.userFollowers,
    hasTopBar: true,
    layout: 'default',
    access: 'guest',
    page: () =>
      import('./screens/user-followers/user-followers-screen').then((m) => m.UserFollowersScreen),
    data: readPerson,
  },
  {
    path: paths.settings,
    shape: 'form',
    hasPhoneBar: (search) => search.has('section'),
    // The form is long: the bar would take space from its fields.
    hidesBar: (search) => search.get('section') === 'profile',
    layout: 'default',
    access: 'member',
    page: () => import('./screens/settings/settings-screen').then((m) => m.SettingsScreen),
  },
  {
    path: paths.deleteAccount,
    shape: 'form',
    hasPhoneBar: () => true,
    layout: 'default',
    // Open to guests: after deletion the person is logged out and still reads the confirmation.
    access: 'guest',
    page: () =>
      import('./screens/delete-account/delete-account-screen').then((m) => m.DeleteAccountScreen),
  },
];
