import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listStories, muteSource, readSource, unmuteSource } from '@upround/news/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import { follow } from '@upround/social/contract';
import { aSource, someStories } from '../../components/news-test.fixtures';
import { beginningOf } from '../../model/day';
import { SourceScreen } from './source-screen';

const anApi = () =>
  fakeApi()
    .on(readSource, () => aSource())
    .on(listStories, () => segment(someStories(2)));

const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<SourceScreen />, {
    path: '/news/source/harbour-ledger',
    pattern: routes.newsSource,
    ...options,
  });

const ofSource = { source: 'harbour-ledger' };

describe('the page of a source', () => {
  it('shows what it is and what it tells, without a violation', async () => {
    const { container } = open({ api: anApi() });
    expect(await screen.findByText(/Money in and out of young companies/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^harbour-ledger.example/ })).toHaveAttribute(
      'href',
      'https://harbour-ledger.example/',
    );
    expect(screen.getByText('followers').parentElement).toHaveTextContent(/^followers14$/);
    expect(screen.getByText(/^Last story/)).toBeVisible();
    expect(screen.getByText(/fictional, and so are its stories/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Story 2' })).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('says so while it loads', async () => {
    const api = anApi();
    const resume = api.pause(readSource);
    open({ api });
    expect(await screen.findByText('Loading the source')).toBeInTheDocument();
    resume();
    expect(await screen.findByText('14')).toBeVisible();
  });

  it('says when reading it goes badly', async () => {
    open({ api: anApi().on(readSource, () => aSource({ reading: 'FAILING', kind: 'FEED' })) });
    expect(await screen.findByText(/couldn’t reach it recently/)).toBeVisible();
    expect(screen.queryByText(/fictional/)).not.toBeInTheDocument();
  });

  it('is not found when the API has nothing there', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = anApi().on(readSource, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
    open({ api });
    expect(await screen.findByText('Error page 404')).toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it('says that it failed, and tries again', async () => {
    const api = anApi().on(readSource, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open({ api });
    expect(await screen.findByText('Couldn’t load the source')).toBeVisible();
    api.on(readSource, () => aSource());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('14')).toBeVisible();
  });

  it('keeps the order in the address', async () => {
    const api = anApi();
    const { user, address } = open({ api });
    await user.click(await screen.findByRole('radio', { name: 'Oldest first' }));
    expect(address()).toBe('/news/source/harbour-ledger?sort=oldest');
    await waitFor(() =>
      expect(api.received(listStories).at(-1)).toEqual({ query: { ...ofSource, sort: 'oldest' } }),
    );
  });

  it('starts at a date, which is in the URL, and can show all dates again', async () => {
    const api = anApi().on(listStories, ({ query }) =>
      segment(query.from === undefined ? someStories(2) : []),
    );
    const { user, address } = open({ api });
    await user.click(await screen.findByRole('button', { name: 'Go to date' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Go to date' }));
    // A date field takes a whole date at once.
    fireEvent.change(panel.getByLabelText('Date'), { target: { value: '2026-02-20' } });
    await user.click(panel.getByRole('button', { name: 'Show stories' }));
    expect(await screen.findByText('No stories on or before this date')).toBeVisible();
    expect(address()).toBe('/news/source/harbour-ledger?from=2026-02-20');
    expect(api.received(listStories).at(-1)).toEqual({
      query: { ...ofSource, from: beginningOf('2026-02-20', 'newest') },
    });
    await user.click(screen.getByRole('button', { name: 'All dates' }));
    expect(address()).toBe('/news/source/harbour-ledger');
    expect(screen.getByRole('button', { name: 'Go to date' })).toHaveFocus();
    expect(await screen.findByRole('link', { name: 'Story 1' })).toBeVisible();
  });

  it('asks for no year that is only half typed', async () => {
    const { user, address, api } = open({ api: anApi() });
    await user.click(await screen.findByRole('button', { name: 'Go to date' }));
    const field = await screen.findByLabelText('Date');
    for (const value of ['0002-02-20', '0020-02-20', '0202-02-20']) {
      fireEvent.change(field, { target: { value } });
      expect(screen.getByRole('button', { name: 'Show stories' })).toBeDisabled();
    }
    expect(address()).toBe('/news/source/harbour-ledger');
    await waitFor(() => expect(api.received(listStories)).toHaveLength(1));
  });

  it('says in which direction there is nothing', async () => {
    const api = anApi().on(listStories, () => segment([]));
    open({ api, path: '/news/source/harbour-ledger?sort=oldest&from=2026-02-20' });
    expect(await screen.findByText('No stories on or after this date')).toBeVisible();
  });

  it('is followed and muted, and unmuted by Undo', async () => {
    const api = anApi()
      .on(readSource, () => aSource({ viewer: { followed: false, muted: false } }))
      .on(follow, ({ body }) => ({ ...body, active: true, count: 15 }))
      .on(muteSource, ({ params }) => ({
        referenceType: 'SOURCE' as const,
        referenceId: params.id,
        active: true,
        count: 1,
      }))
      .on(unmuteSource, ({ params }) => ({
        referenceType: 'SOURCE' as const,
        referenceId: params.id,
        active: false,
        count: 0,
      }));
    const { user } = open({ api, user: aUser() });
    await user.click(await screen.findByRole('button', { name: 'Follow Harbour Ledger' }));
    expect(screen.getByText('15')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mute Harbour Ledger' }));
    expect(screen.getByRole('button', { name: 'Muted: Harbour Ledger' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Mute Harbour Ledger' })).toBeVisible();
    await waitFor(() => expect(api.received(unmuteSource)).toHaveLength(1));
  });
});
