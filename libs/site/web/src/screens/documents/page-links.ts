import { links } from '@upround/shared/links';

/** What texts may link to, as `[words](page:name)`; they contain no path. */
const pages: Readonly<Record<string, () => string>> = {
  home: links.home,
  pods: links.pods,
  news: () => links.news(),
  premiumContent: links.premiumContent,
  quizPoll: () => links.quizPoll(),
  search: () => links.search(),
  jobs: () => links.jobs(),
  messages: () => links.messages(),
  notifications: () => links.notifications(),
  deleteAccount: links.deleteAccount,
  login: links.login,
  about: links.about,
  settings: () => links.settings(),
  feedback: links.feedback,
  communityGuidelines: links.communityGuidelines,
  terms: links.terms,
  privacyPolicy: links.privacyPolicy,
  refundPolicy: links.refundPolicy,
  shippingAndDelivery: links.shippingAndDelivery,
  support: links.support,
  contactUs: links.contactUs,
  download: links.download,
};

/**
 * The address behind a link of a text.
 *
 * @param href `page:name`, or `#section` of the same page
 * @returns the address, or undefined for anything else
 */
export function addressOfLink(href: string): string | undefined {
  if (href.startsWith('#')) return href;
  const [scheme, name = ''] = href.split(':');
  return scheme === 'page' ? pages[name]?.() : undefined;
}
