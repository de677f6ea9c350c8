import { routes as paths } from '@upround/shared/links';
import type { FeatureRoute } from '@upround/shared/routing';

const shared = { layout: 'default', access: 'guest' } as const;

/** The other pages, whose routes are loaded with those of the other features. */
export const moreRoutes: FeatureRoute[] = [
  {
    ...shared,
    path: paths.posts,
    page: () => import('./posts/posts-redirect').then((m) => m.PostsRedirect),
  },
  {
    ...shared,
    path: paths.idea,
    hasTopBar: true,
    hasAside: true,
    page: () => import('./ideas/idea-screen').then((m) => m.IdeaScreen),
    data: async (client, { slug = '' }) => {
      const { ideaQuery } = await import('./ideas/data/idea-queries');
      await client.prefetchQuery(ideaQuery(client, slug));
    },
  },
  {
    ...shared,
    path: paths.postInteractions,
    hasTopBar: true,
    page: () =>
      import('./posts/interactions/post-interactions-screen').then((m) => m.PostInteractionsScreen),
  },
  {
    ...shared,
    path: paths.quizPoll,
    page: () => import('./quizzes/quiz-poll-screen').then((m) => m.QuizPollScreen),
  },
  {
    ...shared,
    path: paths.pods,
    page: () => import('./pods/pods-screen').then((m) => m.PodsScreen),
    data: async (client) => {
      const { podsQuery } = await import('./pods/pod-queries');
      await client.prefetchInfiniteQuery(podsQuery());
    },
  },
  {
    ...shared,
    path: paths.pod,
    hasTopBar: true,
    hasAside: true,
    page: () => import('./pods/pod/pod-screen').then((m) => m.PodScreen),
    data: async (client, { slug = '' }) => {
      const { podQuery } = await import('./pods/pod-queries');
      await client.prefetchQuery(podQuery(slug));
    },
  },
];
