import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  competitionErrors,
  competitionFixture,
  ownEntryFixture,
  saveEntry,
  type OwnEntry,
} from '@upround/competitions/contract';
import { mediaUrl } from '@upround/shared/links';
import { refuse, watchSavedFiles } from '@upround/shared/testing';
import { upload, uploadErrors } from '@upround/uploads/contract';
import { aDraft, anApi, beWide, open } from '../../competition/competition-test.fixtures';
import { aPdf, stored, takingFiles, withoutFile } from './file-test.fixtures';

const MB = 1024 * 1024;
const pitch = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const empty = aDraft({ answers: withoutFile });

const openEntry = (entry: OwnEntry = empty, api = takingFiles(anApi({}, entry))) => ({
  ...open({ tab: 'entry', api }),
  api,
});
const field = async () => within(await screen.findByRole('group', { name: /Your deck/ }));
const input = () => screen.getByLabelText(/^(Choose a PDF|Replace file)$/, { selector: 'input' });
const saved = { timeout: 3_000 };

afterEach(() => jest.restoreAllMocks());

describe('a file of an entry', () => {
  it('says what it may be and who sees it', async () => {
    const { container } = openEntry();
    expect(await screen.findByRole('group', { name: /Your deck/ })).toHaveAccessibleDescription(
      'For the judges alone A PDF of up to 5 MB.',
    );
    await expect(container).toHaveNoAxeViolations();
  });

  it('is uploaded with its progress, and saved with the entry', async () => {
    const { user, api, container } = openEntry();
    const part = await field();
    const go = api.pause(upload);
    await user.upload(input(), aPdf());
    const bar = await part.findByRole('progressbar', { name: 'Uploading deck.pdf' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '50'));
    await expect(container).toHaveNoAxeViolations();
    expect(screen.getByRole('button', { name: 'Submit entry' })).toBeDisabled();
    go();
    expect(await part.findByText('deck.pdf uploaded.')).toBeInTheDocument();
    expect(api.received(upload)[0]?.body).toEqual({ purpose: 'ENTRY_FILE' });
    await waitFor(() =>
      expect(api.received(saveEntry).at(-1)?.body.answers['deck']).toEqual(stored),
    );
    expect(screen.getByRole('button', { name: 'Submit entry' })).toBeEnabled();
  });

  it('is dropped on its field', async () => {
    const { api } = openEntry();
    const part = await field();
    const target = part
      .getByRole('button', { name: 'Choose a PDF' })
      .closest('.rounded-control.gap-2');
    if (target === null) throw new Error('there is no place to drop a file');
    const drop = createEvent.drop(target);
    Object.defineProperty(drop, 'dataTransfer', { value: { files: [aPdf()] } });
    fireEvent(target, drop);
    expect(await part.findByText('deck.pdf uploaded.')).toBeInTheDocument();
    expect(api.received(upload)).toHaveLength(1);
  });

  it('is downloaded, replaced and removed', async () => {
    const files = watchSavedFiles();
    const { user, api } = openEntry(aDraft());
    api.file(mediaUrl('AAAAAAAAAAAAAAAAAAAAAA.pdf'), new Blob(['%PDF-']));
    const part = await field();
    expect(part.getByText('Harbourlight.pdf')).toBeVisible();
    expect(part.getByText('794 KB')).toBeVisible();
    await user.click(part.getByRole('button', { name: 'Download Harbourlight.pdf' }));
    await waitFor(() => expect(files[0]?.name).toBe('Harbourlight.pdf'));
    await user.upload(input(), aPdf());
    await waitFor(() =>
      expect(api.received(saveEntry).at(-1)?.body.answers['deck']).toEqual(stored),
    );
    await user.click(await part.findByRole('button', { name: 'Remove deck.pdf' }));
    await waitFor(() => expect(api.received(saveEntry).at(-1)?.body.answers).toEqual(withoutFile));
    expect(part.getByRole('button', { name: 'Choose a PDF' })).toBeVisible();
  });

  it.each([
    [[new File(['GIF'], 'cat.gif', { type: 'image/gif' })], 'cat.gif isn’t a PDF'],
    [[aPdf('large.pdf', 6 * MB)], 'large.pdf is 6 MB. The limit is 5 MB'],
    [[new File([], 'empty.pdf', { type: 'application/pdf' })], 'empty.pdf is empty'],
    [[aPdf(), aPdf('two.pdf')], 'You can add one file'],
  ])('isn’t sent where it can’t be one: %#', async (files, words) => {
    const { api } = openEntry();
    const part = await field();
    fireEvent.change(input(), { target: { files } });
    expect(await part.findByRole('alert')).toHaveTextContent(new RegExp(words));
    expect(api.received(upload)).toEqual([]);
  });

  it.each([uploadErrors.LOCKED_PDF, uploadErrors.ENTRY_FILE_TOO_LARGE])(
    'that the API doesn’t take is left out, in the API’s words: $code',
    async (error) => {
      const api = takingFiles(anApi({}, empty)).on(upload, () => {
        throw refuse(error);
      });
      const { user } = openEntry(empty, api);
      const part = await field();
      await user.upload(input(), aPdf());
      expect(await part.findByText(error.sentence)).toBeVisible();
      expect(part.queryByRole('button', { name: 'Upload again' })).not.toBeInTheDocument();
    },
  );

  it('is uploaded again where the connection broke', async () => {
    const { user, api } = openEntry();
    const part = await field();
    api.disconnect();
    await user.upload(input(), aPdf());
    const again = await part.findByRole('button', { name: 'Upload again' });
    expect(part.getByRole('alert')).toHaveTextContent(/couldn’t reach the server/);
    api.disconnect(false);
    await user.click(again);
    expect(await part.findByText('deck.pdf uploaded.')).toBeInTheDocument();
    expect(part.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is cancelled on its way', async () => {
    const { user, api } = openEntry(aDraft());
    const part = await field();
    const go = api.pause(upload);
    await user.upload(input(), aPdf());
    await user.click(await part.findByRole('button', { name: 'Cancel upload' }));
    go();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit entry' })).toBeEnabled());
    expect(part.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(part.getByText('Harbourlight.pdf')).toBeVisible();
    expect(part.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('that the API doesn’t know is said beside the other changes', async () => {
    const api = takingFiles(anApi({}, empty)).on(saveEntry, () => {
      throw refuse(competitionErrors.NOT_YOUR_FILE);
    });
    const { user } = openEntry(empty, api);
    await field();
    await user.upload(input(), aPdf());
    const [line] = await screen.findAllByText(/^Not saved – Upload this file again/, {}, saved);
    expect(line).toBeVisible();
  });

  it('is in the checklist, which leads to it', async () => {
    const form = competitionFixture.form.map((one) => ({ ...one, isRequired: true }));
    const api = takingFiles(anApi({ form }, empty));
    const { user } = openEntry(empty, api);
    await user.click(await screen.findByRole('button', { name: 'Fill in: Your deck' }));
    expect((await field()).getByRole('button', { name: 'Choose a PDF' })).toHaveFocus();
  });

  it('that wasn’t uploaded is in the checklist and in the question, until it’s removed', async () => {
    const draft = aDraft({ answers: { ...withoutFile, pitch } });
    const api = takingFiles(anApi({}, draft));
    const { user, container } = openEntry(draft, api);
    const part = await field();
    expect(screen.getByText('Everything is filled in.')).toBeVisible();
    api.disconnect();
    await user.upload(input(), aPdf());
    await part.findByRole('button', { name: 'Upload again' });
    expect(screen.queryByText('Everything is filled in.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Not uploaded: Your deck' }));
    expect(part.getByRole('button', { name: 'Upload again' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Submit entry' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Submit this entry?' }));
    expect(dialog.getByText('Your deck wasn’t uploaded and won’t be submitted.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(container).toHaveNoAxeViolations();
    await user.click(part.getByRole('button', { name: 'Remove deck.pdf' }));
    expect(screen.queryByRole('button', { name: /^Not uploaded/ })).not.toBeInTheDocument();
    expect(screen.getByText('Everything is filled in.')).toBeVisible();
  });

  it('that replaces another and wasn’t uploaded leaves that one, until it’s replaced', async () => {
    beWide();
    const draft = aDraft({ answers: { ...ownEntryFixture.answers, pitch } });
    const { user } = openEntry(draft, takingFiles(anApi({}, draft)));
    const part = await field();
    const cat = new File(['GIF'], 'cat.gif', { type: 'image/gif' });
    fireEvent.change(input(), { target: { files: [cat] } });
    expect(await screen.findByRole('button', { name: 'Not uploaded: Your deck' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Submit entry' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/^The new file for Your deck wasn’t uploaded\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    fireEvent.change(input(), { target: { files: [aPdf()] } });
    expect(await part.findByText('deck.pdf uploaded.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Not uploaded/ })).not.toBeInTheDocument();
  });

  it('is shown after the deadline, to download', async () => {
    const entry = { ...ownEntryFixture, isChanged: false };
    openEntry(entry, anApi({ phase: 'JUDGING' }, entry));
    expect(await screen.findByRole('button', { name: 'Download Harbourlight.pdf' })).toBeVisible();
  });
});
