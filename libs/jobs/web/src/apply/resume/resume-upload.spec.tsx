import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { apply } from '@upround/jobs/contract';
import { aUser, refuse } from '@upround/shared/testing';
import { listUploads, upload, uploadErrors } from '@upround/uploads/contract';
import { applicationDrafts } from '../draft/application-drafts';
import { aPdf, applyApi, nameOf, openDialog, openJob } from '../apply-test.fixtures';

beforeEach(() => applicationDrafts.delete(aUser().id, openJob.id));

const input = () => screen.getByLabelText(/^(Choose a PDF|Change résumé)$/, { selector: 'input' });

describe('a résumé', () => {
  it('is uploaded with its progress, is sent with the application, and can be removed', async () => {
    const api = applyApi();
    const { user, dialog, baseElement } = await openDialog({ api });
    const go = api.pause(upload);
    await user.upload(input(), aPdf());
    const bar = await dialog.findByRole('progressbar', { name: 'Uploading cv.pdf' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '50'));
    await expect(baseElement).toHaveNoAxeViolations();
    go();
    expect(await dialog.findByText('cv.pdf uploaded.')).toBeInTheDocument();
    expect(api.received(upload)[0]?.body).toEqual({ purpose: 'RESUME' });
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'Remove cv.pdf' }));
    expect(await screen.findByText('Meera Iyer.pdf')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(screen.getByText('Write a note or add a résumé.')).toBeVisible();
  });

  it('is dropped on the form', async () => {
    const { api, dialog } = await openDialog();
    const target = dialog.getByRole('group', { name: /Résumé/ }).querySelector('div');
    if (target === null) throw new Error('there is no place to drop a file');
    const drop = createEvent.drop(target);
    Object.defineProperty(drop, 'dataTransfer', { value: { files: [aPdf('dropped.pdf')] } });
    fireEvent(target, drop);
    expect(await dialog.findByText('dropped.pdf uploaded.')).toBeInTheDocument();
    expect(nameOf(api.received(upload)[0]?.files)).toBe('dropped.pdf');
  });

  it('is cancelled on its way', async () => {
    const api = applyApi();
    const { user, dialog } = await openDialog({ api });
    api.pause(upload);
    await user.upload(input(), aPdf());
    await user.click(await dialog.findByRole('button', { name: 'Cancel upload' }));
    expect(dialog.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(await dialog.findByText('Meera Iyer.pdf')).toBeVisible();
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    [[new File(['GIF'], 'cat.gif', { type: 'image/gif' })], 'cat.gif isn’t a PDF'],
    [[aPdf('large.pdf', 6 * 1024 * 1024)], 'large.pdf is 6 MB. The limit is 5 MB'],
    [[new File([], 'empty.pdf', { type: 'application/pdf' })], 'empty.pdf is empty'],
    [[aPdf(), aPdf('two.pdf')], 'You can add one file'],
  ])('T5: is not sent where it cannot be one', async (files, words) => {
    const { api, dialog } = await openDialog();
    fireEvent.change(input(), { target: { files } });
    expect(await dialog.findByRole('alert')).toHaveTextContent(new RegExp(words));
    expect(api.received(upload)).toEqual([]);
  });

  it.each([
    uploadErrors.NOT_A_PDF,
    uploadErrors.DAMAGED_PDF,
    uploadErrors.LOCKED_PDF,
    uploadErrors.RESUME_TOO_LARGE,
  ])('T5: that the API does not take is let go of, in the API’s words: $code', async (error) => {
    const api = applyApi().on(upload, () => {
      throw refuse(error);
    });
    const { user, dialog } = await openDialog({ api });
    await user.upload(input(), aPdf());
    expect(await dialog.findByText(error.sentence)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Upload again' })).not.toBeInTheDocument();
  });

  it('R4: waits on this device while offline, even after a reload', async () => {
    const api = applyApi();
    const first = await openDialog({ api });
    await first.dialog.findByText('Meera Iyer.pdf');
    api.disconnect();
    await first.user.upload(input(), aPdf());
    expect(
      await first.dialog.findByText(/couldn’t reach the server.*The file is saved on this device/),
    ).toBeVisible();
    await first.user.click(first.dialog.getByRole('button', { name: 'Preview' }));
    expect(first.dialog.getByText(/is still uploading. Wait/)).toBeVisible();
    expect(first.dialog.getByRole('button', { name: 'Upload again' })).toHaveFocus();
    first.unmount();
    api.disconnect(false);
    const { user, dialog } = await openDialog({ api });
    await user.click(await dialog.findByRole('button', { name: 'Upload again' }));
    expect(await dialog.findByText('cv.pdf uploaded.')).toBeInTheDocument();
    expect(api.received(apply)).toEqual([]);
  });

  it('is not offered from last time where there is none', async () => {
    const api = applyApi().on(listUploads, () => ({ data: [] }));
    const { dialog } = await openDialog({ api });
    expect(dialog.queryByText('Last used')).not.toBeInTheDocument();
  });
});
