import { screen, waitFor, within } from '@testing-library/react';
import {
  listApplicants,
  moveApplications,
  readApplication,
  type Applicant,
} from '@upround/jobs/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { ownKey } from '@upround/shared/session';
import { refuse, segment, type FakeApi } from '@upround/shared/testing';
import {
  applicants,
  counts,
  hiringApi,
  openHiring,
  ownJob,
  recruiter,
} from '../hiring-test.fixtures';

const [ravi, asha] = applicants;
const open = (api: FakeApi = hiringApi(), query = `&application=${ravi?.id}`) =>
  openHiring(api, `&job=${ownJob.slug}${query}`);
const key = ownKey(recruiter.id, 'blind-applicants');

/** A server for a member whose plan doesn't include blind hiring. */
const lockedApi = () =>
  hiringApi().on(listApplicants, ({ query }) => ({
    ...segment<Applicant>(applicants),
    counts,
    opens: { blindHiring: false },
    ...(query.blind === 'true' && { locked: true }),
  }));

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe('spec 4.47: blind hiring', () => {
  it('requests applicants without names, and decides without them', async () => {
    localStorage.setItem(key, 'on');
    const api = hiringApi();
    const { user } = open(api, '');
    const rows = await screen.findAllByRole('link', { name: /^Applicant \d{5}$/ });
    expect(rows).toHaveLength(3);
    expect(api.received(listApplicants).map(({ query }) => query.blind)).not.toContain(undefined);
    rows[0]?.focus();
    await user.keyboard('s');
    expect(await screen.findByText(/^Applicant \d{5} moved/)).toBeVisible();
    await waitFor(() =>
      expect(api.received(moveApplications).map(({ body }) => body.blind)).toEqual([true]),
    );
  });

  it('shows who one person is on request, and hides them again', async () => {
    localStorage.setItem(key, 'on');
    const api = hiringApi();
    const { user, container } = open(api);
    const panel = within(await screen.findByRole('region', { name: 'Applicant' }));
    expect(await panel.findByRole('heading', { name: /^Applicant \d{5}$/ })).toBeVisible();
    expect(api.received(readApplication)).toEqual([]);
    await user.click(panel.getByRole('button', { name: 'Show who this is' }));
    expect(await panel.findByRole('heading', { name: 'Ravi Teja' })).toBeVisible();
    expect(panel.getByRole('link', { name: 'View profile' })).toBeVisible();
    expect(panel.getByText(/^Ravi Teja\.pdf/)).toBeVisible();
    expect(container).not.toHaveTextContent(asha?.applicant.displayName ?? '');
    expect(within(screen.getByRole('table')).queryByText('Ravi Teja')).toBeNull();
    await expect(container).toHaveNoAxeViolations();
    await user.click(panel.getByRole('button', { name: 'Hide who this is' }));
    expect(panel.queryByRole('heading', { name: 'Ravi Teja' })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Show who this is' }));
    await user.click(panel.getByRole('button', { name: 'Next applicant' }));
    expect(await screen.findByRole('button', { name: 'Show who this is' })).toBeVisible();
    expect(container).not.toHaveTextContent('Asha Rao');
  });

  it('says why a person couldn’t be shown, and tries again', async () => {
    localStorage.setItem(key, 'on');
    const api = hiringApi().on(readApplication, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Show who this is' }));
    expect(await screen.findByText(/^Couldn’t show who this is\./)).toBeVisible();
    api.on(readApplication, () => ravi as Applicant);
    await user.click(screen.getByRole('button', { name: 'Show who this is' }));
    expect(await screen.findByRole('heading', { name: 'Ravi Teja' })).toBeVisible();
  });

  it('without the plan is a button that says which plan includes it', async () => {
    const { user } = open(lockedApi(), '');
    const button = await screen.findByRole('button', { name: 'Blind mode' });
    expect(screen.queryByRole('switch', { name: 'Blind mode' })).toBeNull();
    await user.click(button);
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Blind hiring is part of Premium Jobs' }),
    );
    expect(dialog.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
    await expect(document.body).toHaveNoAxeViolations();
    await user.click(dialog.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('link', { name: 'Ravi Teja' })).toBeVisible();
  });

  it('names everyone again once the plan has ended, and says why', async () => {
    localStorage.setItem(key, 'on');
    const { user } = open(lockedApi(), '');
    expect(await screen.findByRole('link', { name: 'Ravi Teja' })).toBeVisible();
    expect(screen.getByText(/^Blind mode is off because your plan/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Blind mode' }));
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(screen.queryByText(/^Blind mode is off/)).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
  });
});
