import type { LayoutName } from '@upround/shared/routing';
import { routes } from '@upround/shared/links';

interface DocumentSource {
  pattern: (typeof routes)[DocumentName];
  layout: LayoutName;
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
    pattern: routes.about,
    layout: 'default',
    updated: '2026-11-21',
    load: () => import('../../content/about.md?raw'),
  },
  communityGuidelines: {
    pattern: routes.communityGuidelines,
    layout: 'default',
    updated: '2026-11-21',
    load: () => import('../../content/community-guidelines.md?raw'),
  },
  terms: {
    pattern: routes.terms,
    layout: 'none',
    updated: '2026-11-21',
    load: () => import('../../content/terms.md?raw'),
  },
  privacyPolicy: {
    pattern: routes.privacyPolicy,
    layout: 'none',
    updated: '2026-11-21',
    load: () => import('../../content/privacy-policy.md?raw'),
  },
  refundPolicy: {
    pattern: routes.refundPolicy,
    layout: 'none',
    updated: '2026-11-21',
    load: () => import('../../content/refund-policy.md?raw'),
  },
  shippingAndDelivery: {
    pattern: routes.shippingAndDelivery,
    layout: 'none',
    updated: '2026-11-21',
    load: () => import('../../content/shipping-and-delivery.md?raw'),
  },
  support: {
    pattern: routes.support,
    layout: 'none',
    updated: '2026-11-21',
    load: () => import('../../content/support.md?raw'),
  },
  contactUs: {
    pattern: routes.contactUs,
    layout: 'none',
    updated: '2026-11-21',
    load: () => import('../../content/contact-us.md?raw'),
  },
  download: {
    pattern: routes.download,
    layout: 'none',
    updated: '2026-11-21',
    load: () => import('../../content/download.md?raw'),
  },
};
