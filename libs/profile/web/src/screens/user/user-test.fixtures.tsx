import { ThumbsUp } from 'lucide-react';
import { profileFixtures, type Profile } from '@upround/profile/contract';
import { routes } from '@upround/shared/links';
import { aUser, renderScreen } from '@upround/shared/testing';
import type { ProfileTab } from '../../profile-tabs';
import { PlainCompanyInput } from '../../company-parts';
import { userScreenWith } from './user-screen';

const [fixture] = profileFixtures;
if (fixture === undefined) throw new Error('no fixture');

/** Another person, not followed by the viewer. */
export const other: Profile = {
  ...fixture,
  own: false,
  followed: false,
  followerCount: 9,
};

/** The reader, with everything in place. */
export const own: Profile = { ...fixture, own: true, followed: false };

export const reader = aUser({ id: own.id, slug: own.slug, displayName: own.displayName });

/** A tab whose list is one line. */
const tabOf = (name: string, label: string): ProfileTab => ({
  name,
  useLabel: () => label,
  Part: ({ userId }) => (
    <p>
      {name} of {userId}
    </p>
  ),
});

const tabs: readonly ProfileTab[] = [
  tabOf('posts', 'Posts'),
  tabOf('pods', 'In pods'),
  tabOf('ideas', 'Ideas'),
  { ...tabOf('jobs', 'Jobs'), isShown: ({ lists = [] }) => lists.includes('jobs') },
];

const UserPage = userScreenWith({
  profileTabs: tabs,
  profileCards: [
    {
      name: 'lessons',
      Part: ({ userId }) => (
        <section aria-label="Lessons">
          <p>lessons of {userId}</p>
        </section>
      ),
    },
  ],
  MessageButton: ({ displayName }) => <button>Message {displayName}</button>,
  companyParts: { Input: PlainCompanyInput, pathOf: (slug) => `/jobs?company=${slug}` },
  useKindTexts: () => ({
    POST: { plural: 'Posts' },
    THREAD: { plural: 'Threads' },
    NEWS: { plural: 'News' },
    ARTICLE: { plural: 'Articles' },
    ESSAY: { plural: 'Essays' },
  }),
  markPresenters: {
    WOULD_USE: {
      icon: ThumbsUp,
      useText: (record) => (record ? `You would use “${record.title}”` : 'You would use nothing'),
    },
  },
});

/** The page of a person, with the tabs of features as one line each. */
export const openUser = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<UserPage />, { path: `/user/${own.slug}`, pattern: routes.user, ...options });
