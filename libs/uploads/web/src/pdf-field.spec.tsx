import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { fakeApi, refuse, renderScreen, type FakeApi } from '@upround/shared/testing';
import { upload, uploadErrors, type Upload } from '@upround/uploads/contract';
import { FileCard } from './file-card';
import { PdfField } from './pdf-field';
import { usePdfUpload } from './use-pdf-upload';

const KB = 1024;
const stored: Upload = {
  key: 'plan.pdf',
  url: '/media/plan.pdf',
  purpose: 'RESUME',
  name: 'plan.pdf',
  size: 3_000,
  sha256: 'ab'.repeat(32),
  createdAt: '2027-03-09T10:42:00.000Z',
};

const aPdf = (name = 'plan.pdf', size = 3_000): File =>
  new File([`%PDF-1.7${'x'.repeat(size - 8)}`], name, { type: 'application/pdf' });

interface SampleProps {
  canChange?: boolean;
  onProblem?: (problem: { name: string; why: string } | null) => void;
}

function Sample({ canChange = true, onProblem }: SampleProps) {
  const [waiting, setWaiting] = useState<File | null>(null);
  const [file, setFile] = useState<Upload | null>(null);
  const pdf = usePdfUpload({
    purpose: 'RESUME',
    mostBytes: 10 * KB,
    waiting,
    onWaiting: setWaiting,
    onStored: (arrived) => {
      setWaiting(null);
      setFile(arrived);
    },
    ...(onProblem && { onProblem }),
    retryText: (why) => `${why} It waits here.`,
  });
  return (
    <PdfField
      legend="Plan"
      hint="One PDF"
      upload={pdf}
      canChange={canChange}
      replaceLabel={file === null ? undefined : 'Replace plan'}
    >
      {file !== null && <FileCard name={file.name} />}
    </PdfField>
  );
}

const openSample = (
  api: FakeApi = fakeApi().on(upload, () => stored),
  props: SampleProps = {},
) => ({
  ...renderScreen(<Sample {...props} />, { api, path: '/', pattern: '/' }),
  api,
});
const input = () => screen.getByLabelText(/^(Choose a PDF|Replace plan)$/, { selector: 'input' });

describe('a field for one PDF', () => {
  it('uploads it with its progress, and shows it in place of the choice', async () => {
    const { user, api, container } = openSample();
    expect(screen.getByRole('group', { name: 'Plan' })).toHaveAccessibleDescription('One PDF');
    const go = api.pause(upload);
    await user.upload(input(), aPdf());
    const bar = await screen.findByRole('progressbar', { name: 'Uploading plan.pdf' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '50'));
    await expect(container).toHaveNoAxeViolations();
    go();
    expect(await screen.findByText('plan.pdf uploaded.')).toBeInTheDocument();
    expect(screen.getByText('plan.pdf')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Replace plan' })).toBeVisible();
    expect(api.received(upload)[0]?.body).toEqual({ purpose: 'RESUME' });
  });

  it.each([
    ['another type', [new File(['GIF'], 'cat.gif', { type: 'image/gif' })], /cat.gif isn’t a PDF/],
    ['too large', [aPdf('large.pdf', 11 * KB)], /large.pdf is 11 KB. The limit is 10 KB/],
    ['empty', [new File([], 'e.pdf', { type: 'application/pdf' })], /e.pdf is empty/],
    ['two', [aPdf(), aPdf('two.pdf')], /You can add one file/],
  ])('doesn’t send what it can’t be: %s', async (_what, files, words) => {
    const onProblem = jest.fn();
    const { api } = openSample(undefined, { onProblem });
    fireEvent.change(input(), { target: { files } });
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(onProblem).toHaveBeenLastCalledWith({
      name: files[0]?.name,
      why: expect.stringMatching(words) as string,
    });
    expect(api.received(upload)).toEqual([]);
  });

  it('sends a file again where the connection broke, and says that it waits', async () => {
    const { user, api } = openSample();
    api.disconnect();
    await user.upload(input(), aPdf());
    const again = await screen.findByRole('button', { name: 'Upload again' });
    expect(screen.getByRole('alert')).toHaveTextContent(/It waits here\.$/);
    expect(screen.getByText(/not uploaded yet/)).toBeVisible();
    api.disconnect(false);
    await user.click(again);
    expect(await screen.findByText('plan.pdf uploaded.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('lets go of a file that the API doesn’t take', async () => {
    const api = fakeApi().on(upload, () => {
      throw refuse(uploadErrors.LOCKED_PDF);
    });
    const { user } = openSample(api);
    await user.upload(input(), aPdf());
    expect(await screen.findByRole('alert')).toHaveTextContent(uploadErrors.LOCKED_PDF.sentence);
    expect(screen.queryByRole('button', { name: 'Upload again' })).not.toBeInTheDocument();
    expect(screen.queryByText(/It waits here/)).not.toBeInTheDocument();
  });

  it('ends an upload that is cancelled, without an error', async () => {
    const { user, api } = openSample();
    api.pause(upload);
    await user.upload(input(), aPdf());
    await user.click(await screen.findByRole('button', { name: 'Cancel upload' }));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose a PDF' })).toBeVisible();
  });

  it('takes nothing once it can’t be changed', () => {
    openSample(undefined, { canChange: false });
    expect(screen.queryByRole('button', { name: 'Choose a PDF' })).not.toBeInTheDocument();
  });
});
