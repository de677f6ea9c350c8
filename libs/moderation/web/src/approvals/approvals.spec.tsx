import { screen, waitFor, within } from '@testing-library/react';
import {
  approvalErrors,
  approvalFixtures,
  approvalKindFixtures,
  decideApproval,
  listApprovals,
  type Approval,
} from '@upround/moderation/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import { Approvals } from './approvals';

const [facts, mentor] = approvalFixtures as [Approval, Approval];
const kinds = [...approvalKindFixtures];

/** Answers with what is left in a list that tests change. */
const reading = (items: readonly Approval[] = approvalFixtures) =>
  fakeApi().on(listApprovals, () => ({ ...segment([...items]), kinds }));
const open = (api = reading(), query = '') =>
  renderScreen(<Approvals />, {
    api,
    user: aUser({ roles: ['MODERATOR'] }),
    path: `/settings?section=approvals${query}`,
    pattern: routes.settings,
  });
const button = (name: string) => screen.findByRole('button', { name });

describe('approvals', () => {
  it('list what waits, with its record, who asked and both decisions', async () => {
    const { container } = open();
    const list = await screen.findByRole('list', { name: 'Waiting for a decision, oldest first' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(
        /Tideway Fund.*Outdated trackers.*moved to 30 June.*Asha Rao.*Dismiss report.*Mark as corrected/,
      ),
      expect.stringMatching(/Dev Malhotra.*Mentor profiles.*Deleted account.*Approve profile/),
    ]);
    expect(within(list).getByRole('link', { name: 'Tideway Fund' })).toHaveAttribute(
      'href',
      facts.path,
    );
    await expect(container).toHaveNoAxeViolations();
  });

  it('are decided for a reason, which is required, and leave the list', async () => {
    let items: readonly Approval[] = approvalFixtures;
    const api = fakeApi()
      .on(listApprovals, () => ({ ...segment([...items]), kinds }))
      .on(decideApproval, ({ body }) => {
        items = [mentor];
        return { isApproved: body.isApproved };
      });
    const { user, baseElement } = open(api);
    await user.click(await button('Mark as corrected: Tideway Fund'));
    const dialog = within(
      screen.getByRole('dialog', { name: 'Mark as corrected: “Tideway Fund”?' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Mark as corrected' }));
    const field = dialog.getByRole('textbox', { name: 'Reason' });
    expect(field).toHaveAccessibleDescription('Enter a reason.');
    await expect(baseElement).toHaveNoAxeViolations();
    await user.type(field, 'Their page says so.');
    await user.click(dialog.getByRole('button', { name: 'Mark as corrected' }));
    expect(await screen.findByText('Marked as corrected.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Tideway Fund')).not.toBeInTheDocument());
    expect(api.received(decideApproval)).toEqual([
      {
        params: { id: facts.id },
        body: { kind: facts.kind, isApproved: true, reason: 'Their page says so.' },
      },
    ]);
  });

  it('are decided without a reason where their kind needs none', async () => {
    const api = reading().on(decideApproval, () => ({ isApproved: false }));
    const { user } = open(api);
    await user.click(await button('Decline profile: Dev Malhotra'));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Decline profile' }));
    expect(await screen.findByText('Profile declined.')).toBeVisible();
    expect(api.received(decideApproval)[0]?.body).toEqual({ kind: 'MENTOR', isApproved: false });
  });

  it('someone else was faster: the dialog says so, and the list is read again', async () => {
    const api = reading().on(decideApproval, () => {
      throw refuse(approvalErrors.APPROVAL_DECIDED);
    });
    const { user } = open(api);
    await user.click(await button('Dismiss report: Tideway Fund'));
    const before = api.received(listApprovals).length;
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Still right.');
    await user.click(dialog.getByRole('button', { name: 'Dismiss report' }));
    expect(await dialog.findByText(/Someone has already decided this/)).toBeVisible();
    await waitFor(() => expect(api.received(listApprovals).length).toBeGreaterThan(before));
  });

  it('can’t be decided by whoever asked', async () => {
    open(reading([{ ...facts, isOwn: true }]));
    expect(await screen.findByText(/You asked for this/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Tideway Fund/ })).not.toBeInTheDocument();
  });

  it('are shown by kind, which the address has', async () => {
    const api = reading();
    const { user, address } = open(api);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'MENTOR');
    await waitFor(() =>
      expect(api.received(listApprovals).at(-1)?.query).toMatchObject({ kind: 'MENTOR' }),
    );
    expect(address()).toBe('/settings?section=approvals&kind=MENTOR');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), '');
    expect(address()).toBe('/settings?section=approvals');
  });

  it('say that nothing waits', async () => {
    open(reading([]));
    expect(await screen.findByText('Nothing to approve')).toBeVisible();
  });

  it('say why they couldn’t load, and try again', async () => {
    const api = reading();
    api.disconnect();
    const { user } = open(api);
    expect(await screen.findByText('Couldn’t load approvals')).toBeVisible();
    api.disconnect(false);
    await user.click(await button('Try again'));
    expect(await screen.findByText('Dev Malhotra')).toBeVisible();
  });

  it('are for moderators', async () => {
    open(
      fakeApi().on(listApprovals, () => {
        throw refuse(coreErrors.FORBIDDEN);
      }),
    );
    expect(await screen.findByText('This page is for moderators')).toBeVisible();
  });
});
