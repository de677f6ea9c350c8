import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  bookingEvent,
  listMentorReviews,
  mentorCardFixtures,
  mentorFixture,
  mentorReviewFixtures,
  readMentor,
  slotsFixture,
  listSlots,
  type MentorReview,
} from '@upround/mentor/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { links, routes } from '@upround/shared/links';
import { aUser, refuse, renderScreen, segment } from '@upround/shared/testing';
import { BookMentorScreen } from '../booking/book-mentor-screen';
import { aMentor, anApi } from '../directory/directory-test.fixtures';
import { MentorsScreen } from '../directory/mentors-screen';

const { slug } = mentorFixture;
const [first] = mentorReviewFixtures;
const newer: MentorReview = { ...first, id: 'newer', stars: 4, text: 'She asks what no one asks.' };
const unreviewed = aMentor({ ...mentorCardFixtures[1], slug });

const reviewsOf = (...reviews: MentorReview[]) =>
  anApi()
    .on(listSlots, () => slotsFixture)
    .on(listMentorReviews, ({ query }) => segment(reviews.slice(0, Number(query.limit ?? 20))));

const pages = {
  booking: { screen: <BookMentorScreen />, path: links.bookMentor({ mentor: slug }) },
  profile: { screen: <MentorsScreen />, path: links.mentor(slug) },
} as const;
const names = { booking: 'What others say', profile: /^Reviews/ } as const;

const open = (page: keyof typeof pages, api: ReturnType<typeof anApi>) =>
  renderScreen(pages[page].screen, {
    api,
    user: aUser(),
    path: pages[page].path,
    pattern: page === 'booking' ? routes.bookMentor : routes.mentors,
  });

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const pill = () => screen.queryByRole('button', { name: 'New reviews' });
const reviews = (page: keyof typeof names) => screen.findByRole('region', { name: names[page] });

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2027-03-04T09:00:00.000Z'), advanceTimers: true });
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        matches: media.includes('80rem'),
        media,
      }) as never,
  );
});
afterEach(() => {
  focusManager.setFocused(undefined);
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
});

describe.each(['booking', 'profile'] as const)('an open page of a mentor: %s', (page) => {
  it('says that there are new reviews, and shows them and the rating once that is pressed', async () => {
    const api = reviewsOf(first);
    const { user, container } = open(page, api);
    expect(await within(await reviews(page)).findByText(first.text)).toBeVisible();
    api
      .on(listMentorReviews, ({ query }) => segment([newer, first].slice(0, query.limit)))
      .on(readMentor, () => aMentor({ rating: 4.2, reviewCount: 24 }));
    await pass(61);
    const button = await screen.findByRole('button', { name: 'New reviews' });
    expect(screen.queryByText(newer.text)).not.toBeInTheDocument();
    expect(screen.queryByText('Rated 4.2 of 5')).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
    await user.click(button);
    expect(await within(await reviews(page)).findByText(newer.text)).toBeVisible();
    expect(await screen.findAllByText(/24 reviews|Reviews \(24\)/)).not.toHaveLength(0);
    expect(pill()).not.toBeInTheDocument();
  });

  it('says so of a first review as well', async () => {
    const api = reviewsOf().on(readMentor, () => unreviewed);
    const { user } = open(page, api);
    expect(await screen.findAllByText(unreviewed.person.displayName)).not.toHaveLength(0);
    expect(api.received(listMentorReviews)).toHaveLength(0);
    api
      .on(listMentorReviews, () => segment([newer]))
      .on(readMentor, () => ({ ...unreviewed, rating: 4, reviewCount: 1 }));
    await pass(61);
    await user.click(await screen.findByRole('button', { name: 'New reviews' }));
    expect(await within(await reviews(page)).findByText(newer.text)).toBeVisible();
    expect(pill()).not.toBeInTheDocument();
  });

  it('asks at once where the member or the mentor has reviewed a session', async () => {
    const api = reviewsOf(first);
    const { realtime } = open(page, api);
    await within(await reviews(page)).findByText(first.text);
    api.on(listMentorReviews, ({ query }) => segment([newer, first].slice(0, query.limit)));
    await realtime.tell(bookingEvent, { id: 'booking-1' });
    expect(await screen.findByRole('button', { name: 'New reviews' })).toBeVisible();
  });

  it('says nothing where there’s nothing new, and doesn’t ask while its tab is hidden', async () => {
    const api = reviewsOf(newer, first);
    open(page, api);
    await within(await reviews(page)).findByText(newer.text);
    // A moderator hid the newest one.
    api.on(listMentorReviews, ({ query }) => segment([first].slice(0, query.limit)));
    await pass(61);
    expect(api.received(listMentorReviews)).toHaveLength(2);
    expect(pill()).not.toBeInTheDocument();
    act(() => focusManager.setFocused(false));
    await pass(300);
    expect(api.received(listMentorReviews)).toHaveLength(2);
  });

  it('leaves what it shows where new reviews can’t be read, and says why', async () => {
    const api = reviewsOf(first);
    const { user } = open(page, api);
    await within(await reviews(page)).findByText(first.text);
    api.on(listMentorReviews, () => segment([newer]));
    await pass(61);
    const button = await screen.findByRole('button', { name: 'New reviews' });
    api.on(listMentorReviews, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    await user.click(button);
    expect(await screen.findByText(/^Couldn’t load new reviews/)).toBeVisible();
    expect(screen.getByText(first.text)).toBeVisible();
    await waitFor(() => expect(pill()).toBeVisible());
  });
});
