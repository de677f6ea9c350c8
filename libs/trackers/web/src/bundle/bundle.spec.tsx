import type { ReactElement } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  bookBundle,
  bundleFixture,
  listTrackers,
  readBundle,
  readTrackerOverview,
  trackerAccessEvent,
  trackerFixtures,
  trackersErrors,
  type Bundle,
  type Tracker,
} from '@upround/trackers/contract';
import { opensByTier } from '@upround/shared/domain';
import { routes } from '@upround/shared/links';
import {
  aUser,
  refuse,
  renderScreen,
  segment,
  watchSavedFiles,
  type FakeApi,
} from '@upround/shared/testing';
import { anApi, aRecord, bare, setWide } from '../components/tracker-test.fixtures';
import { BundleCheckoutScreen } from './screens/bundle-checkout-screen';
import { BundleScreen } from './screens/bundle-screen';
import { BundleTermsScreen } from './screens/bundle-terms-screen';
import { fullListScreenOf } from './screens/full-list-screen';
import { FullTrackersScreen } from './screens/full-trackers-screen';

const member = aUser({ displayName: 'Meera Nair', email: 'meera@upround.test' });
const opens = { contacts: true, exports: true, angels: true };
const owned: Bundle = {
  ...bundleFixture,
  opens,
  access: {
    source: 'BUNDLE',
    since: '2026-11-20T06:00:00.000Z',
    paymentId: 'pay-1',
    refundableUntil: '2126-11-27T06:00:00.000Z',
  },
};
const byPlan: Bundle = {
  ...bundleFixture,
  opens,
  access: { source: 'PLAN', since: null, paymentId: null, refundableUntil: null },
};
/** Answers each list with the fixtures of its type. */
const withOwnTypes = (api = anApi()) =>
  api.on(listTrackers, ({ query }) =>
    segment(trackerFixtures.filter(({ type }) => type === query.type)),
  );
const having = (bundle: Bundle) => anApi().on(readBundle, () => bundle);
const open = (
  element: ReactElement,
  path: string,
  { api = anApi(), user = member }: { api?: FakeApi; user?: typeof member | null } = {},
) => renderScreen(element, { path, pattern: path, api, user });

beforeEach(setWide);
afterEach(() => jest.restoreAllMocks());

