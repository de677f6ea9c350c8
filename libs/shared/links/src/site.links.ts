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
  feedback: () => siteRoutes.feedback,
  communityGuidelines: () => siteRoutes.communityGuidelines,
  terms: () => siteRoutes.terms,
  privacyPolicy: () => siteRoutes.privacyPolicy,
  refundPolicy: () => siteRoutes.refundPolicy,
  shippingAndDelivery: () => siteRoutes.shippingAndDelivery,
  support: () => siteRoutes.support,
  contactUs: () => siteRoutes.contactUs,
  download: () => siteRoutes.download,
} as const;
