import { routes as patterns } from '@upround/shared/links';
import type { FeatureRoute } from '@upround/shared/routing';
import { documents, type DocumentName } from './screens/documents/documents';

const documentRoutes = (Object.keys(documents) as DocumentName[]).map((name): FeatureRoute => ({
  path: documents[name].pattern,
  layout: documents[name].layout,
  access: 'guest',
  page: () =>
    import('./screens/documents/document-page').then((module) => module.loadDocumentPage(name)),
}));

/** Static pages, feedback and the pages for addresses that lead nowhere. */
export const routes: FeatureRoute[] = [
  ...documentRoutes,
  {
    path: patterns.feedback,
    layout: 'default',
    access: 'guest',
    page: () =>
      import('./screens/feedback/feedback-screen').then((module) => module.FeedbackScreen),
  },
  {
    path: patterns.notFound,
    layout: 'none',
    access: 'guest',
    page: () =>
      import('./screens/not-found/not-found-screen').then((module) => module.NotFoundScreen),
  },
  {
    path: '*',
    layout: 'none',
    access: 'guest',
    page: () =>
      import('./screens/not-found/not-found-screen').then((module) => module.UnknownAddressScreen),
  },
];
