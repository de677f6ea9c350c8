import { screen, waitFor, within } from '@testing-library/react';
import { listArticles, listEssays, readEssay } from '@upround/news/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import { listComments } from '@upround/social/contract';
import { aLockedEssay, anArticle, anEssay } from '../../components/news-test.fixtures';
import { EssayScreen } from './essay-screen';

const articles = [1, 2, 3, 4].map((number) =>
  anArticle({ id: `free-${number}`, slug: `free-${number}`, title: `Free ${number}` }),
);

const anApi = () =>
  fakeApi()
    .on(readEssay, () => anEssay())
    .on(listArticles, () => segment(articles))
    .on(listEssays, () => ({ ...segment([]), prevSegment: null, total: 0 }))
    .on(listComments, () => segment([]));

const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<EssayScreen />, {
    path: '/premium-content/the-price-of-a-slow-yes',
    pattern: routes.essay,
    ...options,
  });

describe('the page of an essay', () => {
  it('shows the full essay to members with a plan, without axe violations', async () => {
    const { container } = open({ api: anApi(), user: aUser() });
    expect(await screen.findByText('Count your months.')).toBeVisible();
    expect(screen.getAllByRole('navigation', { name: 'On this page' })).not.toHaveLength(0);
    expect(screen.queryByRole('region', { name: /for Premium/ })).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('T22: shows its beginning to others, names what follows, and leads nowhere that is not there', async () => {
    const { container } = open({ api: anApi().on(readEssay, () => aLockedEssay()) });
    const rest = within(
      await screen.findByRole('region', { name: 'The full essay is for Premium members' }),
    );
    expect(screen.getByText('The news comes in a short meeting.')).toBeVisible();
    expect(screen.queryByText('Count your months.')).not.toBeInTheDocument();
    const parts = within(screen.getByRole('region', { name: /^What the full essay covers/ }));
    expect(parts.getByText('The first month')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument();
    expect(rest.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/pricing?next=%2Fpremium-content%2Fthe-price-of-a-slow-yes',
      '/login?next=%2Fpremium-content%2Fthe-price-of-a-slow-yes',
    ]);
    await expect(container).toHaveNoAxeViolations();
  });

  it('has its parts beside a preview where there is room, with more essays below them', async () => {
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches: true,
          media,
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as never,
    );
    const others = [1, 2, 3, 4].map((number) => {
      const id = `essay-${number}`;
      const { body, outline, preview, ...summary } = anEssay({
        id,
        slug: id,
        title: `Essay ${number}`,
      });
      return summary;
    });
    const api = anApi()
      .on(readEssay, () => aLockedEssay())
      .on(listEssays, () => ({ ...segment(others), prevSegment: null, total: 4 }));
    open({ api, user: aUser() });
    const beside = within(await screen.findByRole('complementary', { name: 'About this page' }));
    expect(beside.getByRole('region', { name: /^What the full essay covers/ })).toHaveTextContent(
      'The first month',
    );
    const way = within(beside.getByRole('region', { name: 'Read the full essay' }));
    expect(way.getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/pricing?next=%2Fpremium-content%2Fthe-price-of-a-slow-yes',
    );
    const more = within(beside.getByRole('region', { name: 'More essays' }));
    expect((await more.findAllByRole('link')).map((link) => link.textContent)).toEqual([
      'Essay 1',
      'Essay 2',
      'Essay 3',
    ]);
    expect(screen.getAllByRole('region', { name: /for Premium members/ })).toHaveLength(1);
    jest.restoreAllMocks();
  });

  it('says that it is a preview, and leads to the parts that the preview shows', async () => {
    const outline = [
      { level: 2 as const, text: 'Who signs', anchor: 'who-signs' },
      { level: 2 as const, text: 'Who pays', anchor: 'who-pays' },
    ];
    const preview = 'It begins.\n\n## Who signs\n\nBoth do.';
    open({ api: anApi().on(readEssay, () => ({ ...aLockedEssay(), outline, preview })) });
    expect(await screen.findByText('Free preview')).toBeVisible();
    const parts = within(screen.getByRole('region', { name: /^What the full essay covers/ }));
    expect(parts.getByRole('link', { name: 'Who signs' })).toHaveAttribute('href', '#who-signs');
    expect(screen.getByRole('heading', { name: 'Who signs' })).toHaveAttribute('id', 'who-signs');
    expect(parts.getByText('Who pays')).toBeVisible();
    expect(parts.queryByRole('link', { name: 'Who pays' })).not.toBeInTheDocument();
  });

  it('does not ask a member to log in', async () => {
    open({ api: anApi().on(readEssay, () => aLockedEssay()), user: aUser() });
    const rest = await screen.findByRole('region', { name: /for Premium/ });
    expect(within(rest).queryByRole('link', { name: /Log in/ })).not.toBeInTheDocument();
    await screen.findByRole('region', { name: 'Comments' });
  });

  it('spec 6 G38: leads to the plans, and to three free articles', async () => {
    const { container } = open({ api: anApi().on(readEssay, () => aLockedEssay()), user: aUser() });
    const rest = within(await screen.findByRole('region', { name: /for Premium/ }));
    expect(rest.getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/pricing?next=%2Fpremium-content%2Fthe-price-of-a-slow-yes',
    );
    const free = within(screen.getByRole('region', { name: 'Free articles to read now' }));
    const links = await free.findAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Free 1', 'Free 2', 'Free 3']);
    await expect(container).toHaveNoAxeViolations();
  });

  it('the free articles say so while they load, can be loaded again, and leave no empty list', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = anApi()
      .on(readEssay, () => aLockedEssay())
      .on(listArticles, () => {
        throw refuse(coreErrors.INTERNAL);
      });
    const resume = api.pause(listArticles);
    const { user, unmount } = open({ api, user: aUser() });
    expect(await screen.findByText('Loading articles')).toBeInTheDocument();
    resume();
    expect(await screen.findByText('Couldn’t load articles')).toBeVisible();
    api.on(listArticles, () => segment(articles));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Free 1' })).toBeVisible();
    unmount();
    open({ api: api.on(listArticles, () => segment([])), user: aUser() });
    await screen.findByRole('region', { name: /for Premium/ });
    await waitFor(() => expect(screen.queryByText('Loading articles')).not.toBeInTheDocument());
    expect(screen.queryByRole('region', { name: /^Free articles/ })).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it('says so while it loads, when it failed, and when it is not there', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = anApi().on(readEssay, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const resume = api.pause(readEssay);
    const { user } = open({ api });
    expect(await screen.findByText('Loading')).toBeInTheDocument();
    resume();
    expect(await screen.findByText('Couldn’t load this page')).toBeVisible();
    api.on(readEssay, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Error page 404')).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});
