import { screen, waitFor, within } from '@testing-library/react';
import {
  bookingFixtures,
  bookMentor,
  listMentorReviews,
  listSlots,
  mentorErrors,
  mentorFixture,
  mentorReviewFixtures,
  mentorServiceFixtures,
  readMentor,
  slotsFixture,
  waitForMentor,
  type Mentor,
} from '@upround/mentor/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { links, routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import { BookMentorScreen } from './book-mentor-screen';

const { slug } = mentorFixture;
const [free, paid] = mentorServiceFixtures;
const [, requested] = bookingFixtures;
const start = slotsFixture.slots[0]?.start ?? '';
const nearest = [4, 5, 6].map((hour) => ({
  start: `2027-03-11T0${hour}:30:00.000Z`,
  end: `2027-03-11T0${hour + 1}:30:00.000Z`,
}));

let members = 0;

function open(
  query: Partial<Parameters<typeof links.bookMentor>[0]> = {},
  { api = anApi() }: { api?: ReturnType<typeof anApi> } = {},
) {
  const path = links.bookMentor({ mentor: slug, ...query });
  return renderScreen(<BookMentorScreen />, {
    api,
    // A member of their own in each test: drafts stay on the device.
    user: aUser({ id: `member-${(members += 1)}` }),
    path,
    pattern: routes.bookMentor,
  });
}

const anApi = (mentor: Mentor = mentorFixture) =>
  fakeApi()
    .on(readMentor, () => mentor)
    .on(listSlots, ({ query }) => ({
      ...slotsFixture,
      slots: slotsFixture.slots.filter((slot) => slot.start >= query.from && slot.start < query.to),
    }))
    .on(bookMentor, () => ({ booking: requested, payment: null }));

