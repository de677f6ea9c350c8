import { screen, waitFor, within } from '@testing-library/react';
import { keepApplicantNote, listApplicants, moveApplication } from '@upround/jobs/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { refuse, type FakeApi } from '@upround/shared/testing';
import { watchSavedFiles } from '../../model/saved-files.fixtures';
import { applicants, hiringApi, openHiring, ownJob } from '../hiring-test.fixtures';

const [ravi] = applicants;
const open = (api: FakeApi = hiringApi(), query = '') =>
  openHiring(api, `&job=${ownJob.slug}&application=${ravi?.id}${query}`);
const panel = async () => within(await screen.findByRole('region', { name: 'Applicant' }));

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('an open applicant', () => {
  it('shows what was sent, and is marked as seen once, without a violation', async () => {
    const api = hiringApi();
    const { container } = open(api);
    const shown = await panel();
    expect(await shown.findByRole('heading', { name: 'Ravi Teja' })).toBeVisible();
    expect(shown.getByText('9 years with payments.')).toBeVisible();
    await waitFor(() =>
      expect(api.received(moveApplication)).toEqual([
        { params: { id: ravi?.id }, body: { state: 'SEEN' } },
      ]),
    );
    expect(document.title).toBe('Ravi Teja, applicant to Backend engineer · Upround');
    await expect(container).toHaveNoAxeViolations();
  });

  it('gives way to the next one and back, by buttons and by keys', async () => {
    const { user } = open();
    const shown = await panel();
    await shown.findByRole('heading', { name: 'Ravi Teja' });
    expect(shown.getByRole('button', { name: 'Previous applicant' })).toBeDisabled();
    await user.click(shown.getByRole('button', { name: 'Next applicant' }));
    expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeVisible();
    await user.keyboard('k');
    expect(await screen.findByRole('heading', { name: 'Ravi Teja' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Applicant' })).toBeNull());
  });

  it('keeps a private note when the field is left, and says so', async () => {
    const api = hiringApi();
    const { user } = open(api);
    const note = await screen.findByRole('textbox', { name: 'Private note' });
    await user.type(note, 'Ask about the ledger.');
    expect(api.received(keepApplicantNote)).toEqual([]);
    await user.tab();
    expect(await screen.findByText('Note saved.')).toBeVisible();
    expect(api.received(keepApplicantNote)[0]?.body).toEqual({ text: 'Ask about the ledger.' });
  });

  it('keeps what was written where it could not be saved', async () => {
    const api = hiringApi().on(keepApplicantNote, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open(api);
    const note = await screen.findByRole('textbox', { name: 'Private note' });
    await user.type(note, 'Ask about the ledger.');
    await user.tab();
    expect(await screen.findByText(/The note wasn’t saved. It’s still here/)).toBeVisible();
    expect(note).toHaveValue('Ask about the ledger.');
  });

  it('takes stars, and loses them by the same button', async () => {
    const api = hiringApi();
    const { user } = open(api);
    const stars = await screen.findByRole('button', { name: '3 stars' });
    await user.click(stars);
    await waitFor(() => expect(stars).toHaveAttribute('aria-pressed', 'true'));
    await user.click(stars);
    await waitFor(() => expect(stars).toHaveAttribute('aria-pressed', 'false'));
    await waitFor(() =>
      expect(api.received(keepApplicantNote).map(({ body }) => body.stars)).toEqual([3, 0]),
    );
  });

  it('gives the résumé to be saved', async () => {
    const saved = watchSavedFiles();
    const { user } = open(hiringApi().file('/media/cv.pdf', new Blob(['%PDF-1.7'])));
    await user.click(await screen.findByRole('button', { name: 'Download résumé' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Ravi Teja.pdf']));
  });
});

describe('blind mode', () => {
  it('G47: hides names, headlines and file names everywhere, and stays for the person', async () => {
    const saved = watchSavedFiles();
    const { user, container, unmount } = open(
      hiringApi().file('/media/cv.pdf', new Blob(['%PDF-1.7'])),
    );
    await screen.findByRole('heading', { name: 'Ravi Teja' });
    await user.click(screen.getByRole('switch', { name: 'Blind mode' }));
    expect(screen.queryByRole('heading', { name: 'Ravi Teja' })).toBeNull();
    const page = () => `${container.innerHTML} ${document.title}`;
    for (const { applicant } of applicants) {
      expect(page()).not.toContain(applicant.displayName);
      expect(page()).not.toContain(applicant.slug);
    }
    expect(page()).not.toContain('Engineer<');
    expect(screen.queryByRole('option', { name: 'By name' })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.getByText(/Their note is shown as it was sent and may reveal/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download résumé' }));
    await waitFor(() => expect(saved[0]?.name).toMatch(/^applicant-\d{5}\.pdf$/));
    unmount();
    const again = open();
    await screen.findAllByText(/^Applicant \d{5}$/);
    expect(again.container.innerHTML).not.toContain('Ravi');
  });

  it('T22: makes a file of all who meet the filters, in blind mode without names', async () => {
    const saved = watchSavedFiles();
    const api = hiringApi();
    const { user } = open(api, '&stars=2');
    const button = await screen.findByRole('button', { name: 'Download CSV' });
    const textOf = (index: number) => new Response(saved[index]?.file).text();
    await user.click(button);
    expect(await screen.findByText('3 applicants saved to the file.')).toBeVisible();
    expect(await textOf(0)).toContain('Ravi Teja');
    expect(api.received(listApplicants).at(-1)?.query).toMatchObject({ stars: 2, limit: 50 });
    await user.click(screen.getByRole('switch', { name: 'Blind mode' }));
    await user.click(button);
    await waitFor(() => expect(saved).toHaveLength(2));
    const text = await textOf(1);
    for (const { applicant } of applicants) expect(text).not.toContain(applicant.displayName);
    expect(text).toMatch(/Applicant \d{5},New/);
  });
});
