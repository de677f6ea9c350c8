import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { applicationEvent, listApplicants, type Applicant } from '@upround/jobs/contract';
import { segment } from '@upround/shared/testing';
import { applicants, counts, hiringApi, openHiring, ownJob } from '../hiring-test.fixtures';

const [ravi, asha, noor] = applicants as [Applicant, Applicant, Applicant];
const nobody = { ...counts, total: 0, applied: 0, rejected: 0 };
const change = (applicationId: string, kind: string) => ({
  ...{ applicationId, jobId: ownJob.id, change: kind },
});

/** A server whose applicants are those of a list at the moment. */
function serverOf(initial: readonly Applicant[]) {
  const here = { all: initial };
  const api = hiringApi().on(listApplicants, () => ({
    ...segment([...here.all]),
    counts: here.all.length === 0 ? nobody : { ...counts, total: here.all.length },
  }));
  return { here, ...openHiring(api, `&job=${ownJob.slug}`) };
}

const names = () =>
  within(screen.getByRole('table', { name: 'Applicants' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

beforeEach(() => localStorage.clear());
afterEach(() => focusManager.setFocused(undefined));

describe('spec 4.38: applicants while they are in sight', () => {
  it('who applies waits above the list until the list is to move', async () => {
    const { here, realtime, user } = serverOf([ravi, noor]);
    await screen.findByRole('link', { name: 'Ravi Teja' });
    here.all = [asha, ravi, noor];
    await realtime.tell(applicationEvent, change(asha.id, 'APPLIED'));
    const pill = await screen.findByRole('button', { name: '1 new applicant' });
    expect(names()).not.toContain('Asha Rao');
    await user.click(pill);
    expect(await screen.findByRole('link', { name: 'Asha Rao' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /new applicant/ })).not.toBeInTheDocument();
  });

  it('an empty list shows them by itself', async () => {
    const { here, realtime } = serverOf([]);
    expect(await screen.findByText('No applicants yet')).toBeVisible();
    here.all = [asha];
    await realtime.tell(applicationEvent, change(asha.id, 'APPLIED'));
    expect(await screen.findByRole('link', { name: 'Asha Rao' })).toBeVisible();
  });

  it('who withdraws is shown as withdrawn', async () => {
    const { here, realtime } = serverOf([ravi, noor]);
    await screen.findByRole('link', { name: 'Ravi Teja' });
    here.all = [{ ...ravi, state: 'WITHDRAWN', note: '' }, noor];
    await realtime.tell(applicationEvent, change(ravi.id, 'WITHDRAWN'));
    expect(
      await within(screen.getByRole('table', { name: 'Applicants' })).findByText('Withdrawn'),
    ).toBeVisible();
  });

  it('who was moved elsewhere is shown where they stand when one comes back; who is new waits', async () => {
    const { here } = serverOf([ravi, noor]);
    await screen.findByRole('link', { name: 'Ravi Teja' });
    here.all = [asha, { ...ravi, state: 'INTERVIEW' }, noor];
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    const table = screen.getByRole('table', { name: 'Applicants' });
    expect(await within(table).findByText('Interview')).toBeVisible();
    expect(names()).not.toContain('Asha Rao');
    expect(screen.getByRole('button', { name: '1 new applicant' })).toBeVisible();
  });

  it('what was missed is counted once the line is back', async () => {
    const { here, realtime } = serverOf([ravi]);
    await screen.findByRole('link', { name: 'Ravi Teja' });
    here.all = [asha, noor, ravi];
    await realtime.gap();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '2 new applicants' })).toBeVisible(),
    );
  });
});
