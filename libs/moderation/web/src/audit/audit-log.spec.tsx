import { screen, waitFor, within } from '@testing-library/react';
import { auditFixtures, exportAudit, listAudit } from '@upround/moderation/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen, watchSavedFiles } from '@upround/shared/testing';
import { AuditLog } from './audit-log';

const everything = () =>
  fakeApi().on(listAudit, () => ({ data: [...auditFixtures], nextSegment: null }));
const open = (api = everything(), path = '/settings?section=operations') =>
  renderScreen(<AuditLog />, { api, user: aUser(), path, pattern: routes.settings });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Entries, newest first' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the audit log', () => {
  it('says who did what to which record, and from which network', async () => {
    const { container } = open();
    expect(await rows()).toEqual([
      expect.stringMatching(/Asha Rao.*account\.sign-in.*USER.*From 203\.0\.113\.0\/24.*password/),
      expect.stringMatching(/Operator.*role\.grant.*MODERATOR/),
      expect.stringMatching(/Deleted account.*account\.delete/),
    ]);
    expect(screen.getByRole('link', { name: 'Asha Rao' })).toHaveAttribute(
      'href',
      '/user/asha-rao',
    );
    await expect(container).toHaveNoAxeViolations();
  });

  it('is searched by what is typed, which the address keeps', async () => {
    const api = everything();
    const { user, address } = open(api);
    await rows();
    await user.type(screen.getByRole('textbox', { name: /Person/ }), 'asha-rao');
    await user.type(screen.getByRole('combobox', { name: /Action/ }), 'role.');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() =>
      expect(api.received(listAudit).at(-1)?.query).toMatchObject({
        person: 'asha-rao',
        action: 'role.',
      }),
    );
    expect(address()).toBe('/settings?section=operations&person=asha-rao&action=role.');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toBe('/settings?section=operations'));
    expect(screen.getByRole('textbox', { name: /Person/ })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: /Person/ })).toHaveFocus();
  });

  it('asks for nothing, and downloads nothing, until a wrong filter is corrected', async () => {
    const api = everything();
    const { user } = open(api, '/settings?section=operations&record=r%202');
    const field = screen.getByRole('textbox', { name: /Record ID/ });
    expect(field).toHaveAccessibleDescription(/letters, digits, hyphens and underscores only/);
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
    await user.clear(field);
    await user.type(field, 'r-2');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await rows();
    // The first request is the one with the corrected filter.
    expect(api.received(listAudit).map(({ query }) => query.referenceId)).toEqual(['r-2']);
  });

  it('says that nothing matches', async () => {
    open(fakeApi().on(listAudit, () => ({ data: [], nextSegment: null })));
    expect(await screen.findByText('No entries match')).toBeVisible();
  });

  it('is for admins', async () => {
    open(
      fakeApi().on(listAudit, () => {
        throw refuse(coreErrors.FORBIDDEN);
      }),
    );
    expect(await screen.findByText('The audit log is for admins')).toBeVisible();
  });

  it('downloads the entries that match', async () => {
    const files = watchSavedFiles();
    const api = everything().on(exportAudit, () => ({
      entries: [...auditFixtures],
      isWhole: false,
    }));
    const { user } = open(api, '/settings?section=operations&action=account.');
    await rows();
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toMatch(/^audit-log-.*\.csv$/);
    expect(await files[0]?.file.text()).toContain('account.sign-in');
    expect(api.received(exportAudit)[0]?.body).toEqual({ action: 'account.' });
    expect(await screen.findByText(/The file has the newest 5,000 entries/)).toBeVisible();
  });
});
