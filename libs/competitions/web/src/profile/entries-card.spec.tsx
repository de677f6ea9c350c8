import { screen, waitFor, within } from '@testing-library/react';
import {
  listEntriesOfPerson,
  profileEntryFixture,
  type ProfileEntry,
} from '@upround/competitions/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { links } from '@upround/shared/links';
import { fakeApi, refuse, renderScreen } from '@upround/shared/testing';
import { profileCards } from './profile-cards';

const [part] = profileCards;
if (part === undefined) throw new Error('There is no card.');
const { Part } = part;
const { entry, competition } = profileEntryFixture;

const entered: ProfileEntry = {
  entry: { ...entry, id: 'e-2', title: 'Dry Steps' },
  competition: { slug: 'village-ledger', title: 'Village Ledger' },
  rank: null,
  prize: null,
  certificate: null,
};
const placed: ProfileEntry = {
  ...entered,
  entry: { ...entry, id: 'e-3', title: 'Tide Table' },
  rank: 4,
};

const open = (data: ProfileEntry[], count = data.length) =>
  renderScreen(<Part userId="person-1" own={false} />, {
    api: fakeApi().on(listEntriesOfPerson, () => ({ data, count })),
  });

describe('what a person entered, on their profile', () => {
  it('shows the best first, and the others at a press', async () => {
    const { user, api, container } = open([entered, placed, profileEntryFixture], 9);
    expect(await screen.findByText('9 entries')).toBeVisible();
    const card = within(screen.getByRole('region', { name: 'Competitions' }));
    const list = within(card.getByRole('list'));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(list.getByRole('link', { name: entry.title })).toHaveAttribute(
      'href',
      links.competition(competition.slug, { tab: 'entries', entry: entry.id }),
    );
    expect(list.getByText('₹10 lakh without equity')).toBeVisible();
    expect(list.getByText('1st place')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Show 2 more' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining(entry.title),
      expect.stringMatching(/Tide Table.*In Village Ledger.*4th place/),
      expect.stringMatching(/Dry Steps.*Entered/),
    ]);
    await user.click(card.getByRole('button', { name: 'Show fewer' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(api.received(listEntriesOfPerson)).toEqual([{ query: { userId: 'person-1' } }]);
    await expect(container).toHaveNoAxeViolations();
  });

  it('leads the team to its certificate', async () => {
    const { unmount } = open([{ ...profileEntryFixture, certificate: 'receipt-1' }]);
    const name = `Download the certificate of ${entry.title}`;
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      '/v1/competition-certificate/receipt-1.pdf',
    );
    unmount();
    open([profileEntryFixture]);
    expect(await screen.findByText('1 entry')).toBeVisible();
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  });

  it('has no button where there are no others', async () => {
    open([profileEntryFixture]);
    expect(await screen.findByText('1 entry')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is left out where there is nothing, or it couldn’t be loaded', async () => {
    const { unmount, api } = open([]);
    await waitFor(() => expect(api.received(listEntriesOfPerson)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    unmount();
    const failing = fakeApi().on(listEntriesOfPerson, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    renderScreen(<Part userId="person-1" own={false} />, { api: failing });
    await waitFor(() => expect(failing.received(listEntriesOfPerson)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });
});
