import { act, screen, waitFor } from '@testing-library/react';
import { apply, jobLimits, jobsErrors, readJob } from '@upround/jobs/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { aUser, refuse } from '@upround/shared/testing';
import { listUploads } from '@upround/uploads/contract';
import { applicationDrafts } from '../draft/application-drafts';
import {
  appliedTo,
  applyApi,
  closedJob,
  kept,
  openDialog,
  openJob,
  openPanel,
  sent,
} from '../apply-test.fixtures';

const me = aUser();
const draft = () => applicationDrafts.read(me.id, openJob.id);

beforeEach(() => applicationDrafts.delete(me.id, openJob.id));

/** Writes a note and goes on to the preview. */
async function preview(options: Parameters<typeof openDialog>[0] = {}) {
  const page = await openDialog(options);
  await page.user.type(page.note, 'I kept ledgers');
  await page.user.click(page.dialog.getByRole('button', { name: 'Preview' }));
  const send = await screen.findByRole('button', { name: 'Send application' });
  return { ...page, send };
}

describe('an application', () => {
  it('is written, previewed as the company sees it, sent, and shown at once', async () => {
    const { user, api, dialog, note, baseElement } = await openDialog();
    await expect(baseElement).toHaveNoAxeViolations();
    await user.type(note, '  I kept ledgers ');
    expect(await dialog.findByText('Meera Iyer.pdf')).toBeVisible();
    expect(dialog.getByText(/^Last used/)).toBeVisible();
    expect(dialog.getByLabelText('Change résumé', { selector: 'input' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    expect(
      await screen.findByRole('dialog', { name: 'Review your application' }),
    ).toHaveTextContent(/Lakshmi Menon will get this.*Meera Iyer.*I kept ledgers.*Meera Iyer.pdf/s);
    await expect(baseElement).toHaveNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    expect(await screen.findByRole('dialog', { name: 'Application sent' })).toHaveTextContent(
      'Replies to 86% of applicants, usually within 2 days.',
    );
    expect(api.received(apply)).toEqual([
      {
        body: {
          referenceType: 'JOB',
          referenceId: openJob.id,
          note: 'I kept ledgers',
          resumeUrl: kept.url,
        },
      },
    ]);
    await expect(baseElement).toHaveNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByText('Applied')).toBeVisible();
    expect(await draft()).toBeUndefined();
  });

  it('needs a note or a résumé', async () => {
    const { user, api, dialog, note } = await openDialog({
      api: applyApi().on(listUploads, () => ({ data: [] })),
    });
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    expect(note).toHaveAccessibleDescription('Write a note or add a résumé.');
    expect(note).toHaveFocus();
    expect(api.received(apply)).toEqual([]);
  });

  it('says when a note is too long, counted as the contract counts', async () => {
    const { user, dialog, note } = await openDialog();
    await user.click(note);
    await user.paste('🙂'.repeat(jobLimits.note));
    expect(note).toBeValid();
    await user.paste('x');
    expect(note).toHaveAccessibleDescription(/up to 4,000 characters/);
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    expect(
      screen.queryByRole('dialog', { name: 'Review your application' }),
    ).not.toBeInTheDocument();
  });

  it('says nothing of how soon one hears where that is not known', async () => {
    const job = { ...openJob, replies: { rate: null, medianHours: null } };
    const { user, send } = await preview({ api: applyApi(job) });
    await user.click(send);
    expect(await screen.findByText(/No reply history yet/)).toBeVisible();
  });
});

describe('Back', () => {
  it('leads from the preview to the form, and from there to the job', async () => {
    const { go, address } = await preview();
    const place = address();
    await go(-1);
    expect(screen.getByDisplayValue('I kept ledgers')).toBeVisible();
    await go(-1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Finish your application' })).toBeVisible();
    expect(address()).toBe(place);
  });

  it('goes back to the job after sending, and Forward doesn’t reopen the dialog', async () => {
    const { user, send, go } = await preview();
    await user.click(send);
    await screen.findByRole('dialog', { name: 'Application sent' });
    await go(-1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('Applied')).toBeVisible();
    await go(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Applied')).toBeVisible();
  });

  it('is not in the way of closing: the entries of the dialog are left with it', async () => {
    const { user, go } = await preview();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await go(1);
    expect(screen.getByRole('dialog', { name: 'Apply to Tidewater' })).toBeVisible();
  });
});

describe('a draft', () => {
  it('R4: survives closing and reloading, and is discarded with a way back', async () => {
    const first = await openDialog();
    await first.user.type(first.note, 'Half a thought');
    await waitFor(async () => expect((await draft())?.note).toBe('Half a thought'));
    await first.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Finish your application' })).toBeVisible();
    expect(screen.getByText(/^Saved \d/)).toBeVisible();
    first.unmount();
    const { user, dialog } = await openDialog();
    const note = await dialog.findByDisplayValue('Half a thought');
    await user.click(dialog.getByRole('button', { name: 'Discard draft' }));
    expect(note).toHaveValue('');
    await waitFor(async () => expect(await draft()).toBeUndefined());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(note).toHaveValue('Half a thought');
  });

  it('is not shown to another member on the same device', async () => {
    const first = await openDialog();
    await first.user.type(first.note, 'Mine');
    await waitFor(async () => expect((await draft())?.note).toBe('Mine'));
    first.unmount();
    const { note } = await openDialog({ user: aUser({ id: 'somebody-else' }) });
    expect(note).toHaveValue('');
  });

  it('in the format of an earlier version is ignored', async () => {
    await applicationDrafts.write(me.id, openJob.id, { note: 3 } as never);
    const { note } = await openDialog();
    expect(note).toHaveValue('');
  });
});

describe('what is not sent', () => {
  it('R4: is saved while offline, says so, and is sent later under the same key', async () => {
    const { user, api, send } = await preview();
    api.disconnect();
    await user.click(send);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /couldn’t reach the server.* What you wrote is saved on this device/,
    );
    expect((await draft())?.note).toBe('I kept ledgers');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('alert')).toHaveTextContent('You’re back online. You can send it now.');
    api.disconnect(false);
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await screen.findByRole('dialog', { name: 'Application sent' });
    expect(api.requests(apply)).toHaveLength(1);
  });

  it('R9: keeps its key over tries and a reload, and takes another for other words', async () => {
    const api = applyApi().on(apply, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const first = await preview({ api });
    await first.user.click(first.send);
    await screen.findByRole('alert');
    await first.user.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(api.requests(apply)).toHaveLength(2));
    first.unmount();
    const { user, dialog } = await openDialog({ api });
    await dialog.findByDisplayValue('I kept ledgers');
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    await user.click(await screen.findByRole('button', { name: 'Send application' }));
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.type(screen.getByRole('textbox', { name: /Note/ }), ' for years');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await user.click(await screen.findByRole('button', { name: 'Send application' }));
    await waitFor(() => expect(api.requests(apply)).toHaveLength(4));
    const [a, b, c, d] = api.requests(apply).map(({ idempotencyKey }) => idempotencyKey);
    expect(a).toEqual(expect.any(String));
    expect([b, c]).toEqual([a, a]);
    expect(d).not.toBe(a);
  });

  it('P13: because it is the second one, leads to the first', async () => {
    const api = applyApi().on(apply, () => {
      throw refuse(jobsErrors.ALREADY_APPLIED);
    });
    const { user, send, baseElement } = await preview({ api });
    api.on(readJob, () => appliedTo('APPLIED'));
    await user.click(send);
    const link = await screen.findByRole('link', { name: 'See your first application' });
    await waitFor(() =>
      expect(link).toHaveAttribute('href', `/jobs?applied=true&application=${sent().id}`),
    );
    expect(screen.getByRole('button', { name: 'Copy your note' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument();
    await expect(baseElement).toHaveNoAxeViolations();
  });

  it('P13: because the job closed, keeps the text to be copied', async () => {
    const api = applyApi().on(apply, () => {
      throw refuse(jobsErrors.JOB_CLOSED);
    });
    const { user, send } = await preview({ api });
    api.on(readJob, () => closedJob);
    await user.click(send);
    expect(await screen.findByText('This job closed while you were writing')).toBeVisible();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy your note' }));
    expect(copied).toHaveBeenCalledWith('I kept ledgers');
    expect(await screen.findByText('Note copied.')).toBeVisible();
    expect((await draft())?.note).toBe('I kept ledgers');
    expect(screen.getByRole('link', { name: 'Browse jobs' })).toHaveAttribute('href', '/jobs');
    expect(screen.queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument();
  });

  it('R18: says why in the API’s own words', async () => {
    const api = applyApi().on(apply, () => {
      throw refuse(jobsErrors.TOO_MANY_APPLICATIONS);
    });
    const { user, send } = await preview({ api });
    await user.click(send);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      jobsErrors.TOO_MANY_APPLICATIONS.sentence,
    );
  });
});

it('reads the résumés of a member with the job, and none of a guest', async () => {
  const guest = openPanel({ user: null });
  await screen.findByRole('button', { name: 'Log in to apply' });
  expect(guest.api.received(listUploads)).toEqual([]);
  guest.unmount();
  const { api } = openPanel();
  await waitFor(() => expect(api.received(listUploads)).toHaveLength(1));
});

it('opening the dialog without typing saves no draft', async () => {
  const { user, dialog, note } = await openDialog();
  expect(await dialog.findByText('Meera Iyer.pdf')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /Discard/ })).not.toBeInTheDocument();
  await user.type(note, 'a');
  expect(dialog.getByRole('button', { name: /Discard/ })).toBeVisible();
  await user.clear(note);
  await waitFor(async () => expect(await draft()).toBeUndefined());
});

it('R4: without the résumé that it began with is a draft, so that the résumé doesn’t come back', async () => {
  const first = await openDialog();
  await first.user.click(await first.dialog.findByRole('button', { name: /^Remove Meera Iyer/ }));
  await waitFor(async () => expect((await draft())?.resume).toBeNull());
  first.unmount();
  const { user, dialog, note } = await openDialog();
  expect(await dialog.findByRole('button', { name: /^Use/ })).toBeVisible();
  await user.type(note, 'a');
  await user.clear(note);
  await waitFor(async () => expect(await draft()).toMatchObject({ note: '', resume: null }));
  await user.click(dialog.getByRole('button', { name: /Discard/ }));
  expect(await dialog.findByRole('button', { name: /^Remove Meera Iyer/ })).toBeVisible();
});
