import { screen, waitFor, within } from '@testing-library/react';
import { House } from 'lucide-react';
import { search, searchFixture, searchTop } from '@upround/search/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { links, recordPath, routes } from '@upround/shared/links';
import { NavigationItemsContext } from '@upround/shared/routing';
import { fakeApi, refuse, renderScreen } from '@upround/shared/testing';
import { NotFoundScreen, UnknownAddressScreen } from './not-found-screen';
import { wordsOfAddress } from './words-of-address';

const aPost = (place: number) => ({
  type: 'POST' as const,
  id: `post-${place}`,
  slug: `first-cheque-${place}`,
  title: { text: '', marks: [] },
  excerpt: { text: `Cheque ${place}`, marks: [] },
  person: null,
  place: null,
  image: null,
  createdAt: null,
  likeCount: 0,
  commentCount: 0,
  followerCount: 0,
  followed: false,
  locked: false,
  tags: [],
});

const trending = (...places: number[]) =>
  fakeApi()
    .on(searchTop, () => ({ data: places.map(aPost) }) as never)
    .on(search, () => ({ ...searchFixture, data: [] }));

const open = (path = '/no/such-page?from=mail', api = trending()) =>
  renderScreen(
    <NavigationItemsContext
      value={[{ icon: House, href: '/pods', useLabel: (form = 'name') => `Clubs: ${form}` }]}
    >
      <UnknownAddressScreen />
    </NavigationItemsContext>,
    { path, pattern: new URL(path, 'https://up.test').pathname, api },
  );

describe('the not-found page', () => {
  it('spec 8: names the address, leaves it as typed, and shows the ways on', async () => {
    const { container, user, address } = open();
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByText(/^There’s nothing at \/no\/such-page:/)).toBeVisible();
    expect(document.title).toBe('Page Not Found · Upround');
    expect(container.querySelector('[data-page="*"]')).not.toBeNull();
    expect(address()).toBe('/no/such-page?from=mail');
    await expect(container).toHaveNoAxeViolations();
    expect(screen.getByRole('link', { name: 'Support' })).toHaveAttribute('href', links.support());
    expect(screen.getByRole('link', { name: 'Report the broken link' })).toHaveAttribute(
      'href',
      links.feedback({ page: '/no/such-page' }),
    );
    const pages = within(screen.getByRole('navigation', { name: 'Main pages' }));
    expect(pages.getByRole('link', { name: 'Home' })).toHaveAttribute('href', links.home());
    await user.click(pages.getByRole('link', { name: 'Clubs: name' }));
    expect(address()).toBe('/pods');
  });

  it('searches for the words of the address', async () => {
    const { user, address } = open('/post/reading-water-meters-8f3k');
    expect(screen.getByRole('searchbox')).toHaveValue('reading water meters');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(address()).toBe(links.search({ query: 'reading water meters' }));
  });

  it('names the page that was probably meant, and shows what has the words of the address', async () => {
    const api = trending(1, 2, 3).on(
      search,
      () => ({ ...searchFixture, data: [aPost(7)] }) as never,
    );
    const { container } = open('/artciles/surviving-layoffs-in-india', api);
    expect(screen.getByRole('link', { name: routes.articleLayoffs })).toHaveAttribute(
      'href',
      routes.articleLayoffs,
    );
    expect(
      await screen.findByRole('heading', { name: 'Maybe you were looking for' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cheque 7' })).toBeVisible();
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Maybe you were looking for',
      'Trending posts',
    ]);
    await expect(container).toHaveNoAxeViolations();
  });

  it('shows the name of a person who was found once', async () => {
    const person = {
      ...aPost(8),
      type: 'USER',
      title: { text: 'Asha Rao', marks: [] },
      excerpt: { text: 'Founder, Tallyfern', marks: [] },
      person: {
        id: 'asha',
        slug: 'asha-rao',
        displayName: 'Asha Rao',
        headline: 'Founder, Tallyfern',
        role: null,
        avatarUrl: null,
      },
    };
    open(
      '/asha',
      trending(1).on(search, () => ({ ...searchFixture, data: [person] }) as never),
    );
    expect(await screen.findByRole('link', { name: 'Founder, Tallyfern' })).toBeVisible();
    expect(screen.getAllByText('Asha Rao')).toHaveLength(1);
  });

  it('shows five trending posts', async () => {
    const { container } = open('/nowhere', trending(1, 2, 3, 4, 5, 6));
    expect(await screen.findByRole('link', { name: 'Cheque 5' })).toHaveAttribute(
      'href',
      recordPath('POST', 'first-cheque-5'),
    );
    expect(screen.queryByRole('link', { name: 'Cheque 6' })).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('does without them where they fail', async () => {
    const fail = () => {
      throw refuse(coreErrors.INTERNAL);
    };
    const api = fakeApi().on(searchTop, fail).on(search, fail);
    open('/nowhere', api);
    expect(await screen.findByRole('link', { name: 'Home' })).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Trending posts' })).not.toBeInTheDocument(),
    );
  });

  it('has an address of its own', () => {
    const { container } = renderScreen(<NotFoundScreen />, {
      path: links.notFound(),
      pattern: routes.notFound,
      api: trending(),
    });
    expect(container.querySelector('[data-page="/404"]')).not.toBeNull();
    expect(screen.getByText(/^There’s nothing at \/404:/)).toBeVisible();
  });

  it.each([
    ['/404', ''],
    ['/', ''],
    ['/user/asha-rao', 'asha rao'],
    ['/jobs/%E0%A4%A', ''],
    ['/post/r%C3%A9sum%C3%A9-tips-9', 'résumé tips'],
  ])('%s is about “%s”', (path, words) => {
    expect(wordsOfAddress(path)).toBe(words);
  });
});
