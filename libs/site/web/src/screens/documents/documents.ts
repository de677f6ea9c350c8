interface DocumentSource {
  /** Day of the last change, ISO 8601. */
  updated: string;
  /** The Markdown, loaded with the page. */
  load: () => Promise<{ default: string }>;
}

export type DocumentName =
  | 'about'
  | 'communityGuidelines'
  | 'terms'
  | 'privacyPolicy'
  | 'refundPolicy'
  | 'shippingAndDelivery'
  | 'support'
  | 'contactUs'
  | 'download';

/** The static pages. A change of a text changes its date as well. */
export const documents: Record<DocumentName, DocumentSource> = {
  about: {
    updated: '2026-11-30',
    load: () => import('../../content/about.md?raw'),
  },
  communityGuidelines: {
    updated: '2026-11-30',
    load: () => import('../../content/community-guidelines.md?raw'),
  },
  terms: {
    updated: '2026-11-26',
    load: () => import('../../content/terms.md?raw'),
  },
  privacyPolicy: {
    updated: '2026-11-26',
    load: () => import('../../content/privacy-policy.md?raw'),
  },
  refundPolicy: {
    updated: '2026-11-28',
    load: () => import('../../content/refund-policy.md?raw'),
  },
  shippingAndDelivery: {
    updated: '2026-11-30',
    load: () => import('../../content/shipping-and-delivery.md?raw'),
  },
  support: {
    updated: '2026-11-30',
    load: () => import('../../content/support.md?raw'),
  },
  contactUs: {
    updated: '2026-11-30',
    load: () => import('../../content/contact-us.md?raw'),
  },
  download: {
    updated: '2026-11-22',
    load: () => import('../../content/download.md?raw'),
  },
};
