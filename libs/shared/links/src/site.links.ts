import { withQuery } from './build-path';

export const siteRoutes = {
  about: '/about',
  feedback: '/feedback',
  communityGuidelines: '/community-guidelines',
  terms: '/terms',
  privacyPolicy: '/privacy-policy',
  refundPolicy: '/refund-policy',
  shippingAndDelivery: '/shipping-and-delivery',
  support: '/support',
  contactUs: '/contact-us',
  download: '/download',
} as const;

/** Addresses of the site. */
export const siteLinks = {
  about: () => siteRoutes.about,
  /** @param about the page that it's about, and what kind of feedback it is */
  feedback: ({ page, kind }: { page?: string | undefined; kind?: string | undefined } = {}) =>
    withQuery(siteRoutes.feedback, { page, kind }),
  communityGuidelines: () => siteRoutes.communityGuidelines,
  terms: () => siteRoutes.terms,
  privacyPolicy: () => siteRoutes.privacyPolicy,
  refundPolicy: () => siteRoutes.refundPolicy,
  shippingAndDelivery: () => siteRoutes.shippingAndDelivery,
  support: () => siteRoutes.support,
  contactUs: () => siteRoutes.contactUs,
  download: () => siteRoutes.download,
} as const;
