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
    `What ${brand} is for, what you can do here today, and how it is run.`,
  ),
  page(
    routes.communityGuidelines,
    'Community guidelines',
    'What we expect of each other, what we take down, and how you can answer when we take down something of yours.',
  ),
  page(
    routes.terms,
    'Terms of use',
    `The agreement between you and whoever runs this installation of ${brand}, written to be read.`,
  ),
  page(
    routes.privacyPolicy,
    'Privacy policy',
    'What is kept about you, why, for how long, and who sees it.',
  ),
  page(
    routes.refundPolicy,
    'Refund policy',
    'How refunds are meant to work once there is something to buy.',
  ),
  page(
    routes.shippingAndDelivery,
    'Shipping and delivery',
    'No goods are shipped: what you get and when, all on the screen.',
  ),
  page(
    routes.support,
    'Support',
    'Answers to the questions that are asked most, and how to reach somebody.',
  ),
  page(
    routes.contactUs,
    'Contact us',
    'How to reach the people who run this, with or without an account.',
  ),
  page(
    routes.download,
    `${brand} on your device`,
    `How to put ${brand} on your home screen; it runs in your browser.`,
  ),
  page(
    routes.feedback,
    'Feedback',
    'Tell us what works, what does not, and what is missing. You get a receipt.',
  ),
];
