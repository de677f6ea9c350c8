import { screen, waitFor, within } from '@testing-library/react';
import { mentorCardFixtures, readMentorByUser } from '@upround/mentor/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { links } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen } from '@upround/shared/testing';
import { profileCards } from './profile-cards';

const [card] = mentorCardFixtures;
const [part] = profileCards;
if (part === undefined) throw new Error('There is no card.');
const { Part } = part;
const { id: userId } = card.person;

const open = (own = false, api = fakeApi().on(readMentorByUser, () => card)) =>
  renderScreen(<Part userId={userId} own={own} />, {
    api,
    user: aUser(own ? { id: userId } : {}),
  });

beforeEach(() => {
  localStorage.setItem('upround-session-zone', JSON.stringify('Asia/Kolkata'));
  localStorage.setItem('upround-hour-cycle', JSON.stringify('h12'));
});
afterEach(() => localStorage.clear());

describe('what a person mentors on, on their profile', () => {
  it('names topics, price and the next free time, and leads to their page', async () => {
    const { container, api } = open();
    const link = await screen.findByRole('link', { name: 'Book a session' });
    expect(link).toHaveAttribute('href', links.mentor(card.slug));
    const region = within(screen.getByRole('region', { name: 'Mentors on' }));
    expect(region.getAllByRole('listitem')).toHaveLength(card.needs.length);
    expect(region.getByText(/^From ₹|free session/)).toBeVisible();
    expect(region.getByText(/^Next: .*, \d+:\d\d [ap]m( GMT\+5:30)?$/)).toBeVisible();
    expect(api.received(readMentorByUser)).toEqual([{ query: { userId } }]);
    await expect(container).toHaveNoAxeViolations();
  });

  it('leads a mentor to what they offer', async () => {
    open(true);
    const link = await screen.findByRole('link', { name: 'Edit what you offer' });
    expect(link).toHaveAttribute('href', links.offerMentoring());
    expect(screen.queryByRole('link', { name: 'Book a session' })).toBeNull();
  });

  it('is left out where they stopped meanwhile', async () => {
    const gone = fakeApi().on(readMentorByUser, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
    const { api } = open(false, gone);
    await waitFor(() => expect(api.received(readMentorByUser)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });
});