const go = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2027-03-04T09:00:00.000Z'), advanceTimers: true });
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('booking a session', () => {
  it('goes from the session over its time and the questions to a free booking', async () => {
    const { user, api, address, container } = open();
    await user.click(await screen.findByRole('radio', { name: /^First call/ }));
    await user.click(await go('Choose a time'));
    expect(await screen.findByRole('heading', { name: 'Choose a time' })).toHaveFocus();
    await screen.findByRole('radio', { name: 'Wednesday, 10 March, 2 available times' });
    await user.click(screen.getByRole('radio', { name: '5:30 am' }));
    expect(await screen.findAllByText(/11:00 – 11:20 am/)).not.toHaveLength(0);
    expect(new URLSearchParams(address().split('?')[1]).get('start')).toBe(
      '2027-03-10T05:30:00.000Z',
    );
    await expect(container).toHaveNoAxeViolations();
    await user.click(await go('Continue'));
    await user.click(await go('Review your booking'));
    expect(await screen.findByText('Say what you want to get out of the session.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Your goal/ }), 'Fewer lost trials');
    await user.type(screen.getByRole('textbox', { name: 'Link 1' }), 'harbour.example/deck');
    await expect(container).toHaveNoAxeViolations();
    await user.click(await go('Review your booking'));
    expect(await screen.findByText(/Sunita Rao has 48 hours to answer/)).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
    await user.click(await go('Request session'));
    await waitFor(() => expect(address()).toBe(links.sessions({ booking: requested.id })));
    expect(api.received(bookMentor)).toEqual([
      {
        params: { slug },
        body: {
          serviceId: free.id,
          start: '2027-03-10T05:30:00.000Z',
          zone: 'UTC',
          goal: 'Fewer lost trials',
          links: ['https://harbour.example/deck'],
        },
      },
    ]);
    expect(api.requests(bookMentor)[0]?.idempotencyKey).not.toBeNull();
  });

  it('shows when each session is free, and goes straight to the questions with a chosen time', async () => {
    const { user, address, container } = open();
    expect(await screen.findAllByText('Next: Wed, 10 Mar, 4:30 am')).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: /^First call/ }));
    await expect(container).toHaveNoAxeViolations();
    await user.click(await go('Choose Wed, 10 March, 5:30 am for First call'));
    expect(await screen.findByRole('heading', { name: 'What’s the session about?' })).toHaveFocus();
    expect(new URLSearchParams(address().split('?')[1]).get('start')).toBe(
      '2027-03-10T05:30:00.000Z',
    );
  });

  it('leads to the payment of a paid session, and says before what it costs', async () => {
    const api = anApi().on(bookMentor, () => ({
      booking: { ...requested, isPaid: false },
      payment: { id: 'payment-1', payUrl: 'https://pay.example/1' },
    }));
    const { user, address } = open({ service: paid.id, start }, { api });
    await user.type(await screen.findByRole('textbox', { name: /^Your goal/ }), 'Sales');
    await user.click(await go('Review your booking'));
    const summary = within(screen.getByRole('complementary', { name: 'Your booking' }));
    expect(summary.getByText('₹3,000')).toBeVisible();
    expect(screen.getByText('We hold this time for 10 minutes while you pay.')).toBeVisible();
    expect(screen.getAllByText(/^Cancel at least 24 hours before/)).not.toHaveLength(0);
    await user.click(await go('Continue to payment'));
    await waitFor(() => expect(address()).toBe(links.payment({ payment: 'payment-1' })));
  });

  it('shows beside the sessions what others wrote, until one is chosen', async () => {
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), {
          matches: query.includes('>='),
          media: query,
        }) as never,
    );
    const api = anApi().on(listMentorReviews, () => segment([...mentorReviewFixtures]));
    const { user, container } = open({}, { api });
    const reviews = await screen.findByRole('region', { name: 'What others say' });
    expect(await within(reviews).findByText('Asha Menon')).toBeVisible();
    expect(within(reviews).getByRole('link', { name: 'See all' })).toHaveAttribute(
      'href',
      links.mentor(slug),
    );
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('radio', { name: /^First call/ }));
    expect(screen.queryByRole('region', { name: 'What others say' })).toBeNull();
  });

  it('offers the nearest times where one was just taken, and keeps what was typed', async () => {
    let isTaken = true;
    const api = anApi().on(bookMentor, () => {
      if (isTaken) throw refuse(mentorErrors.SLOT_TAKEN, { details: { nearest } });
      return { booking: requested, payment: null };
    });
    const { user, address } = open({ service: free.id, start }, { api });
    await user.type(await screen.findByRole('textbox', { name: /^Your goal/ }), 'Sales');
    await user.click(await go('Review your booking'));
    await user.click(await go('Request session'));
    expect(await screen.findByText('This time was just taken')).toBeVisible();
    // The lost time isn't shown as chosen, and can't be booked again.
    const summary = within(screen.getByRole('complementary', { name: 'Your booking' }));
    expect(summary.queryByText(/10 March/)).not.toBeInTheDocument();
    expect(summary.queryByText('Time')).not.toBeInTheDocument();
    expect(await go('Request session')).toBeDisabled();
    expect(
      screen.getAllByRole('button', { name: /11 March/ }).map(({ textContent }) => textContent),
    ).toEqual(['Thu, 11 March, 4:30 am', 'Thu, 11 March, 5:30 am', 'Thu, 11 March, 6:30 am']);
    await user.click(screen.getByRole('button', { name: 'Thu, 11 March, 5:30 am' }));
    await waitFor(() => expect(screen.queryByText('This time was just taken')).toBeNull());
    expect(screen.getAllByText('Sales')).not.toHaveLength(0);
    isTaken = false;
    await user.click(await go('Request session'));
    await waitFor(() => expect(address()).toBe(links.sessions({ booking: requested.id })));
    expect(api.received(bookMentor).at(-1)?.body).toMatchObject({
      start: '2027-03-11T05:30:00.000Z',
      goal: 'Sales',
    });
  });

  it('checks the time of a link, and offers the nearest where it isn’t free any more', async () => {
    const query = { service: free.id, start: '2027-03-10T05:00:00.000Z', step: 'review' };
    const { user, container } = open(query);
    expect(await screen.findByText('That time isn’t available any more')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Choose a time' })).toBeVisible();
    expect(await go('Continue')).toBeDisabled();
    const offered = screen.getAllByRole('button', { name: /, 10 March,/ });
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Wed, 10 March, 4:30 am',
      'Wed, 10 March, 5:30 am',
    ]);
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Wed, 10 March, 5:30 am' }));
    expect(await screen.findByRole('heading', { name: 'What’s the session about?' })).toHaveFocus();
    expect(screen.queryByText('That time isn’t available any more')).toBeNull();
    const summary = within(screen.getByRole('complementary', { name: 'Your booking' }));
    expect(summary.getByText(/10 March, 5:30 – 5:50 am/)).toBeVisible();
  });

  it('says first that a request is open, and leads to it', async () => {
    const { container } = open({}, { api: anApi({ ...mentorFixture, openRequest: 'request-1' }) });
    expect(
      await screen.findByText('You already have an open request with Sunita Rao'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your request' })).toHaveAttribute(
      'href',
      links.sessions({ booking: 'request-1' }),
    );
    expect(screen.queryByRole('radio')).toBeNull();
    await expect(container).toHaveNoAxeViolations();
  });

  it('shows and sends the viewer’s zone, and the mentor’s time beside it', async () => {
    localStorage.setItem('upround-session-zone', JSON.stringify('America/New_York'));
    const { user, api } = open({ service: free.id, start, step: 'slot' });
    // The evening before, in New York.
    expect(
      await screen.findByRole('radio', { name: 'Tuesday, 9 March, 1 available time' }),
    ).toBeChecked();
    expect(screen.getByRole('radio', { name: '11:30 pm' })).toBeChecked();
    expect(screen.getByRole('button', { name: /^Times in America\/New York/ })).toBeVisible();
    expect(screen.getAllByText('Your time')).not.toHaveLength(0);
    expect(screen.getAllByText('Sunita Rao’s time')).not.toHaveLength(0);
    expect(screen.getAllByText(/Wed, 10 March, 10:00 – 10:20 am/)).not.toHaveLength(0);
    expect(screen.getAllByText('Asia/Kolkata (GMT+5:30)')).not.toHaveLength(0);
    await user.click(await go('Continue'));
    await user.type(await screen.findByRole('textbox', { name: /^Your goal/ }), 'Sales');
    await user.click(await go('Review your booking'));
    await user.click(await go('Request session'));
    await waitFor(() =>
      expect(api.received(bookMentor)[0]?.body).toMatchObject({ zone: 'America/New_York' }),
    );
  });

  it('goes to the next free time from a month without one', async () => {
    const { user } = open({ service: free.id, step: 'slot', month: '2027-04' });
    await user.click(await go('Go to Wed, 10 March'));
    expect(
      await screen.findByRole('radio', { name: 'Wednesday, 10 March, 2 available times' }),
    ).toBeChecked();
  });

  it('says where to go when times couldn’t be read', async () => {
    const api = anApi().on(listSlots, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    open({}, { api });
    expect(await screen.findAllByText('Couldn’t load times. Try the next step.')).toHaveLength(
      mentorFixture.services.length,
    );
  });

  it('notifies a member of new times where there are none', async () => {
    const api = anApi()
      .on(listSlots, () => ({ ...slotsFixture, slots: [] }))
      .on(waitForMentor, () => ({ active: true }));
    const { user } = open({ service: free.id }, { api });
    await user.click(await go('Notify me about new times'));
    expect(await go('Stop waiting')).toBeVisible();
    expect(api.received(waitForMentor)).toEqual([{ params: { slug } }]);
  });

  it.each([
    ['YOU_ARE_BUSY', 'You have another session at this time'],
    ['REQUEST_OPEN', 'You already have an open request with Sunita Rao'],
    ['NOT_BOOKABLE', 'Sunita Rao isn’t taking sessions right now'],
    ['PAYMENTS_OFF', 'Payments are off for maintenance'],
  ] as const)('says in words what %s means', async (code, text) => {
    const api = anApi().on(bookMentor, () => {
      throw refuse(mentorErrors[code]);
    });
    const { user } = open({ service: paid.id, start }, { api });
    await user.type(await screen.findByRole('textbox', { name: /^Your goal/ }), 'Sales');
    await user.click(await go('Review your booking'));
    await user.click(await go('Continue to payment'));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getAllByText('Sales')).not.toHaveLength(0);
  });

  it('says that a mentor or a session isn’t there', async () => {
    const api = anApi().on(readMentor, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
    const { unmount } = open({}, { api });
    expect(await screen.findByRole('heading', { name: 'Mentor not found' })).toBeVisible();
    unmount();
    open({ service: 'gone', start });
    expect(await screen.findByText(/^This session isn’t available/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /^An hour on your sales/ })).not.toBeChecked();
  });
});
