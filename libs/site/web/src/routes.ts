import { routes as patterns } from '@upround/shared/links';
import type { FeatureRoute, LayoutName } from '@upround/shared/routing';
import type { DocumentName } from './screens/documents/documents';

const documentPages = (layout: LayoutName, ...names: DocumentName[]) =>
  names.map((name): FeatureRoute => ({
    path: patterns[name],
    layout,
    hasAside: true,
    access: 'guest',
    page: () =>
      import('./screens/documents/document-page').then((m) => m.loadDocumentPage(name, layout)),
  }));

/** Static pages, feedback and the pages for addresses that lead nowhere. */
export const routes: FeatureRoute[] = [
  ...documentPages('default', 'about', 'communityGuidelines'),
  ...documentPages('none', 'terms', 'privacyPolicy', 'refundPolicy', 'shippingAndDelivery'),
  ...documentPages('none', 'support', 'contactUs', 'download'),
  {
    path: patterns.feedback,
    shape: 'form',
    layout: 'default',
    access: 'guest',
    page: () =>
      import('./screens/feedback/feedback-screen').then((module) => module.FeedbackScreen),
  },
  {
    path: patterns.notFound,
    layout: 'none',
    hasNavigation: true,
    hasAside: true,
    access: 'guest',
    page: () =>
      import('./screens/not-found/not-found-screen').then((module) => module.NotFoundScreen),
  },
  {
    path: '*',
    layout: 'none',
    hasNavigation: true,
    hasAside: true,
    access: 'guest',
    page: () =>
      import('./screens/not-found/not-found-screen').then((module) => module.UnknownAddressScreen),
  },
];
