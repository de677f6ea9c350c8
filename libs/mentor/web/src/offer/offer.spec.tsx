import { screen, waitFor, within } from '@testing-library/react';
import {
  addBusyCalendar,
  addService,
  hoursFixture,
  mentorErrors,
  ownMentorFixture,
  readOwnMentor,
  saveHours,
  saveOwnMentor,
  setMentorState,
  type OwnMentor,
} from '@upround/mentor/contract';
import { links, routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen } from '@upround/shared/testing';
import { OfferScreen } from './offer-screen';

const draft: OwnMentor = {
  ...ownMentorFixture,
  slug: null,
  state: 'DRAFT',
  missing: ['headline', 'services'],
  headline: '',
  services: [],
};

const open = (mentor: OwnMentor | null, api = fakeApi()) =>
  renderScreen(<OfferScreen />, {
    path: links.offerMentoring(),
    pattern: routes.mentors,
    user: aUser(),
    api: api.on(readOwnMentor, () => ({ mentor })),
  });

const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the member’s own mentor profile', () => {
  it('begins empty, and says what is missing before it can be sent', async () => {
    open(null);
    const status = within(
      await screen.findByRole('complementary', { name: /Status of your profile/ }),
    );
    expect(status.getByText('Draft')).toBeVisible();
    expect(status.getByText('0 of 8 done')).toBeVisible();
    expect(status.getByRole('link', { name: 'Missing: A service' })).toHaveAttribute(
      'href',
      '#offer-services',
    );
    expect(status.getByRole('button', { name: 'Send for review' })).toBeDisabled();
  });

  it('marks what is done, and leads to the field of what isn’t', async () => {
    const { user, container } = open(draft);
    const list = within(await screen.findByRole('region', { name: 'Profile checklist' }));
    expect(list.getByText('6 of 8 done')).toBeVisible();
    const fold = list.getByText('2 things are missing');
    expect(list.getByRole('link', { name: 'Missing: A headline' })).not.toBeVisible();
    await user.click(fold);
    const done = list.getAllByRole('listitem').filter((item) => item.textContent?.match(/^Done/));
    expect(done).toHaveLength(6);
    await user.click(list.getByRole('link', { name: 'Missing: A headline' }));
    expect(screen.getByRole('textbox', { name: 'Headline' })).toHaveFocus();
    await user.click(list.getByRole('link', { name: 'Missing: A service' }));
    expect(screen.getByRole('button', { name: 'Add a service' })).toHaveFocus();
    await expect(container).toHaveNoAxeViolations();
  });

  it('has its card in the directory beside it where the window is wide, as far as it’s saved', async () => {
    const narrow = window.matchMedia;
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...narrow(query),
      matches: query.includes('width'),
    }));
    const { container } = open({ ...draft, services: ownMentorFixture.services });
    const card = within(await screen.findByRole('region', { name: 'Your card in the directory' }));
    expect(card.getByText(aUser().displayName)).toBeVisible();
    expect(card.getByText('Your headline')).toBeVisible();
    expect(card.getByText('Offers a free session')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Missing: A headline' })).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
    jest.restoreAllMocks();
  });

  it('is saved with its topics in the order of choosing', async () => {
    const api = fakeApi().on(saveOwnMentor, ({ body }) => ({ ...draft, ...body, joinUrl: null }));
    const { user } = open({ ...draft, needs: [] }, api);
    const profile = await part('Profile');
    await user.type(profile.getByRole('textbox', { name: 'Headline' }), 'From zero to ten');
    await user.click(profile.getByRole('checkbox', { name: 'Sales' }));
    await user.click(profile.getByRole('checkbox', { name: 'Fundraising' }));
    await user.click(profile.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.received(saveOwnMentor)).toHaveLength(1));
    expect(api.received(saveOwnMentor)[0]?.body).toMatchObject({
      headline: 'From zero to ten',
      needs: ['SALES', 'FUNDRAISING'],
    });
  });

  it('keeps what was typed where it can’t be saved, and says why', async () => {
    const api = fakeApi().on(saveOwnMentor, () => {
      throw refuse(mentorErrors.INCOMPLETE);
    });
    const { user } = open({ ...ownMentorFixture, state: 'LISTED' }, api);
    const profile = await part('Profile');
    const headline = profile.getByRole('textbox', { name: 'Headline' });
    await user.clear(headline);
    await user.click(profile.getByRole('button', { name: 'Save' }));
    expect(await profile.findByText(/A listed profile can’t have empty fields/)).toBeVisible();
    expect(headline).toHaveValue('');
  });

  it('is sent for review once it’s complete', async () => {
    const complete: OwnMentor = { ...ownMentorFixture, state: 'DRAFT', missing: [] };
    const api = fakeApi().on(saveOwnMentor, () => ({ ...complete, state: 'WAITING' as const }));
    const { user } = open(complete, api);
    await user.click(await screen.findByRole('button', { name: 'Send for review' }));
    expect(await screen.findByText('In review')).toBeVisible();
    expect(api.received(saveOwnMentor)[0]?.body).toEqual({ submit: true });
  });

  it('shows why it was declined', async () => {
    open({ ...draft, state: 'DECLINED', declineReason: 'The links don’t open.' });
    expect(await screen.findByText(/The links don’t open\./)).toBeVisible();
  });

  it('is paused and resumed', async () => {
    const listed: OwnMentor = { ...ownMentorFixture, state: 'LISTED' };
    const api = fakeApi().on(setMentorState, ({ body }) => ({ ...listed, state: body.state }));
    const { user } = open(listed, api);
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    await waitFor(() =>
      expect(api.received(setMentorState).map(({ body }) => body.state)).toEqual([
        'PAUSED',
        'LISTED',
      ]),
    );
  });
});

