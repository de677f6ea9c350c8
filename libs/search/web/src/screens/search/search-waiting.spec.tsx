import { act, screen, waitFor, within } from '@testing-library/react';
import { explore, search } from '@upround/search/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { announcerProps } from '@upround/shared/routing';
import { refuse, renderScreen, segment } from '@upround/shared/testing';
import { aHit, found, plain, quietApi, useTestTexts } from '../../search-test.fixtures';
import { searchScreenWith } from './search-screen';

const SearchPage = searchScreenWith({ hitPresenters: {}, useKindTexts: useTestTexts });

type Answer = ReturnType<typeof found>;
const open = (path: string, api: ReturnType<typeof quietApi>) =>
  renderScreen(<SearchPage />, { path, pattern: routes.search, api });
const field = () => screen.getByRole('searchbox', { name: /Search Upround/ });
const said = () => document.getElementById(announcerProps.id);
const tabs = () => screen.getByRole('navigation', { name: 'Result types' });

/** Answers for their words; those of the words that are held come when they are let go. */
function apiThatWaits(answers: Record<string, Answer>) {
  const held = new Map<string, () => void>();
  const api = quietApi().on(search, ({ query }) => {
    const answer = answers[query.query];
    if (answer) return answer;
    return new Promise<Answer>((resolve) => {
      held.set(query.query, () =>
        resolve(found([aHit('POST', { excerpt: plain(`About ${query.query}`) })])),
      );
    });
  });
  const answer = async (words: string) => act(async () => held.get(words)?.());
  const isAsked = (words: string) => waitFor(() => expect(held.has(words)).toBe(true));
  return { api, answer, isAsked };
}

describe('while an answer is on its way', () => {
  it('does not say that nothing matches before the response arrives', async () => {
    const { api, answer, isAsked } = apiThatWaits({ zzzz: found([]) });
    const { user } = open('/search?query=zzzz', api);
    expect(await screen.findByText('No results for “zzzz”')).toBeVisible();
    await user.clear(field());
    await user.type(field(), 'pricing{Enter}');
    await isAsked('pricing');
    expect(screen.queryByText(/Nothing matches/)).not.toBeInTheDocument();
    expect(screen.getByText('Searching')).toBeInTheDocument();
    await answer('pricing');
    expect(await screen.findByText('About pricing')).toBeVisible();
  });

  it('does not say that the old results are all', async () => {
    const { api, answer, isAsked } = apiThatWaits({ wat: found([aHit('POST')]) });
    const { user } = open('/search?query=wat&kind=POST', api);
    expect(await screen.findByText('You’ve reached the end.')).toBeVisible();
    await user.type(field(), 'er{Enter}');
    await isAsked('water');
    expect(screen.getByRole('list', { name: 'Results' })).toBeVisible();
    expect(screen.queryByText('You’ve reached the end.')).not.toBeInTheDocument();
    await answer('water');
    expect(await screen.findByText('You’ve reached the end.')).toBeVisible();
  });

  it('hides the counts of the previous query, and keeps those of the same query', async () => {
    const { api, answer, isAsked } = apiThatWaits({ wat: found([aHit('POST'), aHit('USER')]) });
    const { user } = open('/search?query=wat', api);
    const people = await within(tabs()).findByRole('link', { name: 'People 1' });
    const resume = api.pause(search);
    await user.click(people);
    expect(within(tabs()).getByRole('link', { name: 'People 1' })).toHaveAttribute('aria-current');
    resume();
    await user.type(field(), 'er{Enter}');
    await isAsked('water');
    expect(within(tabs()).getByRole('link', { name: 'People' })).toBeVisible();
    await answer('water');
    expect(await within(tabs()).findByRole('link', { name: 'Posts 1' })).toBeVisible();
  });
});

describe('what is read out of an answer', () => {
  const of = (count: number, more: boolean) => ({
    kinds: [{ type: 'POST' as const, count, more }],
    tags: [],
  });

  it('is how many there are, and that there are more where that is all one knows', async () => {
    const api = quietApi().on(search, ({ query }) =>
      found([aHit('POST')], { facets: of(200, query.query === 'water') }),
    );
    const { user } = open('/search?query=wate', api);
    await waitFor(() => expect(said()).toHaveTextContent('200 results for wate'));
    expect(said()).not.toHaveTextContent('At least');
    await user.type(field(), 'r');
    await waitFor(() => expect(said()).toHaveTextContent('At least 200 results for water'));
  });

  it('names the words that were searched for in place of a slip', async () => {
    const correction = { query: 'pricing', applied: true };
    open(
      '/search?query=pricng',
      quietApi().on(search, () => found([aHit('POST')], { correction })),
    );
    await waitFor(() => expect(said()).toHaveTextContent('1 result for pricing'));
  });

  it('names the words as typed where another spelling is only offered', async () => {
    const correction = { query: 'pricing', applied: false };
    open(
      '/search?query=pricng',
      quietApi().on(search, () => found([aHit('POST')], { correction })),
    );
    await waitFor(() => expect(said()).toHaveTextContent('1 result for pricng'));
  });
});

describe('ideas drawn at random', () => {
  it('that do not come say so beside the button, and are read out when they do', async () => {
    let draw = 0;
    const api = quietApi().on(explore, () => {
      draw += 1;
      if (draw === 2) throw refuse(coreErrors.INTERNAL);
      return segment([aHit('IDEA', { title: plain(`Drawn ${draw}`) })]);
    });
    const { user } = open('/search?kind=IDEA&filter=random', api);
    await screen.findByRole('link', { name: 'Drawn 1' });
    await user.click(screen.getByRole('button', { name: 'Shuffle' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Couldn’t shuffle the results\. .+/,
    );
    expect(screen.getByRole('link', { name: 'Drawn 1' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Shuffle' }));
    expect(await screen.findByRole('link', { name: 'Drawn 3' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(said()).toHaveTextContent('Results shuffled.'));
  });
});