describe('the page of the bundle', () => {
  it('says row by row what the bundle adds, and beside the plans what is free anyway', async () => {
    const { container } = open(<BundleScreen />, routes.bundle, { user: null });
    const table = within(await screen.findByRole('table', { name: 'What’s in it' }));
    expect(table.getAllByRole('row')).toHaveLength(4);
    const free = within(screen.getByRole('region', { name: 'Free, and also in the bundle' }));
    expect(
      free.getByText(
        'Without paying, you get 60 funds, 43 grants, 1 accelerator, filters, fit scores, saved views, a pipeline, deadline reminders, a calendar and a source for every record.',
      ),
    ).toBeVisible();
    expect(table.getByRole('row', { name: 'Angel networks 5 21' })).toBeVisible();
    expect(table.getByRole('row', { name: /^Contact details.* Not included 109$/ })).toBeVisible();
    expect(
      table.getByRole('row', { name: 'CSV and Excel files Not included Included' }),
    ).toBeVisible();
    expect(screen.getByText('₹4,999')).toBeVisible();
    expect(screen.getByText(/Full refund within 7 days/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Refund policy' })).toHaveAttribute(
      'href',
      '/refund-policy',
    );
    expect(screen.getByRole('link', { name: 'Buy the bundle' })).toHaveAttribute(
      'href',
      '/trackerbundle/checkout',
    );
    await expect(container).toHaveNoAxeViolations();
  });

  it('names the plans that open the same, by the table of plans', async () => {
    expect(opensByTier[1].angelTracker).toBe(false);
    open(<BundleScreen />, routes.bundle);
    expect(
      await screen.findByText(
        /Premium Plus and Premium Jobs include all of it while your plan runs\. Premium includes contact details, files/,
      ),
    ).toBeVisible();
  });

  it('shows what is locked of the sample, to those who can’t read it', async () => {
    const [fund] = trackerFixtures;
    const sample = async () =>
      within(await screen.findByRole('region', { name: 'Sample records' })).getAllByRole(
        'listitem',
      );
    const { unmount } = open(<BundleScreen />, routes.bundle);
    const [first] = await sample();
    expect(first).toHaveTextContent('Fund · ₹25L to ₹2Cr · Pune, India');
    expect(first).toHaveTextContent('Apply link (locked) Email (locked)');
    expect(screen.getByRole('link', { name: fund.name })).toHaveAttribute(
      'href',
      `/tracker?record=${fund.slug}`,
    );
    unmount();
    open(<BundleScreen />, routes.bundle, { api: having(owned) });
    expect((await sample())[0]).not.toHaveTextContent('(locked)');
  });

  it('gives a sample as a file', async () => {
    const files = watchSavedFiles();
    const { user } = open(<BundleScreen />, routes.bundle);
    await user.click(await screen.findByRole('button', { name: 'Download sample CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const text = await (files[0]?.file.text() ?? '');
    expect(text).toContain(trackerFixtures[0].name);
    expect(text).toContain(trackerFixtures[1].source.url);
  });

  it('leads on to an open payment, or to what the viewer has', async () => {
    const waiting = { ...bundleFixture, pendingPaymentId: 'pay-0' };
    const first = open(<BundleScreen />, routes.bundle, { api: having(waiting) });
    expect(await screen.findByRole('link', { name: 'Continue payment' })).toHaveAttribute(
      'href',
      '/Payment?payment=pay-0',
    );
    first.unmount();
    open(<BundleScreen />, routes.bundle, { api: having(owned) });
    expect(await screen.findByText(/^Since/)).toHaveTextContent(/^Since 20 Nov 2026\./);
    expect(screen.getByRole('link', { name: 'See payment and invoice' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Buy the bundle' })).toBeNull();
  });

  it('says why it couldn’t be loaded, and tries again', async () => {
    const api = anApi();
    api.disconnect();
    const { user } = open(<BundleScreen />, routes.bundle, { api });
    await screen.findByText('Couldn’t load the bundle');
    api.disconnect(false);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('₹4,999')).toBeVisible();
  });
});

it('states the terms, with refunds as they are', async () => {
  const { container } = open(<BundleTermsScreen />, routes.bundleTerms, { user: null });
  expect(await screen.findByRole('heading', { name: 'No resale' })).toBeVisible();
  expect(screen.getByText(/You can get a full refund within 7 days/)).toBeVisible();
  const offer = within(screen.getByRole('complementary', { name: 'Tracker bundle' }));
  expect(offer.getByRole('link', { name: 'Buy the bundle' })).toBeVisible();
  expect(offer.getByRole('link', { name: 'See what’s in the bundle' })).toHaveAttribute(
    'href',
    '/trackerbundle',
  );
  expect(offer.queryByRole('link', { name: 'Terms of the bundle' })).toBeNull();
  await expect(container).toHaveNoAxeViolations();
});

describe('the checkout', () => {
  const booked = { bookingId: 'booking-1', paymentId: 'pay-9', payUrl: 'https://pay.test/9' };
  const pay = () => screen.findByRole('button', { name: 'Continue to payment' });
  const atCheckout = (api: FakeApi) =>
    open(<BundleCheckoutScreen />, routes.bundleCheckout, { api });
  const failing = (error: (typeof trackersErrors)[keyof typeof trackersErrors]) =>
    anApi().on(bookBundle, () => {
      throw refuse(error);
    });

  it('knows the buyer, and leads to the payment', async () => {
    const api = anApi().on(bookBundle, () => booked);
    const { user, address, container } = atCheckout(api);
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Meera Nair');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('meera@upround.test');
    expect(screen.getByText('125 funders in four lists')).toBeVisible();
    expect(screen.getByText('You pay by UPI.')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
    await user.click(await pay());
    await waitFor(() => expect(address()).toBe('/Payment?payment=pay-9'));
    expect(api.received(bookBundle)).toEqual([
      {
        body: {
          displayName: 'Meera Nair',
          email: 'meera@upround.test',
          referenceId: 'trackerbundle',
        },
      },
    ]);
    expect(api.requests(bookBundle)[0]?.idempotencyKey).not.toBeNull();
  });

  it('needs a name and an email address', async () => {
    const api = anApi().on(bookBundle, () => booked);
    const { user } = atCheckout(api);
    await user.clear(await screen.findByRole('textbox', { name: 'Name' }));
    await user.clear(screen.getByRole('textbox', { name: 'Email' }));
    await user.click(await pay());
    expect(await screen.findByText('Enter your name.')).toBeVisible();
    expect(screen.getByText(/Enter a full email address/)).toBeVisible();
    expect(api.received(bookBundle)).toEqual([]);
  });

  it('says plainly that the bundle is there already', async () => {
    const { user } = atCheckout(failing(trackersErrors.BUNDLE_OWNED));
    await user.click(await pay());
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(/You already have the tracker bundle/)).toBeVisible();
    expect(notice.getByRole('link', { name: 'Open the full trackers' })).toBeVisible();
  });

  it('says plainly that payments are off, and that nothing was charged', async () => {
    const { user } = atCheckout(failing(trackersErrors.PAYMENTS_OFF));
    await user.click(await pay());
    expect(
      await screen.findByText(/Payments are off for maintenance. Nothing was charged/),
    ).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Meera Nair');
  });

  it('offers an open payment first', async () => {
    atCheckout(having({ ...bundleFixture, pendingPaymentId: 'pay-0' }));
    expect(await screen.findByRole('link', { name: 'Continue payment' })).toHaveAttribute(
      'href',
      '/Payment?payment=pay-0',
    );
    expect(await pay()).toBeVisible();
  });
});

describe('the full trackers', () => {
  it('say what they hold and how to get them', async () => {
    const { container } = open(<FullTrackersScreen />, routes.fullTrackers, {
      user: null,
      api: withOwnTypes(),
    });
    expect(await screen.findByRole('heading', { name: '125 funders in four lists' })).toBeVisible();
    expect(
      screen.getByText(/^You can check each one against its source\. The bundle adds/),
    ).toBeVisible();
    const lists = within(screen.getByRole('list', { name: 'Lists in the bundle' }));
    expect(lists.getByRole('link', { name: 'Angel networks' })).toHaveAttribute(
      'href',
      '/trackerbundle/tracker/angel',
    );
    const angels = within(lists.getByRole('article', { name: 'Angel networks' }));
    expect(angels.getByText('21')).toBeVisible();
    expect(angels.getByText('5 free to read')).toBeVisible();
    expect(angels.getByText('18 with contact details')).toBeVisible();
    const price = within(screen.getByRole('complementary', { name: 'Tracker bundle' }));
    expect(price.getByText('₹4,999')).toBeVisible();
    expect(price.getByText('Contact details for 109 funders')).toBeVisible();
    expect(price.getByRole('link', { name: 'Buy the bundle' })).toBeVisible();
    const latest = within(screen.getByRole('region', { name: 'Recently added' }));
    expect((await latest.findAllByRole('link')).length).toBeGreaterThan(1);
    await expect(container).toHaveNoAxeViolations();
  });

  it('say since when they are open, and until when they can be returned', async () => {
    open(<FullTrackersScreen />, routes.fullTrackers, { api: withOwnTypes(having(owned)) });
    expect(await screen.findByText(/^Since/)).toHaveTextContent(
      /^Since 20 Nov 2026\. You can get a full refund until .*27 November 2126/,
    );
    expect(screen.getByRole('link', { name: 'See payment and invoice' })).toHaveAttribute(
      'href',
      '/Payment?payment=pay-1',
    );
  });

  it('say that a plan opens them', async () => {
    open(<FullTrackersScreen />, routes.fullTrackers, { api: withOwnTypes(having(byPlan)) });
    expect(await screen.findByText('Your plan includes the full trackers')).toBeVisible();
  });
});

describe('a full list', () => {
  const Angels = fullListScreenOf('ANGEL');
  const angel = aRecord({ id: 'angel', type: 'ANGEL', name: 'Lantern Angels' });

  it('unlocks without a reload once the bundle is paid', async () => {
    let bundle = bundleFixture;
    const api = anApi()
      .on(listTrackers, () => segment([angel]))
      .on(readBundle, () => bundle);
    const { realtime } = open(<Angels />, routes.fullAngelTracker, { api });
    const heading = { name: '21 angel networks, 5 of them free to read' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(
      screen.getByText('The bundle unlocks all 21, with contact details for 18 of them.'),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: '5 of 21 angel networks' })).toBeVisible();
    const hint = 'Best fits first. Facts are free to read. Contact details are locked.';
    expect(screen.getByText(hint)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Lantern Angels' })).toBeVisible();
    expect(screen.getByText('16 more angel networks in the full list')).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
    bundle = owned;
    await realtime.tell(trackerAccessEvent, {});
    expect(await screen.findByRole('table', { name: 'Angel networks' })).toBeVisible();
    expect(screen.queryByRole('heading', heading)).toBeNull();
  });

  it('isn’t drawn before the counts in its text are read: what is below would move', async () => {
    const api = anApi();
    const resume = api.pause(readTrackerOverview);
    const { container } = open(<Angels />, routes.fullAngelTracker, { api });
    await waitFor(() => expect(api.received(readBundle)).not.toHaveLength(0));
    await waitFor(() => expect(api.received(readTrackerOverview)).not.toHaveLength(0));
    await act(() => Promise.resolve());
    expect(screen.queryByRole('heading', { name: 'Angel networks' })).toBeNull();
    expect(container).not.toHaveTextContent('₹4,999');
    resume();
    expect(await screen.findByRole('heading', { name: /5 of them free to read/ })).toBeVisible();
  });

  it('shows the best fits of those who don’t have it, with what is locked', async () => {
    const Grants = fullListScreenOf('GRANT');
    const api = anApi();
    const { container } = open(<Grants />, routes.fullGrantTracker, { api });
    const best = within(
      await screen.findByRole('region', { name: '38 of 43 grants have contact details' }),
    );
    const link = await best.findByRole('link', { name: trackerFixtures[0].name });
    expect(link.getAttribute('href')).toContain(`record=${trackerFixtures[0].slug}`);
    const [first, second] = best.getAllByRole('listitem');
    expect(first).toHaveTextContent('Apply link (locked) Email (locked)');
    expect(second).toHaveTextContent('Contact page (locked)');
    for (const text of ['Name and facts, free', 'Contact details, locked', 'Fit', '88% fit']) {
      expect(best.getByText(text)).toBeVisible();
    }
    expect(best.getByText('5 more without published contact details')).toBeVisible();
    expect(best.getByRole('link', { name: 'See all 43 grants' })).toHaveAttribute(
      'href',
      '/tracker/grant',
    );
    expect(screen.getByRole('heading', { name: '43 grants in the tracker bundle' })).toBeVisible();
    expect(screen.getByText(/adds contact details for 38 of them/)).toBeVisible();
    expect(best.queryByRole('link', { name: /^Buy/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'See the free list of grants' })).toBeVisible();
    expect(api.received(listTrackers).at(-1)?.query).toMatchObject({ type: 'GRANT', sort: 'fit' });
    await expect(container).toHaveNoAxeViolations();
  });

  it('lists as many as its heading says, though some are on a later page of the list', async () => {
    const Grants = fullListScreenOf('GRANT');
    const withContacts = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) =>
        aRecord({ id: `grant-${from + index}`, type: 'GRANT', name: `Grant ${from + index}` }),
      );
    const pages: Record<string, ReturnType<typeof segment<Tracker>>> = {
      '': segment([...withContacts(1, 7), { ...bare, type: 'GRANT' }], 'two'),
      two: segment(withContacts(8, 38)),
    };
    const api = anApi().on(
      listTrackers,
      ({ query }) => pages[query.cursor ?? ''] ?? segment<Tracker>([]),
    );
    const { user } = open(<Grants />, routes.fullGrantTracker, { api });
    const part = within(
      await screen.findByRole('region', { name: '38 of 43 grants have contact details' }),
    );
    expect(await part.findByText('10 of 38 shown')).toBeVisible();
    expect(part.getAllByRole('listitem')).toHaveLength(10);
    expect(part.queryByRole('link', { name: 'Quiet Capital' })).toBeNull();
    expect(part.getByText('5 more without published contact details')).toBeVisible();
    for (let press = 0; press < 3; press += 1) {
      await user.click(part.getByRole('button', { name: /^Show \d+ more$/ }));
    }
    expect(part.getAllByRole('listitem')).toHaveLength(38);
    expect(part.queryByRole('button')).toBeNull();
  });

  it('opens for a plan that opens contacts and files, but not for angel networks', async () => {
    const premium = { ...bundleFixture, opens: { ...opens, angels: false } };
    const Grants = fullListScreenOf('GRANT');
    const first = open(<Grants />, routes.fullGrantTracker, { api: having(premium) });
    expect(await screen.findByRole('table', { name: 'Grants' })).toBeVisible();
    first.unmount();
    open(<Angels />, routes.fullAngelTracker, { api: having(premium) });
    expect(await screen.findByRole('heading', { name: /^21 angel networks/ })).toBeVisible();
    const sample = within(screen.getByRole('region', { name: '5 of 21 angel networks' }));
    const [row] = await sample.findAllByRole('listitem');
    expect(row).toHaveTextContent('Apply link Email');
    expect(row).not.toHaveTextContent('(locked)');
  });
});
