import { act, screen, waitFor, within } from '@testing-library/react';
import { ideaFixtures, listIdeas } from '@upround/feed/contract';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, renderScreen, segment } from '@upround/shared/testing';
import { HomeScreen } from '../home/home-screen';
import { byWeek } from './model/weeks';

const [first] = ideaFixtures;
if (first === undefined) throw new Error('The contract has no fixture');
const anIdea = (id: string, over: Partial<typeof first> = {}) => ({
  ...first,
  id,
  slug: id,
  title: `Idea ${id}`,
  viewer: { ...first.viewer, own: false, wouldUse: false },
  ...over,
});

const anApi = () => fakeApi().on(listIdeas, () => segment([anIdea('b'), anIdea('a')]));

const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<HomeScreen />, { path: '/?tab=ideas', pattern: routes.home, ...options });

describe('the tab of ideas', () => {
  it('lists the most wanted with their number on the button, without a violation', async () => {
    const { container, api } = open({ api: anApi(), user: aUser() });
    expect(await screen.findByRole('heading', { level: 2, name: 'Ideas' })).toBeVisible();
    expect(document.title).toContain('Ideas');
    const rows = await screen.findAllByRole('listitem');
    const row = within(rows.find((one) => one.textContent?.includes('Idea b')) ?? container);
    expect(row.getByRole('link', { name: 'Idea b' })).toHaveAttribute('href', '/idea/b');
    expect(row.getByRole('button', { name: /^I’d use this \(\d+\): Idea b$/ })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    expect(api.received(listIdeas)[0]).toEqual({ query: { sort: 'wanted' } });
    await expect(container).toHaveNoAxeViolations();
  });

  it('keeps the order in the address', async () => {
    const { user, address, api } = open({ api: anApi() });
    await user.click(await screen.findByRole('radio', { name: 'Newest' }));
    expect(address()).toBe('/?tab=ideas&sort=newest');
    expect(await screen.findByText('More than a month ago')).toBeVisible();
    expect(api.received(listIdeas)).toContainEqual({ query: { sort: 'newest' } });
  });

  it('says that there are newer ones in the order of time, and shows them on a press', async () => {
    const api = anApi();
    const { user, queryClient } = open({ api, path: '/?tab=ideas&sort=newest' });
    expect(await screen.findByRole('link', { name: 'Idea b' })).toBeVisible();
    api.on(listIdeas, () => segment([anIdea('c'), anIdea('b'), anIdea('a')]));
    await act(() => queryClient.refetchQueries({ queryKey: ['feed.newestIdea'] }));
    const pill = await screen.findByRole('button', { name: 'New ideas' });
    expect(screen.queryByRole('link', { name: 'Idea c' })).not.toBeInTheDocument();
    await user.click(pill);
    expect(await screen.findByRole('link', { name: 'Idea c' })).toBeVisible();
    await waitFor(() => expect(pill).not.toBeInTheDocument());
  });

  it('opens the composer for an idea, and leads a guest to log in', async () => {
    const { user, address } = open({ api: anApi() });
    await user.click(await screen.findByRole('button', { name: 'Share an idea' }));
    expect(address()).toBe('/login?next=%2F%3Ftab%3Dideas');
  });

  it('gives the author the number alone', async () => {
    const own = anIdea('b', { viewer: { ...first.viewer, own: true, wouldUse: false } });
    open({ api: fakeApi().on(listIdeas, () => segment([own])), user: aUser() });
    expect(await screen.findByRole('link', { name: 'Idea b' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^I’d use this/ })).not.toBeInTheDocument();
  });
});

describe('ideas by week', () => {
  it('are grouped in their order', () => {
    const now = Date.parse('2026-03-31T12:00:00Z');
    const at = (id: string, createdAt: string) => anIdea(id, { createdAt });
    const groups = byWeek(
      [
        at('a', '2026-03-31T10:00:00Z'),
        at('b', '2026-03-26T10:00:00Z'),
        at('c', '2026-03-20T10:00:00Z'),
        at('d', '2026-03-10T10:00:00Z'),
        at('e', '2026-01-10T10:00:00Z'),
      ],
      now,
    );
    expect(groups.map(({ week, ideas }) => [week, ideas.map(({ id }) => id).join('')])).toEqual([
      ['this', 'ab'],
      ['last', 'c'],
      ['month', 'd'],
      ['older', 'e'],
    ]);
  });
});
