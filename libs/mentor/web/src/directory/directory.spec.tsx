import { screen, waitFor, within } from '@testing-library/react';
import {
  listMentors,
  mentorCardFixtures,
  mentorCountsFixture,
  readMentorFacets,
} from '@upround/mentor/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { links, routes } from '@upround/shared/links';
import { aUser, refuse, renderScreen, segment } from '@upround/shared/testing';
import { anApi, setWide } from './directory-test.fixtures';
import { MentorsScreen } from './mentors-screen';

const open = (
  query: Record<string, string> = {},
  options: Parameters<typeof renderScreen>[1] = {},
) =>
  renderScreen(<MentorsScreen />, {
    path: links.mentors(query),
    pattern: routes.mentors,
    api: anApi(),
    ...options,
  });

const card = async (name: string) =>
  within(
    await within(await screen.findByRole('feed', { name: 'Mentors' })).findByRole('article', {
      name,
    }),
  );

const queryOf = (address: string) => new URLSearchParams(address.split('?')[1]);

beforeEach(() => localStorage.setItem('upround-session-zone', JSON.stringify('Europe/London')));

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('the directory of mentors', () => {
  it('shows what was counted, and nothing for what wasn’t', async () => {
    const { container } = open();
    const sunita = await card('Sunita Rao');
    expect(sunita.getByText(/^Rated 4.8 of 5/)).toBeInTheDocument();
    expect(sunita.getByText('23 reviews')).toBeVisible();
    expect(sunita.getByText('41 sessions')).toBeVisible();
    expect(sunita.getByText('Replies in 5 h')).toBeVisible();
    expect(sunita.getByText('Offers a free session')).toBeVisible();
    // On the viewer's clock, which is 5.5 hours behind the mentor's.
    expect(sunita.getByText(/^Next: Wed, 10 Mar,.*4:30/)).toBeVisible();
    const kabir = await card('Kabir Sethi');
    expect(kabir.getByText('New')).toBeVisible();
    expect(kabir.getByText('No available times right now')).toBeVisible();
    expect(kabir.queryByText(/review|session|Replies/)).not.toBeInTheDocument();
    expect(await screen.findByText('2 mentors')).toHaveAttribute('role', 'status');
    await expect(container).toHaveNoAxeViolations();
  });

  it('filters by the address, with the number that each choice leaves', async () => {
    setWide();
    const { user, api, address } = open();
    const panel = within(await screen.findByRole('complementary', { name: 'Filters' }));
    expect(await panel.findByRole('link', { name: /^Legal\s*2$/ })).toBeVisible();
    expect(panel.getByRole('link', { name: /^Finance\s*0$/ })).toBeVisible();
    await user.click(panel.getByRole('link', { name: /^Sales\s*3$/ }));
    await user.click(panel.getByRole('link', { name: /^Legal\s*2$/ }));
    await user.click(panel.getByRole('link', { name: /^Up to ₹3,000\s*8$/ }));
    await user.click(panel.getByRole('link', { name: /^Next 7 days\s*5$/ }));
    await user.click(panel.getByRole('link', { name: /^Hindi\s*5$/ }));
    expect(Object.fromEntries(queryOf(address()))).toMatchObject({
      need: 'SALES,LEGAL',
      maxPrice: '300000',
      when: 'THIS_WEEK',
      language: 'hi',
    });
    await waitFor(() =>
      expect(api.received(listMentors).at(-1)?.query).toMatchObject({
        need: ['SALES', 'LEGAL'],
        maxPrice: 300_000,
        when: 'THIS_WEEK',
        language: ['hi'],
      }),
    );
  });

  it('removes one value by its chip, and all at once', async () => {
    const { user, address } = open({ need: 'SALES,LEGAL', maxPrice: '0', stage: 'SEED,NOWHERE' });
    const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
    expect(chips.getAllByRole('link')).toHaveLength(5);
    await user.click(chips.getByRole('link', { name: 'Remove Topic: Sales' }));
    expect(queryOf(address()).get('need')).toBe('LEGAL');
    await user.click(chips.getByRole('link', { name: 'Remove Price of a session: Free' }));
    expect(queryOf(address()).has('maxPrice')).toBe(false);
    await user.click(chips.getByRole('link', { name: 'Clear all' }));
    expect(address()).toBe('/mentor');
  });

  it('searches and sorts by the address', async () => {
    const { user, api, address } = open();
    await user.type(screen.getByRole('searchbox', { name: 'Search mentors' }), 'contracts');
    expect(await screen.findByRole('link', { name: 'Remove Search: “contracts”' })).toBeVisible();
    expect(address()).toBe('/mentor?query=contracts');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Sort by' }),
      'Soonest available',
    );
    await waitFor(() =>
      expect(api.received(listMentors).at(-1)?.query).toMatchObject({
        query: 'contracts',
        sort: 'soonest',
      }),
    );
  });

  it('has the filters behind one button on phones', async () => {
    const { user, address } = open({ need: 'SALES' });
    await user.click(await screen.findByRole('button', { name: 'Filters (1)' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(sheet.getByRole('link', { name: /^Seed\s*7$/ }));
    expect(queryOf(address()).get('stage')).toBe('SEED');
    await user.click(await sheet.findByRole('button', { name: 'Show 2 mentors' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says which filter to remove where no one matches, and leads to the guided choice', async () => {
    const api = anApi()
      .on(listMentors, () => segment([]))
      .on(readMentorFacets, ({ query }) => ({
        total: query.need === undefined ? 4 : query.language === undefined ? 1 : 0,
        counts: mentorCountsFixture,
      }));
    const { container } = open({ need: 'LEGAL', language: 'hi' }, { api });
    expect(await screen.findByText('No mentor matches all these filters')).toBeVisible();
    const ways = await screen.findAllByRole('link', { name: /^Remove (Legal|Hindi)/ });
    expect(ways.map(({ textContent }) => textContent)).toEqual([
      'Remove Legal 4 mentors',
      'Remove Hindi 1 mentor',
    ]);
    expect(ways[0]).toHaveAttribute('href', '/mentor?language=hi');
    expect(screen.getByRole('link', { name: /^Clear all filters/ })).toHaveAttribute(
      'href',
      '/mentor',
    );
    for (const link of screen.getAllByRole('link', { name: 'Get matched' })) {
      expect(link).toHaveAttribute('href', routes.mentorFunnel);
    }
    await expect(container).toHaveNoAxeViolations();
  });

  it('offers another try where it failed, and appends the next page', async () => {
    const [sunita, kabir] = mentorCardFixtures;
    const api = anApi().on(listMentors, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open({}, { api });
    expect(await screen.findByText('Couldn’t load mentors')).toBeVisible();
    api.on(listMentors, ({ query }) =>
      query.cursor === undefined ? segment([sunita], 'next') : segment([kabir]),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('That’s everyone.')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('opens a mentor in place of the list on phones, and returns to their card', async () => {
    const { user, address, go } = open();
    await user.click((await card('Sunita Rao')).getByRole('link', { name: 'Sunita Rao' }));
    expect(address()).toBe('/mentor?mentor=sunita-rao');
    expect(screen.queryByRole('feed')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Open mentor' })).toHaveFocus());
    await go(-1);
    expect(await card('Sunita Rao')).toBeTruthy();
  });

  it('opens the first mentor of a wide window', async () => {
    setWide();
    const { address } = open({ need: 'SALES' });
    await waitFor(() => expect(queryOf(address()).get('mentor')).toBe('sunita-rao'));
    expect(queryOf(address()).get('need')).toBe('SALES');
  });

  it('leads guests to log in before they offer mentoring, and members to their sessions', async () => {
    const { address, unmount } = open({ view: 'offer' });
    expect(address()).toBe(links.login({ next: '/mentor?view=offer' }));
    unmount();
    open({}, { user: aUser() });
    expect(await screen.findByRole('link', { name: 'Your sessions' })).toHaveAttribute(
      'href',
      routes.sessions,
    );
  });
});