describe('services of a mentor', () => {
  it('have a price in rupees that is read as it’s typed', async () => {
    const api = fakeApi().on(addService, () => ownMentorFixture);
    const { user } = open(draft, api);
    await user.click(await screen.findByRole('button', { name: 'Add a service' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a service' }));
    const price = dialog.getByRole('textbox', { name: 'Price in rupees' });
    await user.type(price, 'a lot');
    await user.click(dialog.getByRole('button', { name: 'Add a service' }));
    expect(await dialog.findByText('Give the service a title.')).toBeVisible();
    expect(dialog.getByText(/Enter an amount up to/)).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'First call');
    await user.clear(price);
    await user.type(price, '2,500');
    await user.click(dialog.getByRole('button', { name: 'Add a service' }));
    await waitFor(() =>
      expect(api.received(addService)[0]?.body).toMatchObject({
        title: 'First call',
        amount: 250_000,
        minutes: 30,
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('hours of a mentor', () => {
  it('are saved, with the next free times and the sessions that are outside', async () => {
    const start = '2027-03-31T11:30:00.000Z';
    const end = '2027-03-31T12:30:00.000Z';
    const api = fakeApi().on(saveHours, ({ body }) => ({
      hours: body,
      preview: [{ start, end }],
      conflicts: [{ id: 'one', start, end }],
    }));
    const { user } = open({ ...draft, hours: hoursFixture }, api);
    const hours = await part('Hours');
    await user.click(hours.getByRole('button', { name: 'Add hours on Sunday' }));
    await user.click(hours.getByRole('button', { name: 'Save' }));
    expect(await hours.findByText(/1 booked session is outside your new hours/)).toBeVisible();
    expect(hours.getAllByText(/31 March.*5:00 pm/)).toHaveLength(2);
    expect(api.received(saveHours)[0]?.body.weekly.SUN).toEqual([{ from: '10:00', to: '13:00' }]);
  });

  it('that end before they start aren’t sent', async () => {
    const api = fakeApi().on(saveHours, ({ body }) => ({
      hours: body,
      preview: [],
      conflicts: [],
    }));
    const { user } = open({ ...draft, hours: hoursFixture }, api);
    const hours = await part('Hours');
    const [to] = hours.getAllByLabelText('Monday: to');
    if (to === undefined) throw new Error('Monday has no hours.');
    await user.clear(to);
    await user.type(to, '08:00');
    await user.click(hours.getByRole('button', { name: 'Save' }));
    expect(await hours.findByText(/These hours aren’t valid/)).toBeVisible();
    expect(api.received(saveHours)).toHaveLength(0);
  });
});

describe('calendars of a mentor', () => {
  it('that can’t be read keep their address in the field', async () => {
    const api = fakeApi().on(addBusyCalendar, () => {
      throw refuse(mentorErrors.CALENDAR_UNREADABLE);
    });
    const { user } = open({ ...draft, calendars: [] }, api);
    const calendars = await part('Your calendars');
    const url = calendars.getByRole('textbox', { name: 'Calendar address' });
    await user.type(url, 'calendar');
    await user.click(calendars.getByRole('button', { name: 'Add calendar' }));
    expect(await calendars.findByText(/Enter a full URL/)).toBeVisible();
    await user.clear(url);
    await user.type(url, 'https://calendar.example.com/a.ics');
    await user.click(calendars.getByRole('button', { name: 'Add calendar' }));
    expect(await calendars.findByText(/We can’t read a calendar at this address/)).toBeVisible();
    expect(url).toHaveValue('https://calendar.example.com/a.ics');
  });
});
