import { links, routes } from '@upround/shared/links';
import { searchTop } from '@upround/search/contract';
import { fakeApi, renderScreen } from '@upround/shared/testing';
import { screen, within } from '@testing-library/react';
import { en } from '../../messages/en';
import { loadDocumentPage } from './document-page';
import { documents, type DocumentName } from './documents';
import { headingsOf } from './headings';
import { addressOfLink } from './page-links';

const names = Object.keys(documents) as DocumentName[];
/** Days of the last changes, and how they are written. */
const dates: Readonly<Record<string, string>> = {
  '2026-11-22': '22 Nov 2026',
  '2026-11-24': '24 Nov 2026',
  '2026-11-25': '25 Nov 2026',
  '2026-11-26': '26 Nov 2026',
  '2026-11-28': '28 Nov 2026',
  '2026-11-30': '30 Nov 2026',
};

async function open(name: DocumentName, layout: 'default' | 'none' = 'default') {
  const DocumentPage = await loadDocumentPage(name, layout);
  const pattern = routes[name];
  return renderScreen(<DocumentPage />, { path: pattern, pattern, api: searching() });
}

const hit = (type: 'USER' | 'POST' | 'NEWS', words: string) => ({
  type,
  id: words,
  slug: words.toLowerCase().replaceAll(' ', '-'),
  title: { text: words, marks: [] },
  excerpt: { text: '', marks: [] },
  person: null,
  place: null,
  image: null,
  createdAt: null,
  likeCount: 0,
  commentCount: 0,
  followerCount: 3,
  followed: false,
  locked: false,
});
const hits = {
  USER: [hit('USER', 'Asha Rao')],
  POST: [hit('POST', 'Why we pivoted')],
  NEWS: [hit('NEWS', 'A round closes')],
};
const searching = (answer = (type: keyof typeof hits) => hits[type]) =>
  fakeApi().on(
    searchTop,
    ({ query }) => ({ data: answer(query.type as keyof typeof hits) }) as never,
  );

describe.each(names)('the static page %s', (name) => {
  it('has one heading, its date where that matters, and nothing that axe finds', async () => {
    const { container } = await open(name);
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent(en.documents.titles[name]);
    expect(container.querySelector(`[data-page="${routes[name]}"]`)).not.toBeNull();
    // The ways to reach people have no date.
    if (name === 'contactUs') expect(screen.queryByText(/^Last updated/)).toBeNull();
    else {
      expect(screen.getByText(/^Last updated/)).toHaveTextContent(
        dates[documents[name].updated] ?? 'a date that is missing here',
      );
    }
    await expect(container).toHaveNoAxeViolations();
  });

  it('links only to pages that there are', async () => {
    const { default: text } = await documents[name].load();
    for (const [, href = ''] of text.matchAll(/\]\(([^)]+)\)/g)) {
      expect(addressOfLink(href)).toMatch(/^\/|^#/);
    }
    expect(text).not.toMatch(/https?:|mailto:|<[a-z]/);
  });
});

