import { screen, waitFor, within } from '@testing-library/react';
import {
  bookingEvent,
  bookingFixtures,
  changeBooking,
  listBookings,
  listMentors,
  listSlots,
  mentorCardFixtures,
  mentorErrors,
  readBooking,
  readOwnMentor,
  resumeBookingPayment,
  reviewSession,
  slotsFixture,
  type Booking,
  type BookingItem,
} from '@upround/mentor/contract';
import { links, routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import { ownZone } from '@upround/shared/time-zones';
import { SessionsScreen } from './sessions-screen';

const [confirmed, requested, completed] = bookingFixtures;

const itemOf = (session: Booking): BookingItem => {
  const { id, state, side, mentor, mentee, service, price, start, end, zones } = session;
  const { isPaid, deadline, join, canReview } = session;
  return {
    id,
    state,
    side,
    mentor,
    mentee,
    service,
    price,
    start,
    end,
    zones,
    isPaid,
    deadline,
    join,
    canReview,
  };
};

/** An API that holds one session, on the side that it says. */
function anApi(session: Booking, counts = { mentee: 1, mentor: 0, unanswered: 0 }) {
  const held = { session };
  const api = fakeApi()
    .on(listBookings, ({ query }) => {
      const isListed = (query.as ?? 'MENTEE') === held.session.side;
      return { ...segment(isListed ? [itemOf(held.session)] : []), counts };
    })
    .on(readBooking, () => held.session)
    .on(readOwnMentor, () => ({ mentor: null }))
    .on(listMentors, () => segment([...mentorCardFixtures]))
    .on(listSlots, () => slotsFixture)
    .on(changeBooking, () => held.session);
  return { api, held };
}

const open = (api: ReturnType<typeof fakeApi>, path: string = links.sessions()) =>
  renderScreen(<SessionsScreen />, { api, user: aUser(), path, pattern: routes.sessions });

const detail = async () => within(await screen.findByRole('article'));
const changes = (api: ReturnType<typeof fakeApi>) =>
  api.received(changeBooking).map(({ body }) => body);

const setNow = (moment: string) =>
  jest.useFakeTimers({ now: Date.parse(moment), advanceTimers: true });
beforeEach(() => setNow('2027-03-05T09:00:00.000Z'));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('a member’s sessions', () => {
  it('lists them by side, and opens the first beside the list', async () => {
    const { api } = anApi(confirmed, { mentee: 1, mentor: 3, unanswered: 2 });
    const { user, container } = open(api);
    const session = await detail();
    expect(session.getByRole('heading', { name: 'An hour on your sales' })).toBeVisible();
    expect(session.getAllByText(/4:30 – 5:30 am/)).not.toHaveLength(0);
    expect(session.getByText(/10:00 – 11:00 am/)).toBeVisible();
    expect(session.getByText('Why do half of our trials end after two days?')).toBeVisible();
    expect(
      session.getByText(/The meeting link appears here at Wed, 10 March, 4:20 am/),
    ).toBeVisible();
    expect(session.getByText('Sunita Rao confirmed')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('link', { name: /As a mentor.*2 to answer/ }));
    expect(await screen.findByText('You don’t offer sessions yet')).toBeVisible();
    // Nothing to filter, and one thing to do.
    expect(screen.queryByRole('radio', { name: 'Past' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Offer sessions' })).toHaveAttribute(
      'href',
      links.offerMentoring(),
    );
    const [example] = mentorCardFixtures;
    expect(await screen.findByRole('link', { name: example.person.displayName })).toHaveAttribute(
      'href',
      links.mentors({ mentor: example.slug }),
    );
    expect(screen.getByRole('link', { name: 'See all mentors' })).toBeVisible();
  });

  it('shows how sessions work, and mentors to book, where none is booked', async () => {
    const { api } = anApi({ ...confirmed, side: 'MENTOR' });
    const { container } = open(api);
    expect(await screen.findByRole('heading', { name: 'How sessions work' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Top-rated mentors' })).toBeVisible();
    const [first] = mentorCardFixtures;
    expect(
      screen.getByRole('link', { name: new RegExp(first.person.displayName) }),
    ).toHaveAttribute('href', links.mentors({ mentor: first.slug }));
    await expect(container).toHaveNoAxeViolations();
  });

  it('says until when a request is answered, and how one ended', async () => {
    const { api, held } = anApi(requested);
    const { unmount } = open(api);
    expect(
      await screen.findByText(
        /^Sunita Rao has until Sat, 6 March, 9:00 am( \(GMT\+0\))? to answer$/,
      ),
    ).toBeVisible();
    unmount();
    held.session = {
      ...confirmed,
      state: 'CANCELLED',
      refunded: 3_000_00,
      actions: [],
      ifCancelled: null,
      timeline: [
        ...confirmed.timeline,
        {
          action: 'CANCEL',
          by: 'MENTOR',
          at: '2027-03-05T08:00:00.000Z',
          start: confirmed.start,
          note: 'I’m ill, sorry.',
        },
      ],
    };
    open(api, links.sessions({ booking: confirmed.id }));
    const session = await detail();
    expect(session.getByText('Sunita Rao cancelled this session')).toBeVisible();
    expect(session.getByText('You got ₹3,000 back.')).toBeVisible();
    expect(session.getByText('I’m ill, sorry.')).toBeVisible();
  });

  it('counts down the time to pay, and opens the payment again', async () => {
    const unpaid: Booking = {
      ...requested,
      price: { amount: 3_000_00, currency: 'INR' },
      isPaid: false,
      deadline: '2027-03-05T09:07:30.000Z',
    };
    const { api } = anApi(unpaid);
    api.on(resumeBookingPayment, () => ({ id: 'payment-2', payUrl: 'https://pay.example/2' }));
    const { user, address } = open(api);
    const session = await detail();
    expect(session.getByText(/^Pay within 7:\d\d$/)).toBeVisible();
    await user.click(session.getByRole('button', { name: 'Pay ₹3,000' }));
    await waitFor(() => expect(address()).toBe(links.payment({ payment: 'payment-2' })));
  });

  it('shows what comes back before cancelling, and asks again where that changed', async () => {
    const { api, held } = anApi(confirmed);
    const { user } = open(api);
    await user.click((await detail()).getByRole('button', { name: 'Cancel session' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this session?' }));
    expect(dialog.getByText('You get ₹3,000 back.')).toBeVisible();
    expect(
      dialog.getByText(/^Cancel before Tue, 9 March, 4:30 am .* for a full refund/),
    ).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'A clash');
    held.session = {
      ...confirmed,
      ifCancelled: { refunded: 0, kept: 3_000_00, reason: 'LATE', changesAt: null },
    };
    api.on(changeBooking, () => {
      throw refuse(mentorErrors.REFUND_CHANGED, { details: { refunded: 0 } });
    });
    await user.click(dialog.getByRole('button', { name: 'Cancel session' }));
    expect(await dialog.findByText('What you get back has changed')).toBeVisible();
    expect(dialog.getByText('You won’t get a refund. Sunita Rao keeps ₹3,000.')).toBeVisible();
    api.on(changeBooking, () => {
      held.session = { ...held.session, state: 'CANCELLED', actions: [], ifCancelled: null };
      return held.session;
    });
    await user.click(dialog.getByRole('button', { name: 'Cancel session' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(changes(api)).toEqual([
      { state: 'CANCELLED', expectedRefund: 3_000_00, reason: 'A clash' },
      { state: 'CANCELLED', expectedRefund: 0, reason: 'A clash' },
    ]);
  });

  it('keeps a cancelled session open that was the first of the list', async () => {
    const { api } = anApi(confirmed);
    const other = { ...requested, id: 'other-session' };
    const cancelled: Booking = {
      ...confirmed,
      state: 'CANCELLED',
      refunded: 3_000_00,
      actions: [],
      ifCancelled: null,
    };
    let isCancelled = false;
    api
      .on(listBookings, () => ({
        ...segment(isCancelled ? [itemOf(other)] : [itemOf(confirmed), itemOf(other)]),
        counts: { mentee: 2, mentor: 0, unanswered: 0 },
      }))
      .on(readBooking, ({ params }) =>
        params.id === other.id ? other : isCancelled ? cancelled : confirmed,
      )
      .on(changeBooking, () => {
        isCancelled = true;
        return cancelled;
      });
    const { user, address } = open(api);
    await user.click((await detail()).getByRole('button', { name: 'Cancel session' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel session' }));
    const rows = within(screen.getByRole('list', { name: 'Sessions', hidden: true }));
    await waitFor(() => expect(rows.getAllByRole('link', { hidden: true })).toHaveLength(1));
    expect((await detail()).getByText('You got ₹3,000 back.')).toBeVisible();
    expect(address()).toContain(`booking=${confirmed.id}`);
  });

  it('opens the first request that a mentor has to answer', async () => {
    const toAnswer: Booking = { ...requested, side: 'MENTOR', actions: ['CONFIRM', 'DECLINE'] };
    const given: Booking = { ...confirmed, side: 'MENTOR' };
    const { api } = anApi(given);
    api
      .on(listBookings, () => ({
        ...segment([itemOf(given), itemOf(toAnswer)]),
        counts: { mentee: 0, mentor: 2, unanswered: 1 },
      }))
      .on(readBooking, ({ params }) => (params.id === given.id ? given : toAnswer));
    open(api, links.sessions({ as: 'mentor' }));
    expect((await detail()).getByText('Asha Menon wants to book you')).toBeVisible();
    const nav = within(screen.getByRole('navigation', { name: 'Mentors' }));
    expect(nav.getByRole('link', { name: 'Your sessions' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('names the zone of other times only where it isn’t the one of this device', async () => {
    const { api } = anApi(requested);
    localStorage.setItem('upround-session-zone', JSON.stringify(ownZone()));
    const { unmount } = open(api);
    const steps = async () =>
      within((await detail()).getByRole('region', { name: 'History' })).getAllByRole('listitem');
    expect((await steps())[0]).not.toHaveTextContent('GMT');
    expect(screen.getByText(/^Sunita Rao has until/)).not.toHaveTextContent('GMT');
    unmount();
    localStorage.setItem('upround-session-zone', JSON.stringify('Pacific/Chatham'));
    open(api);
    expect((await steps())[0]).toHaveTextContent(/\(GMT\+13:45\).*\(GMT\+13:45\)$/);
    expect(screen.getByText(/^Sunita Rao has until .* \(GMT\+13:45\) to answer$/)).toBeVisible();
  });

  it('says the zone once where both sides have the same clock', async () => {
    localStorage.setItem('upround-session-zone', JSON.stringify('Asia/Kolkata'));
    const { api } = anApi(confirmed);
    open(api);
    const session = await detail();
    expect(session.getAllByText(/Asia\/Kolkata/)).toHaveLength(1);
    const list = within(screen.getByRole('list', { name: 'Sessions' }));
    expect(list.getByText(/10:00 – 11:00 am/)).toBeVisible();
    expect(list.queryByText(/Asia\/Kolkata/)).not.toBeInTheDocument();
  });

  it('moves a session to a free time, with the time that it showed', async () => {
    const { api } = anApi(confirmed);
    const { user } = open(api);
    await user.click((await detail()).getByRole('button', { name: 'Move session' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move this session' }));
    expect(
      dialog.getByText(/can be moved 2 more times, until Tue, 9 March, 4:30 pm/),
    ).toBeVisible();
    await user.click(await dialog.findByRole('radio', { name: '5:30 am' }));
    // The time that it has isn't offered.
    expect(dialog.queryByRole('radio', { name: '4:30 am' })).not.toBeInTheDocument();
    api.on(changeBooking, () => {
      throw refuse(mentorErrors.SLOT_TAKEN, { details: { nearest: [] } });
    });
    await user.click(dialog.getByRole('button', { name: 'Move session' }));
    expect(await dialog.findByText(/^This time was just taken/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Move session' })).toBeDisabled();
    await user.click(await dialog.findByRole('radio', { name: '5:30 am' }));
    api.on(changeBooking, () => ({
      ...confirmed,
      state: 'RESCHEDULED' as const,
      start: '2027-03-10T05:30:00.000Z',
    }));
    await user.click(dialog.getByRole('button', { name: 'Move session' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.received(listSlots)[0]?.query.booking).toBe(confirmed.id);
    expect(changes(api).at(-1)).toEqual({
      start: '2027-03-10T05:30:00.000Z',
      expectedStart: confirmed.start,
    });
    expect(screen.getByText(/^Session moved to Wed, 10 March, 5:30 am/)).toBeInTheDocument();
  });

  it('says that one is late, and shows the link as soon as it’s time', async () => {
    setNow('2027-03-10T04:19:50.000Z');
    const { api, held } = anApi(confirmed);
    const { user } = open(api);
    const session = await detail();
    await user.click(session.getByRole('button', { name: 'Running late' }));
    await user.click(await screen.findByRole('menuitem', { name: '10 minutes late' }));
    await waitFor(() => expect(changes(api)).toEqual([{ lateMinutes: 10 }]));
    held.session = { ...confirmed, join: { ...confirmed.join, url: 'https://meet.example/s' } };
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await session.findByRole('link', { name: 'Join the meeting' })).toHaveAttribute(
      'href',
      'https://meet.example/s',
    );
  });

  it.each(['MENTEE', 'MENTOR'] as const)(
    'spec 4.58: shows the link to the %s ten minutes before, with nothing pressed or reloaded',
    async (side) => {
      const from = Date.parse(confirmed.join.from);
      setNow(new Date(from - 5_000).toISOString());
      const given: Booking = { ...confirmed, side };
      const { api } = anApi(given);
      // As the server does: the link is in no answer before its time.
      api.on(readBooking, () => ({
        ...given,
        join: { ...given.join, url: Date.now() < from ? null : 'https://meet.example/s' },
      }));
      open(api, links.sessions({ as: side === 'MENTOR' ? 'mentor' : undefined }));
      const session = await detail();
      expect(session.getByText(/^The meeting link appears here at/)).toBeVisible();
      await jest.advanceTimersByTimeAsync(10_000);
      expect(await session.findByRole('link', { name: 'Join the meeting' })).toBeVisible();
    },
  );

  it('spec 4.60: an open page hears that its member was reported as absent, who can say it’s wrong', async () => {
    setNow('2027-03-10T04:42:00.000Z');
    const { api, held } = anApi(confirmed);
    const { realtime, container } = open(api);
    const session = await detail();
    expect(session.getByText('Confirmed')).toBeVisible();
    held.session = {
      ...confirmed,
      state: 'NO_SHOW',
      absent: 'MENTEE',
      actions: [],
      ifCancelled: null,
    };
    await realtime.tell(bookingEvent, { id: confirmed.id });
    expect(await session.findByText('You were reported as absent')).toBeVisible();
    const [, query] =
      session.getByRole('link', { name: 'Report a mistake' }).getAttribute('href')?.split('?') ??
      [];
    expect(new URLSearchParams(query).get('page')).toBe(links.sessions({ booking: confirmed.id }));
    expect(session.queryByRole('button', { name: 'Cancel session' })).toBeNull();
    await expect(container).toHaveNoAxeViolations();
    held.session = { ...held.session, state: 'COMPLETED', absent: null };
    await realtime.tell(bookingEvent, { id: confirmed.id });
    await waitFor(() => expect(session.queryByText('You were reported as absent')).toBeNull());
  });

  it('lets a mentor confirm, or decline with a reason', async () => {
    const toAnswer: Booking = { ...requested, side: 'MENTOR', actions: ['CONFIRM', 'DECLINE'] };
    const { api } = anApi(toAnswer, { mentee: 0, mentor: 1, unanswered: 1 });
    const { user, container } = open(api, links.sessions({ booking: requested.id }));
    const session = await detail();
    // A link to the session alone shows the list of its side.
    expect(screen.getByRole('link', { name: /As a mentor/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(session.getByText('Asha Menon wants to book you')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
    await user.click(session.getByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this request?' }));
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Not my field');
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    await user.click(session.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByRole('textbox', { name: /^Reason/ })).toHaveValue('Not my field');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(session.getByRole('button', { name: 'Confirm session' }));
    await waitFor(() => expect(changes(api)).toEqual([{ state: 'CONFIRMED' }]));
  });

  it('sends a review, and says that the other one comes later', async () => {
    setNow('2027-01-14T09:00:00.000Z');
    const until = completed.reviews.until;
    const unwritten: Booking = {
      ...completed,
      canReview: true,
      reviews: { until, own: null, theirs: null },
    };
    const { api, held } = anApi(unwritten);
    const own = completed.reviews.own;
    if (own === null) throw new Error('the fixture has a review');
    api.on(reviewSession, () => {
      held.session = completed;
      return { review: own, isRevealed: false };
    });
    const { user } = open(api, links.sessions({ booking: completed.id }));
    const session = await detail();
    await user.click(session.getByRole('button', { name: 'Send review' }));
    expect(await session.findByText('Choose one to five stars.')).toBeVisible();
    await user.click(session.getByRole('radio', { name: '5 stars' }));
    await user.type(session.getByRole('textbox', { name: /^Review/ }), 'She listened.');
    await user.click(session.getByRole('button', { name: 'Send review' }));
    expect(
      await session.findByText(/^Sunita Rao’s review appears here once they’ve written one/),
    ).toBeVisible();
    expect(api.received(reviewSession)[0]?.body).toEqual({ stars: 5, text: 'She listened.' });
  });

  it('reads a session and its list again when it changes', async () => {
    const { api, held } = anApi(requested);
    const { realtime } = open(api);
    const session = await detail();
    expect(session.getByText('Waiting for an answer')).toBeVisible();
    held.session = { ...confirmed, id: requested.id };
    await realtime.tell(bookingEvent, { id: requested.id });
    expect(await session.findByText('Confirmed')).toBeVisible();
    await waitFor(() => {
      expect(
        within(screen.getByRole('list', { name: 'Sessions' })).getByText('Confirmed'),
      ).toBeVisible();
    });
  });
});
