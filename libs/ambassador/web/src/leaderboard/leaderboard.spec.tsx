import { act, screen, waitFor, within } from '@testing-library/react';
import { boardFixtures, listAmbassadors, type BoardRow } from '@upround/ambassador/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { links, routes } from '@upround/shared/links';
import { fakeApi, refuse, type FakeApi } from '@upround/shared/testing';
import { boardOf, member, open, withFixedClock } from '../ambassador-test.fixtures';
import { LeaderboardScreen } from './leaderboard-screen';

withFixedClock();

const [first, second] = boardFixtures;
const own: BoardRow = { ...first, id: 'own', rank: 44, points: 60, change: -2, isOwn: true };
const next: BoardRow = { ...second, id: 'next', rank: 45, points: 50, change: 0 };

const apiWith = (...answer: Parameters<typeof boardOf>) =>
  fakeApi().on(listAmbassadors, () => boardOf(...answer));

const show = (api: FakeApi = apiWith(boardFixtures), season?: string) =>
  open(<LeaderboardScreen />, {
    path: links.leaderboard({ season }),
    pattern: routes.leaderboard,
    api,
    user: member,
  });

const rowsOf = async (name: string) =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem');

describe('the leaderboard', () => {
  it('has rank, name, points, active people and the change since yesterday', async () => {
    const { container, api } = show();
    const [one, two] = await rowsOf('Ambassadors by rank');
    expect(one).toHaveTextContent(/Rank 1.*Ira Banerjee.*9 active people in all.*1,240 points/);
    expect(one).toHaveTextContent('Up 1 rank since yesterday');
    expect(two).toHaveTextContent(/Rank 2.*Name hidden.*8 active people in all.*1,100 points/);
    expect(two).toHaveTextContent('New on the board since yesterday');
    expect(screen.getByText('Updated 9:41 am')).toBeVisible();
    expect(screen.getByText('2 ambassadors')).toBeVisible();
    expect(api.received(listAmbassadors)).toEqual([{ query: { cursor: '', season: '2026-Q4' } }]);
    await expect(container).toHaveNoAxeViolations();
  });

  it('is reread every minute while only its first page is shown', async () => {
    const minute = () => act(() => jest.advanceTimersByTimeAsync(61_000));
    const { api } = show();
    await rowsOf('Ambassadors by rank');
    api.on(listAmbassadors, () => boardOf([{ ...first, points: 1_260 }, second]));
    await minute();
    const [one] = await rowsOf('Ambassadors by rank');
    expect(one).toHaveTextContent('1,260 points');
  });

  it('isn’t reread while further pages are shown', async () => {
    const { api, user } = show(
      fakeApi().on(listAmbassadors, ({ query: { cursor } }) => ({
        ...boardOf(cursor === '' ? [first] : [next]),
        nextSegment: cursor === '' ? 'more' : null,
      })),
    );
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await screen.findByText('That’s everyone with points.');
    const count = api.received(listAmbassadors).length;
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(api.received(listAmbassadors)).toHaveLength(count);
  });

  it('says how someone fell, or stayed', async () => {
    show(apiWith([own, next]));
    const [fell, stayed] = await rowsOf('Ambassadors by rank');
    expect(fell).toHaveTextContent('Down 2 ranks since yesterday');
    expect(stayed).toHaveTextContent('Same rank as yesterday');
  });

  it('shows another season, and all time', async () => {
    const { user, api, address } = show();
    const seasons = within(await screen.findByRole('navigation', { name: 'Seasons' }));
    expect(seasons.getByRole('link', { name: 'October to December 2026' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await user.click(await seasons.findByRole('link', { name: 'July to September 2026' }));
    expect(address()).toBe(links.leaderboard({ season: '2026-Q3' }));
    await user.click(seasons.getByRole('link', { name: 'All time' }));
    await waitFor(() =>
      expect(api.received(listAmbassadors).at(-1)).toEqual({
        query: { cursor: '', season: 'ALL' },
      }),
    );
  });

  it('takes this season where the address names none that exists', async () => {
    const { api } = show(apiWith(boardFixtures), '2026-Q9');
    await rowsOf('Ambassadors by rank');
    expect(api.received(listAmbassadors)).toEqual([{ query: { cursor: '', season: '2026-Q4' } }]);
  });

  it('pins one’s own rank with its neighbours while it isn’t in the list', async () => {
    show(apiWith(boardFixtures, [own, next]));
    const rows = await rowsOf('Your rank');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveAttribute('aria-current', 'true');
    expect(rows[0]).toHaveTextContent(/Rank 44.*You/);
  });

  it('pins nothing once one is in the list', async () => {
    show(apiWith([first, own], [own, next]));
    await rowsOf('Ambassadors by rank');
    expect(screen.queryByRole('region', { name: /Your rank/ })).toBeNull();
  });

  it('goes on by its cursor', async () => {
    const api = fakeApi().on(listAmbassadors, ({ query }) =>
      query.cursor ? boardOf([next]) : { ...boardOf([first]), nextSegment: 'c-1' },
    );
    const { user } = show(api);
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('That’s everyone with points.')).toBeVisible();
    expect(await rowsOf('Ambassadors by rank')).toHaveLength(2);
  });

  it.each([
    [undefined, 'No one has points this season yet'],
    ['2026-Q3', 'No one had points in this season'],
  ])('says what an empty board of %s means', async (season, title) => {
    show(apiWith([]), season);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  it('says why it couldn’t be loaded, and tries again', async () => {
    const api = fakeApi().on(listAmbassadors, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = show(api);
    const alert = await screen.findByRole('alert');
    api.on(listAmbassadors, () => boardOf(boardFixtures));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await rowsOf('Ambassadors by rank')).toHaveLength(2);
  });
});
