import { readPost } from '@upround/feed/contract';
import { homeTabs, routes as paths } from '@upround/shared/links';
import { queryFor } from '@upround/shared/query';
import type { FeatureRoute } from '@upround/shared/routing';
import { homeSource } from './posts/data/feed-source';
import { HomeScreen } from './home/home-screen';

export { ComposerButton } from './composer/button/composer-button';
export { HomeCardSlot } from './home/home-card-slot';
export { hitPresenters } from './hits/hit-presenters';
export { useKindTexts } from './kinds/kind-texts';
export { useReasonTexts } from './kinds/reason-texts';
export { markPresenters } from './kinds/mark-presenter';
export { ideasItem, pollsItem } from './navigation/reading-items';
export { navigationItem } from './navigation/navigation-item';
export {
  MemberFaces,
  TrendingPreview,
  WelcomePeople,
  WelcomeTopics,
} from './welcome/welcome-parts';
export { moreRoutes } from './more-routes';
export { profileTabs } from './profile-tabs/profile-tabs';

const shared = { layout: 'default', access: 'guest' } as const;

/** The feed and a post: part of the first script. */
export const routes: FeatureRoute[] = [
  {
    ...shared,
    path: paths.home,
    listedKinds: (search) => [search.get('tab') === 'following' ? 'USER' : 'POST'],
    // The first page of most visits: part of the entry chunk, so that nothing is loaded for it.
    page: () => Promise.resolve(HomeScreen),
    data: async (client, _params, search) => {
      const tab = homeTabs.find((name) => name === search.get('tab')) ?? homeTabs[0];
      if (tab === 'ideas')
        await import('./ideas/ideas-tab').then((m) => m.readIdeasAhead(client, search));
      // A guest follows no one; the page says so.
      else if (tab !== 'following') await client.prefetchInfiniteQuery(homeSource(tab).query);
    },
  },
  {
    ...shared,
    path: paths.post,
    hasTopBar: true,
    hasAside: true,
    page: () => import('./posts/post-page/post-screen').then((m) => m.PostScreen),
    data: (client, { slug = '' }) =>
      client.prefetchQuery(queryFor(readPost, { params: { id: slug } })),
  },
];
