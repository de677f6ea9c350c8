import { routes } from '@upround/shared/links';
import { NetworkError } from '@upround/shared/api-client';
import {
  isBot,
  Page,
  pageNotFound,
  setTitleCount,
  type FeatureRoute,
} from '@upround/shared/routing';
import { searchTop } from '@upround/search/contract';
import { aUser, fakeApi, renderScreen } from '@upround/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { Screen } from './screen';

const route = (Content: () => React.ReactNode, more: Partial<FeatureRoute> = {}): FeatureRoute => ({
  path: routes.pods,
  layout: 'default',
  access: 'guest',
  page: () => Promise.resolve(Content),
  ...more,
});
const Pods = () => (
  <Page pattern={routes.pods} title="Pods">
    list
  </Page>
);
const broken = (error: unknown) => () => {
  throw error;
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.reportError = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

describe('spec 2: who may open a page', () => {
  it('sends a guest of a member’s page to sign in, and back', async () => {
    const members = route(Pods, { access: 'member' });
    const { address } = renderScreen(<Screen route={members} />, {
      path: '/pods?tab=latest#c-1',
      pattern: routes.pods,
    });
    expect(address()).toBe('/login?next=%2Fpods%3Ftab%3Dlatest%23c-1');
  });

  it('opens it for a member', async () => {
    const members = route(Pods, { access: 'member' });
    renderScreen(<Screen route={members} />, { path: '/pods', user: aUser() });
    expect(await screen.findByRole('heading', { name: 'Pods' })).toBeVisible();
  });
});

describe('a page whose code is on the way', () => {
  it('has a heading, and gives its place to the page’s own', async () => {
    let arrive: (page: typeof Pods) => void = () => undefined;
    const page = () => new Promise<typeof Pods>((resolve) => (arrive = resolve));
    const { container } = renderScreen(<Screen route={route(Pods, { page })} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Loading page');
    await expect(container).toHaveNoAxeViolations();
    arrive(Pods);
    expect(await screen.findByRole('heading', { name: 'Pods' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});

describe('spec 8: the error page', () => {
  const show = (error: unknown) =>
    renderScreen(<Screen route={route(broken(error))} />, {
      api: fakeApi().on(searchTop, () => ({ data: [], next: null }) as never),
    });

  it('is the not-found page for 404, which is no error of ours', async () => {
    const { container } = show(pageNotFound('/post/gone'));
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toHaveFocus();
    expect(await screen.findByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(document.title).toContain('Page Not Found');
    expect(globalThis.reportError).not.toHaveBeenCalled();
    await expect(container).toHaveNoAxeViolations();
  });

  it('spec 2.12: has its own title, with what is unread before it, and its route', async () => {
    const { container } = show(pageNotFound('/post/gone'));
    await screen.findByRole('heading', { name: 'Page Not Found' });
    expect(document.title).toBe('Page Not Found · Upround');
    setTitleCount(3);
    expect(document.title).toBe('(3) Page Not Found · Upround');
    expect(container.querySelector('[data-page]')).toHaveAttribute('data-page', routes.pods);
    setTitleCount(0);
  });

  it('is an internal server error for anything else, 500 unless it says', async () => {
    const defect = new Error('defect');
    show(defect);
    expect(
      await screen.findByRole('heading', { name: 'Internal Server Error' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Status 500')).toBeVisible();
    expect(globalThis.reportError).toHaveBeenCalledWith(defect);
  });

  it('calls no defect a lost connection, whatever its words', async () => {
    show(new TypeError('Cannot read properties of undefined (reading "fetch" of module)'));
    await screen.findByRole('heading', { name: 'Internal Server Error' });
    expect(screen.getByText(/^Something went wrong while showing this page/)).toBeVisible();
    expect(screen.queryByText(/connection/)).not.toBeInTheDocument();
  });

  it('lets one try again', async () => {
    let isBroken = true;
    const Flaky = () => {
      if (isBroken) throw new Error('defect');
      return <Pods />;
    };
    const { user } = renderScreen(<Screen route={route(Flaky)} />);
    await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Pods' })).toBeVisible();
  });

  it('says that a page did not load, and loads it again', async () => {
    const page = jest
      .fn<Promise<typeof Pods>, []>()
      .mockRejectedValueOnce(new NetworkError())
      .mockResolvedValue(Pods);
    const { user } = renderScreen(<Screen route={route(Pods, { page })} />);
    await screen.findByRole('heading', { name: 'Internal Server Error' });
    expect(screen.getByText(/^We couldn’t load this page\. Check your connection/)).toBeVisible();
    expect(screen.queryByText('Status 500')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Pods' })).toBeVisible();
  });

  it('says that the viewer is offline, and loads the page once they aren’t', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const page = jest
      .fn<Promise<typeof Pods>, []>()
      .mockRejectedValueOnce(new NetworkError())
      .mockResolvedValue(Pods);
    renderScreen(<Screen route={route(Pods, { page })} />);
    expect(await screen.findByRole('heading', { name: 'You’re offline' })).toHaveFocus();
    expect(document.title).toBe('You’re offline · Upround');
    onLine.mockRestore();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('heading', { name: 'Pods' })).toBeVisible();
  });

  it('is never shown to search engines and previews, only logged', async () => {
    jest
      .spyOn(navigator, 'userAgent', 'get')
      .mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)');
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { container } = show(new Error('defect'));
    // React's own words in development come in several parts.
    const lines = () => log.mock.calls.filter(({ length }) => length === 1);
    await waitFor(() => expect(lines()).toEqual([['defect']]));
    expect(container).not.toHaveTextContent('Internal Server Error');
  });
});

describe('who counts as a bot', () => {
  it.each([
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
    ['facebookexternalhit/1.1', true],
    ['Slackbot-LinkExpanding 1.0', true],
    ['LinkedInBot/1.0', true],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', false],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari', false],
  ])('%s: %s', (userAgent, is) => {
    expect(isBot(userAgent)).toBe(is);
  });
});
