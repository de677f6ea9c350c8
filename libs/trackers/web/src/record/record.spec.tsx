import { screen, within } from '@testing-library/react';
import {
  readFitSettings,
  readTracker,
  trackerFixtures,
  type Tracker,
} from '@upround/trackers/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { links, routes } from '@upround/shared/links';
import { aUser, refuse, renderScreen } from '@upround/shared/testing';
import { anApi, aRecord, bare } from '../components/tracker-test.fixtures';
import { RecordPane } from './record-pane';

const [fund, grant] = trackerFixtures;

const open = (record: Tracker, api = anApi()) =>
  renderScreen(
    <RecordPane slug={record.slug} back={links.trackers()} isBeside onClose={() => undefined} />,
    { path: routes.trackers, user: aUser(), api: api.on(readTracker, () => record) },
  );
const FIT_PROMPT = 'Set what you’re raising to see how well it fits';
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2027-03-01T12:00:00.000Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

describe('a record', () => {
  it('shows its facts, when one can apply and where they are from', async () => {
    const { container } = open(grant);
    expect(await screen.findByRole('heading', { name: 'Harbour Innovation Grant' })).toBeVisible();
    expect(fact('Amount')).toHaveTextContent('Up to ₹10L');
    expect(fact('Equity')).toHaveTextContent('0%');
    expect(screen.queryByText('Length', { selector: 'dt' })).not.toBeInTheDocument();
    expect(screen.getByText(/^Not published: .*length/)).toBeVisible();
    expect(fact('When to apply')).toHaveTextContent(/^Once a year$/);
    expect(fact('Who can apply')).toHaveTextContent('Registered in India for less than two years.');
    const deadline = within(screen.getByRole('region', { name: 'Deadline' }));
    expect(deadline.getByText('29 days left')).toBeVisible();
    expect(deadline.getByText('Wednesday, 31 March 2027 at 11:30 am, your time')).toBeVisible();
    expect(deadline.getByText('31 March 2027 at 5:00 pm in Kolkata')).toBeVisible();
    expect(deadline.getByRole('link', { name: 'Add to calendar (.ics)' })).toHaveAttribute(
      'href',
      `/v1/tracker/${grant.id}/deadline.ics`,
    );
    const source = within(screen.getByRole('region', { name: 'Source' }));
    expect(source.getByRole('link', { name: 'Harbour Council' })).toHaveAttribute(
      'href',
      'https://harbour.example/grant',
    );
    expect(source.getByText(/No date given/)).toBeVisible();
    expect(source.getByText('May be outdated')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('says once of everything that it isn’t published', async () => {
    open(bare);
    await screen.findByRole('heading', { name: 'Quiet Capital' });
    expect(
      screen.getByText(/^Not published: amount, equity, .* and who can apply\.$/),
    ).toBeVisible();
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
    expect(screen.getByText('No contact details are published.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Deadline' })).not.toBeInTheDocument();
  });

  it('shows the contact details', async () => {
    open(aRecord({ locked: false, contactEmail: 'hello@tideway.example', applyUrl: null }));
    const ways = within(await screen.findByRole('region', { name: 'Contact details' }));
    expect(ways.getByRole('link', { name: 'Email hello@tideway.example' })).toHaveAttribute(
      'href',
      'mailto:hello@tideway.example',
    );
    expect(ways.getByRole('link', { name: /^Website tideway.example/ })).toBeVisible();
  });

  it('says how many ways are locked, and what opens them', async () => {
    open(fund);
    const ways = within(await screen.findByRole('region', { name: 'Contact details' }));
    expect(
      ways.getByText(
        '2 contact details are published. You get them with Premium or the tracker bundle.',
      ),
    ).toBeVisible();
    expect(ways.getByRole('link', { name: 'See the tracker bundle' })).toHaveAttribute(
      'href',
      '/trackerbundle',
    );
    expect(ways.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/pricing');
  });

  it('says why it fits, with the points of each criterion', async () => {
    open(fund);
    const fit = within(await screen.findByRole('region', { name: 'Fit: 88%' }));
    expect(fit.getByRole('heading', { name: 'Fit: 88%' })).toBeVisible();
    expect(fit.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Stage: fits 30 of 30',
      'Sector: fits 30 of 30',
      'Location: fits 20 of 20',
      'Amount: not published (half points) 10 of 20',
    ]);
  });

  it('asks for what the member is raising where nothing is set', async () => {
    const own = fund.own && { ...fund.own, fit: null };
    open(
      { ...fund, own },
      anApi().on(readFitSettings, () => ({ settings: null })),
    );
    expect(await screen.findByRole('link', { name: FIT_PROMPT })).toHaveAttribute(
      'href',
      '/tracker?view=fit',
    );
  });

  it('asks for it with its first frame, so that nothing below moves', async () => {
    const own = fund.own && { ...fund.own, fit: null };
    const api = anApi().on(readFitSettings, () => ({ settings: null }));
    api.pause(readFitSettings);
    open({ ...fund, own }, api);
    await screen.findByRole('heading', { name: fund.name });
    expect(screen.getByRole('link', { name: FIT_PROMPT })).toBeVisible();
  });

  it('that is gone says so', async () => {
    const api = anApi().on(readTracker, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
    renderScreen(<RecordPane slug="gone" back="/" isBeside onClose={() => undefined} />, { api });
    expect(await screen.findByText('This record is no longer listed')).toBeVisible();
  });

  it('offers another try where it couldn’t be loaded', async () => {
    const api = anApi().on(readTracker, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = renderScreen(
      <RecordPane slug={fund.slug} back="/" isBeside onClose={() => undefined} />,
      { api },
    );
    expect(await screen.findByText('Couldn’t load the record')).toBeVisible();
    api.on(readTracker, () => fund);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Tideway Fund' })).toBeVisible();
  });
});
