import { routes, type RoutePattern } from '@upround/shared/links';
import type { PageSource } from '@upround/shared/ports';

const page = (route: RoutePattern, title: string, description: string): PageSource => ({
  route,
  describe: () => Promise.resolve({ title, description }),
});

/**
 * The pages whose texts are fixed.
 *
 * @param brand the product's name
 */
export const sitePages = (brand: string): readonly PageSource[] => [
  page(
    routes.about,
    `About ${brand}`,
    `What ${brand} is for, what you can do here, and how it’s run.`,
  ),
  page(
    routes.communityGuidelines,
    'Community guidelines',
    'What we expect of each other, what we remove, and how to appeal.',
  ),
  page(
    routes.terms,
    'Terms of use',
    `The agreement between you and the people who run ${brand}, written to be read.`,
  ),
  page(
    routes.privacyPolicy,
    'Privacy policy',
    'What we store about you, why, for how long, and who can see it.',
  ),
  page(routes.refundPolicy, 'Refund policy', 'When you get your money back for a plan, and how.'),
  page(
    routes.shippingAndDelivery,
    'Shipping and delivery',
    'We don’t ship anything. What you get here, and when.',
  ),
  page(routes.support, 'Support', 'Answers to common questions, and how to reach someone.'),
  page(
    routes.contactUs,
    'Contact us',
    'How to reach the people who run this site, with or without an account.',
  ),
  page(
    routes.download,
    `${brand} on your device`,
    `How to put ${brand} on your home screen. It runs in your browser.`,
  ),
  page(
    routes.feedback,
    'Feedback',
    'Tell us what works, what doesn’t and what’s missing. You’ll get a reference number.',
  ),
];
