import { act, screen, waitFor, within } from '@testing-library/react';
import { listArticles, listEssays, readArticle } from '@upround/news/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import { bookmark, listComments } from '@upround/social/contract';
import { anArticle, anEssay } from '../../components/news-test.fixtures';
import { articlePageAt } from './article-page';

const pattern = routes.articleLayoffs;
const ArticlePage = articlePageAt(pattern);

const anApi = () =>
  fakeApi()
    .on(readArticle, () => anArticle())
    .on(listArticles, () => segment([anArticle()]))
    .on(listComments, () => segment([]));

const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<ArticlePage />, { path: pattern, pattern, ...options });

/** Puts the reader somewhere in the text: its top and height in px, in a window of 768. */
function readAt(top: number, height: number) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const own = this.id === 'the-first-week' ? top + 100 : top;
    return new DOMRect(0, this.id === 'the-first-month' ? top + height - 50 : own, 600, height);
  });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

describe('the page of an article', () => {
  afterEach(() => jest.restoreAllMocks());

  it('shows the text with its author, dates and parts, without a violation', async () => {
    const { container, api } = open({ api: anApi() });
    const text = within(await screen.findByRole('article', { name: 'Surviving layoffs in India' }));
    expect(text.getByText('Upround editors')).toBeVisible();
    expect(text.getByText('6 min read')).toBeVisible();
    expect(text.getByText(/^Updated/)).toHaveTextContent('25 Feb 2026');
    expect(text.getByRole('heading', { level: 2, name: 'The first week' })).toHaveAttribute(
      'id',
      'the-first-week',
    );
    for (const outline of screen.getAllByRole('navigation', { name: 'On this page' })) {
      expect(within(outline).getByRole('link', { name: 'Papers to ask for' })).toHaveAttribute(
        'href',
        '#papers-to-ask-for',
      );
    }
    expect(api.received(readArticle)).toEqual([{ params: { slug: 'surviving-layoffs-in-india' } }]);
    expect(document.title).toContain('Surviving layoffs in India');
    await expect(container).toHaveNoAxeViolations();
  });

  it('offers the two texts that follow it, from the first again at the end', async () => {
    const others = ['a', 'b', 'c'].map((id) => anArticle({ id, slug: id, title: `Text ${id}` }));
    const api = anApi().on(listArticles, () =>
      segment([others[0], others[1], anArticle(), others[2]].flatMap((one) => one ?? [])),
    );
    open({ api });
    const next = within(await screen.findByRole('region', { name: 'Read next' }));
    await waitFor(() =>
      expect(next.getAllByRole('link').map((link) => link.textContent)).toEqual([
        'Text c',
        'Text a',
      ]),
    );
  });

  it('has more articles beside it, and essays under their own name where there are none', async () => {
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches: true,
          media,
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as never,
    );
    const some = (count: number) =>
      Array.from({ length: count }, (_, at) =>
        anArticle({ id: `a-${at}`, slug: `a-${at}`, title: `Article ${at}` }),
      );
    const { body, outline, preview, ...essay } = anEssay();
    const api = anApi()
      .on(listArticles, () => segment([anArticle(), ...some(3)]))
      .on(listEssays, () => ({ ...segment([essay]), prevSegment: null, total: 1 }));
    const { unmount } = open({ api });
    const more = await screen.findByRole('region', { name: 'More articles' });
    expect(within(more).getAllByRole('link')).toHaveLength(1);
    unmount();
    open({ api: api.on(listArticles, () => segment([anArticle()])) });
    const essays = await screen.findByRole('region', { name: 'Premium essays' });
    expect(await within(essays).findByRole('link', { name: essay.title })).toBeVisible();
  });

  it('leads to other sites in tabs of their own', async () => {
    const body = 'Read [the law](https://law.example/code) yourself.';
    open({ api: anApi().on(readArticle, () => anArticle({ body })) });
    const link = await screen.findByRole('link', { name: 'the law (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://law.example/code');
    expect(link).toHaveAttribute('rel', 'noopener nofollow ugc');
  });

  it('says where one is in it and how long the rest takes', async () => {
    open({ api: anApi() });
    await screen.findByRole('article', { name: 'Surviving layoffs in India' });
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    readAt(-1000, 2768);
    expect(screen.getByRole('progressbar', { name: 'Reading progress' })).toBeInTheDocument();
    expect(await screen.findByText('3 minutes left')).toBeInTheDocument();
    const [outline] = screen.getAllByRole('navigation', { name: 'On this page' });
    expect(
      within(outline ?? document.body).getByRole('link', { current: 'location' }),
    ).toHaveTextContent('Papers to ask for');
    readAt(-2000, 2768);
    expect(await screen.findByText('Finished')).toBeInTheDocument();
  });

  it('links to an author who is a member', async () => {
    const author = { name: 'Asha Rao', slug: 'asha-rao', avatarUrl: null };
    open({ api: anApi().on(readArticle, () => anArticle({ author })) });
    expect(await screen.findByRole('link', { name: 'Asha Rao' })).toHaveAttribute(
      'href',
      '/user/asha-rao',
    );
  });

  it('says so while it loads, and when it failed', async () => {
    const api = anApi().on(readArticle, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const resume = api.pause(readArticle);
    const { user, container } = open({ api });
    expect(await screen.findByText('Loading')).toBeInTheDocument();
    resume();
    expect(await screen.findByText('Couldn’t load this page')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
    api.on(readArticle, () => anArticle());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      await screen.findByRole('article', { name: 'Surviving layoffs in India' }),
    ).toBeInTheDocument();
  });

  it('is not found when the API has nothing there', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = anApi().on(readArticle, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
    open({ api });
    expect(await screen.findByText('Error page 404')).toBeInTheDocument();
  });

  it('is saved and printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const api = anApi().on(bookmark, ({ body }) => ({ ...body, active: true, count: 4 }));
    const { user } = open({ api, user: aUser() });
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.received(bookmark)).toEqual([
        { body: { referenceType: 'ARTICLE', referenceId: anArticle().id } },
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});
