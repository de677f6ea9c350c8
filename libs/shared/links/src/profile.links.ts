import { fill, withQuery } from './build-path';

export const profileRoutes = {
  user: '/user/{slug}',
  userFollowers: '/user/{slug}/followers',
  deleteAccount: '/delete-account',
  settings: '/settings',
} as const;

/** What the settings page shows: `?section=`. */
export const settingsSections = [
  'account',
  'profile',
  'appearance',
  'notifications',
  'messages',
  'blocked',
  'sessions',
  'data',
  'privacy',
  'reports',
  'moderation',
  'approvals',
  'analytics',
  'people',
  'money',
  'competitions',
  'operations',
] as const;
export type SettingsSection = (typeof settingsSections)[number];

/** Addresses of profiles and settings. */
export const profileLinks = {
  user: (slug: string, { tab }: { tab?: string } = {}) =>
    withQuery(fill(profileRoutes.user, slug), { tab }),
  userFollowers: (slug: string, { tab }: { tab?: 'followers' | 'following' } = {}) =>
    withQuery(fill(profileRoutes.userFollowers, slug), {
      tab: tab === 'followers' ? undefined : tab,
    }),
  deleteAccount: () => profileRoutes.deleteAccount,
  settings: ({ section }: { section?: SettingsSection } = {}) =>
    withQuery(profileRoutes.settings, { section }),
} as const;

/** The page of each kind of record. */
export const profileRecords = {
  USER: (slug: string) => profileLinks.user(slug),
} as const;
