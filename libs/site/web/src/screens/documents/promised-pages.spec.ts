import { routes, type RouteName } from '@upround/shared/links';
import { documents, type DocumentName } from './documents';

/**
 * What texts call each page or what is done there; null for pages that no text can promise. Other pages are called by
 * the first part of their address. A text that still calls a page planned or missing fails.
 */
const namesOf: Partial<Record<RouteName, RegExp | null>> = {
  home: /\bfeed\b/i,
  posts: null,
  post: /\bposts?\b/i,
  postInteractions: null,
  idea: /\bideas?\b/i,
  quizPoll: /\b(polls?|quiz(zes)?)\b/i,
  pods: /\bpods?\b/i,
  pod: /\bpods?\b/i,
  news: /\bnews\b/i,
  newsStory: /\bstor(y|ies)\b/i,
  newsSource: /\bsources?\b/i,
  articleLayoffs: /\barticles?\b/i,
  articleSharechat: /\barticles?\b/i,
  articleQuickCommerce: /\barticles?\b/i,
  premiumContent: /\bessays?\b/i,
  essay: /\bessays?\b/i,
  search: /\bsearch/i,
  jobs: /\b(jobs?|applications?|résumés?)\b/i,
  user: /\bprofiles?\b/i,
  userFollowers: /\bfollow/i,
  messages: /\b(messages?|conversations?)\b/i,
  notifications: /\bnotifications?\b/i,
  deleteAccount: /\bdelet(e|es|ing|ion)\b/i,
  login: /\b(log in|login|password)\b/i,
  about: null,
  feedback: /\bfeedback\b/i,
  communityGuidelines: /\bguidelines\b/i,
  terms: /\bterms of use\b/i,
  privacyPolicy: /\bprivacy policy\b/i,
  refundPolicy: /\brefund policy\b/i,
  shippingAndDelivery: null,
  support: /\bsupport page\b/i,
  contactUs: null,
  download: /\b(export|copy of your data)\b/i,
  settings: /\bsettings\b/i,
  notFound: null,
};

const byAddress = (pattern: string) =>
  new RegExp(`\\b${pattern.split('/')[1]?.replaceAll('-', '[- ]')}s?\\b`, 'i');

const wordsOf = Object.entries(routes).map(([name, pattern]) => {
  const words = namesOf[name as RouteName];
  return [name, words === undefined ? byAddress(pattern) : words] as const;
});

const deferred =
  /\b(planned|not (yet )?(here|there|available|built|possible)|not .{0,20}\byet|there are none|none yet|coming soon|comes? later|will come|in the plan|until (it|they) (is|are) there|at present)\b/i;

/** Paragraphs and list items in which something is said not to exist yet. */
const deferrals = (text: string) =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(/\n+/)
    .filter((paragraph) => deferred.test(paragraph));

const contradictions = (text: string) =>
  deferrals(text).flatMap((paragraph) =>
    wordsOf
      .filter(([, words]) => words?.test(paragraph) === true)
      .map(([route]) => `${route}: ${paragraph}`),
  );

describe('what pages say is missing', () => {
  it('is found where a page that exists is called planned or missing', () => {
    expect(
      contradictions(
        'Fine.\n\nJobs and webinars are in the plan.\n\nA page to delete your account is planned.',
      ),
    ).toEqual([
      'jobs: Jobs and webinars are in the plan.',
      'deleteAccount: A page to delete your account is planned.',
    ]);
    expect(contradictions('[Search](page:search) posts.\n\nWebinars are not here yet.')).toEqual(
      [],
    );
  });

  it.each(Object.keys(documents) as DocumentName[])('is no page that exists: %s', async (name) => {
    const { default: text } = await documents[name].load();
    expect(contradictions(text)).toEqual([]);
  });
});
