import { screen, waitFor, within } from '@testing-library/react';
import {
  adminRequestFixtures,
  changeRole,
  decideAdminRequest,
  endGift,
  endMemberSessions,
  findMemberByEmail,
  giveMembership,
  listAdminRequests,
  listMembers,
  memberDetailsFixture,
  memberFixtures,
  peopleErrors,
  readMember,
  type MemberDetails,
} from '@upround/moderation/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import { Members } from './members';

const asha: MemberDetails = { ...memberDetailsFixture, adminRequest: null };
const params = { id: asha.person.id };
const reason = 'Agreed on Monday.';

const reading = (member: MemberDetails = asha) =>
  fakeApi()
    .on(listMembers, () => segment([...memberFixtures]))
    .on(listAdminRequests, () => ({ data: [] }))
    .on(readMember, () => member);
const admin = aUser({ roles: ['ADMIN'] });
const open = (api = reading(), path = '', user = admin) =>
  renderScreen(<Members />, {
    api,
    user,
    path: `/settings?section=people${path}`,
    pattern: routes.settings,
  });
const openAsha = (api = reading(), user = admin) => open(api, '&member=asha-rao', user);
const button = (name: string) => screen.findByRole('button', { name });

/** Fills in the reason of the open dialog, and confirms. */
async function confirm({ user }: ReturnType<typeof open>, name: string) {
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), reason);
  await user.click(dialog.getByRole('button', { name }));
}

