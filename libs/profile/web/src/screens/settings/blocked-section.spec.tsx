import { screen, waitFor, within } from '@testing-library/react';
import { block, listBlocked, listMuted, unblock, unmute } from '@upround/profile/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import {
  aPerson,
  aUser,
  fakeApi,
  refuse,
  renderScreen,
  segment,
  type FakeApi,
} from '@upround/shared/testing';
import { SettingsScreen } from './settings-screen';

const since = '2026-03-02T08:00:00.000Z';
const dev = { ...aPerson({ id: 'dev', slug: 'dev', displayName: 'Dev Malhotra' }), since };
const asha = { ...aPerson(), since };
const relation = (count: number) => ({
  referenceId: dev.id,
  referenceType: 'USER' as const,
  active: false,
  count,
});

const hiding = () =>
  fakeApi()
    .on(listBlocked, ({ query }) =>
      query.cursor === 'more' ? segment([asha]) : segment([dev], 'more'),
    )
    .on(listMuted, () => segment([]))
    .on(unblock, () => relation(0))
    .on(block, () => ({ ...relation(1), active: true }));

const open = (api: FakeApi, show = '') =>
  renderScreen(<SettingsScreen />, {
    path: `/settings?section=blocked${show}`,
    pattern: routes.settings,
    user: aUser(),
    api,
  });
const blocked = () => within(screen.getByRole('list', { name: 'Blocked' }));
const press = (name: string) => screen.findByRole('button', { name });

describe('the blocked and the muted', () => {
  it('are listed page by page, or said to be none', async () => {
    const { user, container, address } = open(hiding());
    expect(await screen.findByText('Dev Malhotra')).toBeVisible();
    expect(blocked().getByRole('listitem')).toHaveTextContent('Blocked 2 Mar 2026');
    await expect(container).toHaveNoAxeViolations();
    await user.click(await press('Show more'));
    expect(await screen.findByText('Asha Rao')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Muted' }));
    expect(await screen.findByText('You haven’t muted anyone')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Blocked' })).not.toBeChecked();
    expect(address()).toBe('/settings?section=blocked&show=muted');
    await expect(container).toHaveNoAxeViolations();
  });

  it('are unblocked at once, and Undo blocks them again', async () => {
    const api = hiding();
    const { user } = open(api);
    await user.click(await press('Unblock Dev Malhotra'));
    await waitFor(() => expect(blocked().queryByText('Dev Malhotra')).not.toBeInTheDocument());
    const wanted = { body: { referenceType: 'USER', referenceId: 'dev' } };
    expect(api.received(unblock)).toEqual([wanted]);
    await user.click(await press('Undo'));
    expect(await screen.findByText('Dev Malhotra')).toBeVisible();
    expect(api.received(block)).toEqual([wanted]);
  });

  it('Undo restores only that person', async () => {
    const hidden = new Map([dev, asha].map((person) => [person.id, person]));
    const all = [dev, asha];
    const api = fakeApi()
      .on(listBlocked, () => segment(all.filter(({ id }) => hidden.has(id))))
      .on(listMuted, () => segment([]))
      .on(unblock, ({ body }) => {
        hidden.delete(body.referenceId);
        return relation(0);
      })
      .on(block, ({ body }) => {
        hidden.set(body.referenceId, all.find(({ id }) => id === body.referenceId) ?? dev);
        return { ...relation(1), active: true };
      });
    const { user } = open(api);
    await user.click(await press('Unblock Dev Malhotra'));
    const undo = await press('Undo');
    await user.click(await press('Unblock Asha Rao'));
    await screen.findByText('You haven’t blocked anyone');
    await user.click(undo);
    expect(await screen.findByText('Dev Malhotra')).toBeVisible();
    expect(blocked().queryByText('Asha Rao')).not.toBeInTheDocument();
  });

  it('are read again everywhere else once they are back', async () => {
    const api = hiding();
    const { user, queryClient: client } = open(api);
    client.setQueryData(['feed', 'pages'], { pages: [], pageParams: [] });
    await user.click(await press('Unblock Dev Malhotra'));
    await screen.findByText('Dev Malhotra unblocked.');
    await waitFor(() => expect(client.getQueryState(['feed', 'pages'])?.isInvalidated).toBe(true));
  });

  it('stay where the API refuses, and say why', async () => {
    const api = hiding().on(unblock, () => {
      throw refuse(coreErrors.RATE_LIMITED);
    });
    const { user } = open(api);
    await user.click(await press('Unblock Dev Malhotra'));
    expect(await screen.findByText(/Couldn’t unblock Dev Malhotra/)).toBeVisible();
    expect(blocked().getByText('Dev Malhotra')).toBeVisible();
  });

  it('a muted person’s profile can be opened, as nothing hides it', async () => {
    const api = hiding()
      .on(listMuted, () => segment([asha]))
      .on(unmute, () => relation(0));
    const { user } = open(api, '&show=muted');
    expect(await screen.findByRole('link', { name: 'Asha Rao' })).toHaveAttribute(
      'href',
      '/user/asha-rao',
    );
    await user.click(await press('Unmute Asha Rao'));
    expect(await screen.findByText('Asha Rao unmuted.')).toBeVisible();
    expect(screen.getByText('You haven’t muted anyone')).toBeVisible();
  });

  it('can be asked for again where they did not load', async () => {
    const api = hiding();
    api.disconnect();
    const { user } = open(api);
    expect(await screen.findByText('Couldn’t load the people you’ve blocked')).toBeVisible();
    api.disconnect(false);
    await user.click(await press('Try again'));
    expect(await screen.findByText('Dev Malhotra')).toBeVisible();
  });
});
