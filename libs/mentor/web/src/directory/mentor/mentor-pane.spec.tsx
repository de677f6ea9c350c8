import { screen, waitFor, within } from '@testing-library/react';
import {
  listMentorReviews,
  mentorCardFixtures,
  mentorErrors,
  mentorFixture,
  readMentor,
  slotsEvent,
  stopWaiting,
  waitForMentor,
} from '@upround/mentor/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { links, routes } from '@upround/shared/links';
import { aUser, refuse, renderScreen, segment } from '@upround/shared/testing';
import { bookmark } from '@upround/social/contract';
import { aMentor, anApi } from '../directory-test.fixtures';
import { MentorsScreen, mentorsScreenWith } from '../mentors-screen';

const [service] = mentorFixture.services;
const [slot] = mentorFixture.nextSlots;
const noTimes = { nextSlots: [], nextSlotAt: null };

const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<MentorsScreen />, {
    path: links.mentor(mentorFixture.slug),
    pattern: routes.mentors,
    api: anApi(),
    ...options,
  });

const part = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => localStorage.setItem('upround-session-zone', JSON.stringify('Europe/London')));

afterEach(() => localStorage.clear());

describe('a mentor’s page', () => {
  it('shows what can be booked, with prices and windows', async () => {
    const { container } = open();
    const sessions = await part('Sessions');
    const [call, hour] = sessions.getAllByRole('listitem').map((row) => within(row));
    expect(call?.getByText('Free')).toBeVisible();
    expect(call?.getByText('Cancel any time before it starts')).toBeVisible();
    expect(hour?.getByText('₹3,000')).toBeVisible();
    expect(hour?.getByText('60 minutes')).toBeVisible();
    expect(hour?.getByText('Free cancellation until 24 h before')).toBeVisible();
    expect(hour?.getByText('Move until 12 h before')).toBeVisible();
    expect(call?.getByRole('link', { name: 'Book First call' })).toHaveAttribute(
      'href',
      links.bookMentor({ mentor: 'sunita-rao', service: service?.id }),
    );
    expect(screen.getByRole('link', { name: 'Sunita Rao' })).toHaveAttribute(
      'href',
      links.user('sunita-rao'),
    );
    expect(await screen.findByRole('img', { name: '5 of 5 stars' })).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('shows times on the viewer’s clock and the mentor’s, each with its zone', async () => {
    open();
    const times = await part('Next available times');
    expect(times.getByRole('button', { name: /^Times in Europe\/London/ })).toBeVisible();
    const [day, ...rest] = times.getAllByRole('list').filter((list) => list.closest('li'));
    expect(rest).toEqual([]);
    expect(day?.parentElement).toHaveTextContent(/^Wed, 10 March/);
    const chips = times.getAllByRole('link', { name: /am/ }).map(({ textContent }) => textContent);
    expect(chips).toEqual(['4:30 am10:00 am', '5:00 am10:30 am']);
    expect(
      times.getByText('Below each time: Sunita Rao’s clock, Asia/Kolkata (GMT+5:30)'),
    ).toBeVisible();
    expect(times.getByRole('link', { name: /4:30/ })).toHaveAttribute(
      'href',
      links.bookMentor({ mentor: 'sunita-rao', service: service?.id, start: slot?.start }),
    );
    expect(times.getByText(/^Sunita Rao confirms within 48 hours/)).toBeVisible();
    expect(times.getByText(/^Book at least 12 hours ahead/)).toBeVisible();
  });

  it('groups times by the viewer’s day, and names the mentor’s where that’s another', async () => {
    localStorage.setItem('upround-session-zone', JSON.stringify('America/New_York'));
    const nextSlots = ['2027-03-10T04:30:00.000Z', '2027-03-10T05:30:00.000Z'].map((start) => ({
      start,
      end: start,
    }));
    open({ api: anApi().on(readMentor, () => aMentor({ nextSlots })) });
    const times = await part('Next available times');
    const days = times.getAllByRole('listitem').filter((item) => item.querySelector('ul'));
    expect(days.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Tue, 9 March.*11:30 pm.*Wed, 10 March.*, 10:00 am$/),
      expect.stringMatching(/^Wed, 10 March.*12:30 am.*11:00 am$/),
    ]);
  });

  it('says where sessions are confirmed at once', async () => {
    open({ api: anApi().on(readMentor, () => aMentor({ isInstant: true })) });
    const times = await part('Next available times');
    expect(times.getByText(/confirmed as soon as you book/)).toBeVisible();
    expect(times.queryByText(/within 48 hours/)).not.toBeInTheDocument();
  });

  it('shows reviews with stars, author, session and date; none where there are none', async () => {
    const { unmount } = open();
    const reviews = await part('Reviews (23)');
    expect(await reviews.findByRole('img', { name: '5 of 5 stars' })).toBeVisible();
    expect(reviews.getByRole('link', { name: 'Asha Menon' })).toHaveAttribute(
      'href',
      links.user('asha-menon'),
    );
    expect(reviews.getByText('An hour on your sales on 12 Jan 2027')).toBeVisible();
    unmount();
    const api = anApi().on(readMentor, () => aMentor({ ...mentorCardFixtures[1] }));
    open({ api });
    expect((await part('Reviews')).getByText(/^No reviews yet/)).toBeVisible();
    expect(api.received(listMentorReviews)).toHaveLength(0);
  });

  it('notifies of the next free time, and stops', async () => {
    const api = anApi()
      .on(readMentor, () => aMentor(noTimes))
      .on(waitForMentor, () => ({ active: true }))
      .on(stopWaiting, () => ({ active: false }));
    const { user } = open({ api, user: aUser() });
    const times = await part('No available times right now');
    expect(screen.queryByRole('link', { name: 'Book a session' })).not.toBeInTheDocument();
    await user.click(times.getByRole('button', { name: 'Notify me' }));
    await user.click(await times.findByRole('button', { name: 'Stop notifying me' }));
    expect(await times.findByRole('button', { name: 'Notify me' })).toBeVisible();
    await waitFor(() => expect(api.received(stopWaiting)).toHaveLength(1));
    expect(api.received(waitForMentor)[0]?.params).toEqual({ slug: 'sunita-rao' });
  });

  it('shows the times where there are some after all', async () => {
    const answers = [aMentor(noTimes)];
    const api = anApi()
      .on(readMentor, () => answers.shift() ?? mentorFixture)
      .on(waitForMentor, () => {
        throw refuse(mentorErrors.HAS_SLOTS);
      });
    const { user } = open({ api, user: aUser() });
    await user.click(await screen.findByRole('button', { name: 'Notify me' }));
    expect(
      await screen.findByText('Sunita Rao has available times again. Pick one.'),
    ).toBeVisible();
    expect(await part('Next available times')).toBeTruthy();
  });

  it('says so where waiting fails, and offers it again', async () => {
    const api = anApi()
      .on(readMentor, () => aMentor(noTimes))
      .on(waitForMentor, () => {
        throw refuse(coreErrors.INTERNAL);
      });
    const { user } = open({ api, user: aUser() });
    await user.click(await screen.findByRole('button', { name: 'Notify me' }));
    expect(await screen.findByText(/^Couldn’t turn notifications on/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Notify me' })).toBeVisible();
  });

  it('asks guests to log in before they wait', async () => {
    const { user, address } = open({ api: anApi().on(readMentor, () => aMentor(noTimes)) });
    await user.click(await screen.findByRole('button', { name: 'Notify me' }));
    expect(address()).toBe(links.login({ next: '/mentor?mentor=sunita-rao' }));
  });

  it('offers to write to the mentor, and not to oneself', async () => {
    const Page = mentorsScreenWith({
      MessageButton: ({ userId, displayName }) => (
        <button>
          Message {displayName} {userId}
        </button>
      ),
    });
    const show = (api = anApi()) =>
      renderScreen(<Page />, {
        api,
        user: aUser(),
        path: links.mentor(mentorFixture.slug),
        pattern: routes.mentors,
      });
    const { unmount } = show();
    const { id, displayName } = mentorFixture.person;
    const name = `Message ${displayName} ${id}`;
    expect(await screen.findByRole('button', { name })).toBeVisible();
    unmount();
    show(anApi().on(readMentor, () => aMentor({ isOwn: true })));
    await part('This is your page');
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('has the button to book at the bottom of the window on phones, once', async () => {
    const media = jest.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), {
          matches: query === '(width < 48rem)',
          media: query,
        }) as never,
    );
    open();
    await part('Sessions');
    const book = screen.getByRole('link', { name: 'Book a session' });
    expect(book.parentElement).toHaveClass('sticky');
    media.mockRestore();
  });

  it('is saved, shared and reported', async () => {
    const api = anApi().on(bookmark, ({ body: { referenceType, referenceId } }) => ({
      referenceType,
      referenceId,
      active: true,
      count: 1,
    }));
    const { user } = open({ api, user: aUser() });
    const actions = within(
      await screen.findByRole('group', { name: 'Save, share or report Sunita Rao' }),
    );
    await user.click(await actions.findByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.received(bookmark)[0]?.body).toMatchObject({
        referenceType: 'MENTOR',
        referenceId: mentorFixture.id,
      }),
    );
    await user.click(actions.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText(/[Ll]ink copied/)).toBeVisible();
    await user.click(actions.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Report mentor' }));
    expect(await screen.findByRole('dialog', { name: 'Report mentor' })).toBeVisible();
  });

  it('rereads the times when they change', async () => {
    const answers = [mentorFixture];
    const api = anApi().on(readMentor, () => answers.shift() ?? aMentor(noTimes));
    const { realtime } = open({ api, user: aUser() });
    expect(await part('Next available times')).toBeTruthy();
    await realtime.tell(slotsEvent, { mentorId: 'another' });
    expect(api.received(readMentor)).toHaveLength(1);
    await realtime.tell(slotsEvent, { mentorId: mentorFixture.id });
    expect(await part('No available times right now')).toBeTruthy();
  });

  it('tells mentors that it’s their own page, where nothing is booked', async () => {
    open({ api: anApi().on(readMentor, () => aMentor({ isOwn: true })), user: aUser() });
    const own = await part('This is your page');
    expect(own.getByRole('link', { name: 'Edit your profile' })).toHaveAttribute(
      'href',
      links.offerMentoring(),
    );
    expect(screen.queryByRole('link', { name: /^Book/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
  });

  it('says where a mentor isn’t found, and offers another try where that’s not known', async () => {
    const api = anApi().on(readMentor, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
    const { unmount } = open({ api });
    expect(await screen.findByText('Mentor not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all mentors' })).toHaveAttribute(
      'href',
      '/mentor',
    );
    unmount();
    const failing = anApi().on(readMentor, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open({ api: failing });
    await screen.findByText('Couldn’t load this mentor');
    failing.on(readMentor, () => mentorFixture);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await part('Sessions')).toBeTruthy();
  });

  it('shows what the list knows while the rest is on its way', async () => {
    const api = anApi().on(listMentorReviews, () => segment([]));
    const resume = api.pause(readMentor);
    const { user } = open({ api, path: links.mentors() });
    await user.click(await screen.findByRole('link', { name: 'Sunita Rao' }));
    const pane = await part('Open mentor');
    expect(pane.getByRole('heading', { name: 'Sunita Rao' })).toBeVisible();
    // The row of actions is complete, so nothing below it moves when the rest comes.
    expect(pane.getByRole('link', { name: 'Book a session' })).toBeVisible();
    expect(pane.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(pane.queryByRole('region', { name: 'Sessions' })).not.toBeInTheDocument();
    resume();
    expect(await pane.findByRole('region', { name: 'Sessions' })).toBeVisible();
  });
});