describe('finding members', () => {
  it('lists the newest, each with roles, state, plan and times', async () => {
    const { container } = open();
    const list = await screen.findByRole('list', { name: 'Members, newest first' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(
        /Asha Rao.*Moderator.*Founder, Harbourlight.*Gift: Premium Plus until 31 Dec 2026.*Joined 2 Nov 2025.*Last seen/,
      ),
      expect.stringMatching(
        /Dev Malhotra.*Being deleted.*Will be erased on 3 Feb 2026.*No plan.*Not seen/,
      ),
    ]);
    await expect(container).toHaveNoAxeViolations();
  });

  it('by name keeps the name in the address, and opens a member', async () => {
    const api = reading();
    const { user, address } = open(api);
    await user.type(screen.getByRole('searchbox', { name: /Name, username or email/ }), ' asha ');
    await user.click(await button('Search'));
    await waitFor(() =>
      expect(api.received(listMembers).at(-1)?.query).toMatchObject({ query: 'asha' }),
    );
    expect(address()).toBe('/settings?section=people&find=asha');
    await user.click(await screen.findByRole('link', { name: 'Asha Rao' }));
    expect(address()).toBe('/settings?section=people&find=asha&member=asha-rao');
    expect(await screen.findByRole('heading', { level: 3, name: 'Asha Rao' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'All members' }));
    expect(address()).toBe('/settings?section=people&find=asha');
    await user.click(await button('Clear search'));
    expect(address()).toBe('/settings?section=people');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('by email keeps the address out of the URL, and wants a whole one', async () => {
    const api = reading().on(findMemberByEmail, ({ body }) => ({
      member: body.email === 'asha@example.test' ? (memberFixtures[0] ?? null) : null,
    }));
    const { user, address } = open(api);
    const field = screen.getByRole('searchbox');
    await user.type(field, 'asha@exa{Enter}');
    expect(field).toHaveAccessibleDescription('Enter the full email address.');
    await user.clear(field);
    await user.type(field, 'Asha@Example.test{Enter}');
    const found = await screen.findByRole('list', { name: 'Members found' });
    expect(within(found).getByRole('link', { name: 'Asha Rao' })).toBeVisible();
    expect(api.received(findMemberByEmail)).toEqual([{ body: { email: 'asha@example.test' } }]);
    expect(address()).toBe('/settings?section=people');
    await user.clear(field);
    await user.type(field, 'nobody@example.test{Enter}');
    expect(await screen.findByText('No members match')).toBeVisible();
  });

  it('is for admins', async () => {
    const forbid = () => {
      throw refuse(coreErrors.FORBIDDEN);
    };
    open(fakeApi().on(listMembers, forbid).on(listAdminRequests, forbid));
    expect(await screen.findByText('This page is for admins')).toBeVisible();
  });

  it('says why it couldn’t load, and tries again', async () => {
    const api = reading();
    api.disconnect();
    const { user } = open(api, '&member=asha-rao');
    expect(await screen.findByText('Couldn’t load this member')).toBeVisible();
    api.disconnect(false);
    await user.click(await button('Try again'));
    expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  });

  it('says that there’s no such member', async () => {
    const api = reading().on(readMember, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
    open(api, '&member=nobody');
    expect(await screen.findByText('Member not found')).toBeVisible();
  });
});

describe('roles', () => {
  it('a moderator is removed and made for a reason, which is required', async () => {
    const removed: MemberDetails = { ...asha, roles: [] };
    const api = reading().on(changeRole, ({ body }) => (body.given ? asha : removed));
    const rendered = openAsha(api);
    const { user, container, baseElement } = rendered;
    await user.click(await button('Remove moderator'));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove Asha Rao as a moderator?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove moderator' }));
    const field = dialog.getByRole('textbox', { name: 'Reason' });
    expect(field).toHaveAccessibleDescription('Enter a reason.');
    expect(api.received(changeRole)).toEqual([]);
    await expect(baseElement).toHaveNoAxeViolations();
    await confirm(rendered, 'Remove moderator');
    expect(await screen.findByText('Asha Rao is no longer a moderator.')).toBeVisible();
    await user.click(await button('Make moderator'));
    await confirm(rendered, 'Make moderator');
    expect(await screen.findByText('Asha Rao is now a moderator.')).toBeVisible();
    expect(api.received(changeRole)).toEqual([
      { params, body: { role: 'MODERATOR', given: false, reason } },
      { params, body: { role: 'MODERATOR', given: true, reason } },
    ]);
    await expect(container).toHaveNoAxeViolations();
  });

  it('with several admins a new one is asked for, and the request is shown', async () => {
    const api = reading().on(changeRole, () => memberDetailsFixture);
    const rendered = openAsha(api);
    await rendered.user.click(await button('Request admin role'));
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/Another admin has to approve/);
    await confirm(rendered, 'Request admin role');
    expect(await screen.findByText('Request sent to the other admins.')).toBeVisible();
    expect(screen.getByText(/Looks after the site/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Request admin role' })).not.toBeInTheDocument();
  });

  it('the only admin makes another one at once', async () => {
    const only = { ...asha, adminCount: 1 };
    const made: MemberDetails = { ...asha, roles: ['MODERATOR', 'ADMIN'] };
    const rendered = openAsha(reading(only).on(changeRole, () => made));
    await rendered.user.click(await button('Make admin'));
    await confirm(rendered, 'Make admin');
    expect(await screen.findByText('Asha Rao is now an admin.')).toBeVisible();
    expect(await button('Remove admin')).toBeEnabled();
  });

  it('the last admin can’t give up the role', async () => {
    openAsha(
      reading({ ...asha, roles: ['ADMIN'], adminCount: 1 }),
      aUser({ id: params.id, roles: ['ADMIN'] }),
    );
    expect(await button('Give up admin role')).toBeDisabled();
    expect(screen.getByText(/There’s no other admin/)).toBeVisible();
  });

  it('someone whose account is suspended gets none', async () => {
    openAsha(reading({ ...asha, roles: [], gift: null, state: 'SUSPENDED' }));
    expect(await button('Make moderator')).toBeDisabled();
    expect(await button('Request admin role')).toBeDisabled();
    expect(await button('Give membership')).toBeDisabled();
    expect(screen.queryByRole('link', { name: 'View profile' })).not.toBeInTheDocument();
  });
});

describe('requests for admins', () => {
  const waiting = () =>
    reading().on(listAdminRequests, () => ({ data: [...adminRequestFixtures] }));
  const [request] = adminRequestFixtures;

  it('are approved by another admin', async () => {
    const made: MemberDetails = { ...asha, roles: ['ADMIN'] };
    const api = waiting().on(decideAdminRequest, () => made);
    const rendered = open(api);
    const list = within(await screen.findByRole('list', { name: 'Admin requests' }));
    expect(list.getByRole('listitem')).toHaveTextContent(
      /Meera Iyer wants to make Asha Rao an admin\..*Looks after the site.*Expires 11 Jan 2026/,
    );
    await rendered.user.click(await button('Approve Asha Rao as an admin'));
    await confirm(rendered, 'Approve request');
    expect(await screen.findByText('Asha Rao is now an admin.')).toBeVisible();
    expect(api.received(decideAdminRequest)).toEqual([
      { params: { id: request?.id }, body: { decision: 'APPROVE', reason } },
    ]);
  });

  it('someone else was faster: the dialog says so, and the list is read again', async () => {
    const api = waiting().on(decideAdminRequest, () => {
      throw refuse(peopleErrors.ADMIN_REQUEST_CLOSED);
    });
    const rendered = open(api);
    await rendered.user.click(await button('Decline Asha Rao as an admin'));
    api.on(listAdminRequests, () => ({ data: [...adminRequestFixtures] }));
    const before = api.received(listAdminRequests).length;
    await confirm(rendered, 'Decline request');
    expect(await screen.findByText(/This request was decided or has expired/)).toBeVisible();
    await waitFor(() => expect(api.received(listAdminRequests).length).toBeGreaterThan(before));
  });

  it('can only be withdrawn by whoever asked', async () => {
    const own = aUser({ id: request?.requestedBy.id ?? '', roles: ['ADMIN'] });
    const api = waiting().on(decideAdminRequest, () => asha);
    const rendered = open(api, '', own);
    await rendered.user.click(await button('Withdraw the request for Asha Rao'));
    expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
    await confirm(rendered, 'Withdraw request');
    expect(await screen.findByText('Request withdrawn.')).toBeVisible();
  });
});

describe('devices and gifts', () => {
  it('one device is logged out, or all', async () => {
    const [first] = asha.sessions;
    const api = reading().on(endMemberSessions, ({ body }) => ({
      ...asha,
      sessions: body.sessionId === undefined ? [] : asha.sessions,
    }));
    const rendered = openAsha(api);
    await rendered.user.click(await button('Log out Firefox on Linux'));
    await confirm(rendered, 'Log out');
    expect(await screen.findByText('Firefox on Linux was logged out.')).toBeVisible();
    await rendered.user.click(await button('Log out everywhere'));
    expect(screen.getByRole('dialog', { name: 'Log Asha Rao out on 2 devices?' })).toBeVisible();
    await confirm(rendered, 'Log out everywhere');
    expect(await screen.findByText('Not logged in anywhere.')).toBeVisible();
    expect(api.received(endMemberSessions)).toEqual([
      { params, body: { sessionId: first?.id, reason } },
      { params, body: { reason } },
    ]);
  });

  it('a plan is given until today or a later day', async () => {
    const none = { ...asha, plan: null, gift: null };
    const api = reading(none).on(giveMembership, () => asha);
    const rendered = openAsha(api);
    const { user } = rendered;
    await user.click(await button('Give membership'));
    const dialog = within(screen.getByRole('dialog', { name: 'Give Asha Rao a membership?' }));
    const day = dialog.getByLabelText('Last day');
    await user.click(dialog.getByRole('button', { name: 'Give membership' }));
    expect(day).toHaveAccessibleDescription('Enter the last day.');
    await user.type(day, '2020-01-31');
    expect(day).toHaveAccessibleDescription('Choose today or a later day.');
    await user.clear(day);
    await user.type(day, '2098-12-31');
    await user.click(dialog.getByRole('radio', { name: 'Premium Plus' }));
    await confirm(rendered, 'Give membership');
    expect(await screen.findByText('Asha Rao now has Premium Plus.')).toBeVisible();
    expect(api.received(giveMembership)).toEqual([
      { params, body: { tier: 2, until: '2098-12-31', reason } },
    ]);
  });

  it('a gift is ended', async () => {
    const api = reading().on(endGift, () => ({ ...asha, plan: null, gift: null }));
    const rendered = openAsha(api);
    await rendered.user.click(await button('End gift'));
    await confirm(rendered, 'End gift');
    expect(await screen.findByText('Asha Rao’s gift has ended.')).toBeVisible();
    expect(screen.getByText('No gift')).toBeVisible();
  });

  it('a change that failed keeps the dialog and the reason', async () => {
    const api = reading().on(endGift, () => {
      throw refuse(coreErrors.RATE_LIMITED);
    });
    const rendered = openAsha(api);
    await rendered.user.click(await button('End gift'));
    await confirm(rendered, 'End gift');
    expect(await screen.findByText(/Couldn’t end the gift\. Too many requests/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue(reason);
  });
});
