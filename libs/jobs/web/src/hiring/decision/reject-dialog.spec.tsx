import { screen, within } from '@testing-library/react';
import { jobLimits, moveApplications } from '@upround/jobs/contract';
import { en } from '../../applied/messages/en';
import { applicants, hiringApi, openHiring, ownJob } from '../hiring-test.fixtures';

const [ravi] = applicants;
const MESSAGE = 'Your ledger project impressed all of us.';

async function openDialog(api = hiringApi()) {
  const { user, container } = openHiring(api, `&job=${ownJob.slug}&application=${ravi?.id}`);
  const panel = within(await screen.findByRole('region', { name: 'Applicant' }));
  await user.click(await panel.findByRole('button', { name: 'Reject' }));
  return { api, user, container, dialog: within(await screen.findByRole('dialog')) };
}

beforeEach(() => localStorage.clear());

describe('rejecting an applicant', () => {
  it('preselects no reason, and requires one', async () => {
    const { api, user, dialog } = await openDialog();
    for (const choice of dialog.getAllByRole('radio')) expect(choice).not.toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Choose a reason.');
    expect(api.received(moveApplications)).toEqual([]);
  });

  it('shows what the applicant reads of each reason, without a violation', async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: 'Skills don’t match' }));
    expect(dialog.getByText(`They’ll see: ${en.reason.SKILLS}`)).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Location doesn’t match' }));
    expect(dialog.getByText(`They’ll see: ${en.reason.LOCATION}`)).toBeVisible();
    await expect(await screen.findByRole('dialog')).toHaveNoAxeViolations();
  });

  it('sends a personal line with the reason, which the timeline shows', async () => {
    const { api, user, dialog } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: 'Skills don’t match' }));
    await user.type(dialog.getByRole('textbox', { name: /^Personal message/ }), ` ${MESSAGE} `);
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Ravi Teja moved to “Not selected”.')).toBeVisible();
    expect(api.received(moveApplications)[0]?.body.moves).toEqual([
      { id: ravi?.id, state: 'REJECTED', reason: 'SKILLS', message: MESSAGE },
    ]);
    expect(screen.getByText(MESSAGE)).toBeVisible();
  });

  it('keeps a message that’s too long in the field, with an error', async () => {
    const { api, user, dialog } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: 'No reason' }));
    const line = dialog.getByRole('textbox', { name: /^Personal message/ });
    await user.click(line);
    await user.paste('x'.repeat(jobLimits.rejectionMessage + 1));
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(dialog.getByText('Use 500 characters or fewer.')).toBeVisible();
    expect(api.received(moveApplications)).toEqual([]);
  });
});