describe('a static page', () => {
  afterEach(() => jest.restoreAllMocks());

  it('shows its sections beside the text, and they lead there', async () => {
    const { container } = await open('privacyPolicy');
    // Beside the text, and folded above it.
    const [contents] = screen.getAllByRole('navigation', { name: 'On this page' }).slice(-1);
    const { default: text } = await documents.privacyPolicy.load();
    for (const { anchor: id, text: words } of headingsOf(text)) {
      expect(within(contents ?? container).getByRole('link', { name: words })).toHaveAttribute(
        'href',
        `#${id}`,
      );
      expect(container.querySelector(`h2[id="${id}"]`)).toHaveTextContent(words);
    }
  });

  it('has them above the text too, where it is long', async () => {
    const { container, unmount } = await open('privacyPolicy');
    expect(container.querySelector('summary')).toHaveTextContent('On this page');
    unmount();
    const short = await open('shippingAndDelivery');
    expect(short.container.querySelector('summary')).toBeNull();
  });

  it('shows the way home and to its like, where there is no layout', async () => {
    await open('terms', 'none');
    expect(screen.getByRole('link', { name: 'Upround' })).toHaveAttribute('href', '/');
    const more = within(screen.getByRole('navigation', { name: 'More pages' }));
    expect(more.getByRole('link', { name: /^Privacy policy/ })).toHaveAttribute(
      'href',
      routes.privacyPolicy,
    );
    expect(more.queryByRole('link', { name: /^Terms of use/ })).toBeNull();
  });

  it('lets a guest sign up and come back, where there is no layout', async () => {
    await open('terms', 'none');
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      links.login({ next: routes.terms, view: 'sign-up' }),
    );
  });

  it('Support opens to its answers, and finds them by their words', async () => {
    const { user, container } = await open('support', 'none');
    const answer = () => screen.getByText(/It can take two minutes/);
    expect(answer()).not.toBeVisible();
    await user.click(screen.getByText('Why hasn’t my code arrived?'));
    expect(answer()).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search the answers' }), 'résumé PDF');
    expect(screen.getByText(/export it again as a plain PDF/i)).toBeVisible();
    expect(screen.queryByText('Why hasn’t my code arrived?')).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
    await user.type(screen.getByRole('searchbox'), ' xyzzy');
    expect(
      screen.getByRole('heading', { name: /^No answer for “résumé PDF xyzzy”/ }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', routes.feedback);
  });

  it('Support ends with a way to ask, which a search keeps', async () => {
    const { user } = await open('support', 'none');
    expect(screen.getByText('Didn’t find your answer?')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search the answers' }), 'password');
    expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', routes.feedback);
  });

  it('Support has the way to ask beside its answers on a wide page', async () => {
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          media,
          matches: media.includes('80rem'),
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    await open('support', 'none');
    const aside = within(screen.getByRole('complementary', { name: 'About this page' }));
    expect(aside.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', routes.feedback);
    expect(screen.getAllByRole('link', { name: 'Ask us' })).toHaveLength(1);
  });

  it('About leads to what people do here', async () => {
    await open('about');
    const parts = within(screen.getByRole('list', { name: 'About Upround' }));
    expect(parts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      links.home(),
      links.jobs(),
      links.trackers(),
      links.mentors(),
      links.competitions(),
      links.valuationCalculator(),
    ]);
  });

  it('offers a computer a QR code that opens the site on a phone', async () => {
    const { container } = await open('download', 'none');
    expect(
      await screen.findByRole('img', { name: `QR code that opens ${window.location.host}` }),
    ).toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('About shows who is here and what is read at the moment', async () => {
    const { container } = await open('about');
    const people = within(await screen.findByRole('region', { name: 'People to follow' }));
    expect(people.getByRole('link', { name: /^Asha Rao/ })).toHaveAttribute(
      'href',
      links.user('asha-rao'),
    );
    const read = within(screen.getByRole('region', { name: 'Trending now' }));
    expect(read.getByRole('link', { name: 'Why we pivoted' })).toHaveAttribute(
      'href',
      links.post('why-we-pivoted'),
    );
    expect(read.getByRole('link', { name: 'A round closes' })).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('marks the section that is being read, and feedback on it names the page', async () => {
    const { container } = await open('terms', 'none');
    const contents = screen.getAllByRole('navigation', { name: 'On this page' }).at(-1);
    const marked = within(contents ?? container).getAllByRole('link', { current: 'location' });
    expect(marked).toHaveLength(1);
    const more = within(screen.getByRole('navigation', { name: 'More pages' }));
    expect(more.getByRole('link', { name: /^Feedback/ })).toHaveAttribute(
      'href',
      links.feedback({ page: routes.terms }),
    );
  });

  it('leads from the ways to reach us to each of them', async () => {
    await open('contactUs', 'none');
    expect(screen.getByRole('link', { name: 'Send us a message' })).toHaveAttribute(
      'href',
      routes.feedback,
    );
    expect(screen.getByRole('link', { name: 'Security vulnerability' })).toHaveAttribute(
      'href',
      `${routes.feedback}?kind=PROBLEM`,
    );
  });
});
