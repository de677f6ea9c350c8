import { act, screen, waitFor, within } from '@testing-library/react';
import {
  keepApplicantNote,
  listApplicants,
  moveApplication,
  moveApplications,
  type Applicant,
} from '@upround/jobs/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { refuse, segment, type FakeApi, watchSavedFiles } from '@upround/shared/testing';
import {
  ExperienceSlot,
  MessagePersonSlot,
  type ExperienceProps,
  type MessageButtonProps,
} from '../../job-parts';
import {
  applicants,
  counts,
  hiringApi,
  openHiring,
  ownJob,
  resumeFile,
} from '../hiring-test.fixtures';

const [ravi] = applicants;
const open = (api: FakeApi = hiringApi(), query = '') =>
  openHiring(api, `&job=${ownJob.slug}&application=${ravi?.id}${query}`);
const panel = async () => within(await screen.findByRole('region', { name: 'Applicant' }));

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('an open applicant', () => {
  it('shows the application and marks it as viewed once, without axe violations', async () => {
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

  it('saves a private note when the field loses focus, and says so', async () => {
    const api = hiringApi();
    const { user } = open(api);
    const note = await screen.findByRole('textbox', { name: 'Private note' });
    await user.type(note, 'Ask about the ledger.');
    expect(api.received(keepApplicantNote)).toEqual([]);
    await user.tab();
    expect(await screen.findByText('Note saved.')).toBeVisible();
    expect(api.received(keepApplicantNote)[0]?.body).toEqual({ text: 'Ask about the ledger.' });
  });

  it('says why a private note wasn’t saved, and keeps its text', async () => {
    const api = hiringApi().on(keepApplicantNote, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open(api);
    const note = await screen.findByRole('textbox', { name: 'Private note' });
    await user.type(note, 'Ask about the ledger.');
    await user.tab();
    expect(
      await screen.findByText(
        /The note wasn’t saved\. Something went wrong on our side\..+ It’s still here/,
      ),
    ).toBeVisible();
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

  it('is followed by a decision, and by the next new applicant', async () => {
    const api = hiringApi();
    const { user } = open(api);
    const shown = await panel();
    const decide = within(await shown.findByRole('group', { name: 'Decide' }));
    await user.click(decide.getByRole('button', { name: 'Shortlist' }));
    expect(await decide.findByRole('button', { name: 'Move to interview' })).toBeVisible();
    expect(api.received(moveApplications)[0]?.body.moves).toEqual([
      { id: ravi?.id, state: 'SHORTLISTED' },
    ]);
    await user.click(decide.getByRole('button', { name: 'Next new' }));
    expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Next new' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
  });

  it('opens the next new applicant with the key n, and shows the key', async () => {
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Next new' });
    act(() => button.focus());
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Press N');
    act(() => button.blur());
    await user.keyboard('n');
    expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  });

  it('can be written to about the job, and shows their experience', async () => {
    const written: unknown[] = [];
    const Message = ({ displayName, about }: MessageButtonProps) => (
      <button onClick={() => written.push(about)}>Message {displayName}</button>
    );
    const Experience = ({ slug }: ExperienceProps) => <p>Experience of {slug}</p>;
    const { user } = openHiring(
      hiringApi(),
      `&job=${ownJob.slug}&application=${ravi?.id}`,
      (page) => (
        <MessagePersonSlot.Fill value={Message}>
          <ExperienceSlot.Fill value={Experience}>{page}</ExperienceSlot.Fill>
        </MessagePersonSlot.Fill>
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Message Ravi Teja' }));
    expect(written).toEqual([{ title: ownJob.title, href: `/jobs?job=${ownJob.slug}` }]);
    expect(screen.getByText(`Experience of ${ravi?.applicant.slug}`)).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Blind mode' }));
    expect(screen.queryByText(/^Experience of/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Message/ })).toBeNull();
  });
});

describe('the résumé of an open applicant', () => {
  it('is shown in place, larger on request, and can be saved', async () => {
    const saved = watchSavedFiles();
    const { user } = open();
    const pages = await screen.findByRole('region', { name: 'Pages of Ravi Teja.pdf' });
    expect(await within(pages).findByText('Page 1 of 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(screen.getByText('125%')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download résumé' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Ravi Teja.pdf']));
  });

  it('says why it did not load, and is tried again', async () => {
    const api = hiringApi().file('/media/cv.pdf', null);
    const { user } = open(api);
    expect(await screen.findByText('Couldn’t download the résumé.')).toBeVisible();
    api.file('/media/cv.pdf', resumeFile);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: /^Pages of/ })).toBeVisible();
  });

  it('is shown in blind mode only on request', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('switch', { name: 'Blind mode' }));
    expect(screen.queryByRole('region', { name: /^Pages of/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show résumé' }));
    expect(await screen.findByRole('region', { name: /^Pages of applicant-/ })).toBeVisible();
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
    const [first] = applicants;
    const noted = { ...first, stars: 0, privateNote: 'Ask about on-call.' } as Applicant;
    const api = hiringApi().on(listApplicants, () => ({
      ...segment([noted, ...applicants.slice(1)]),
      counts,
    }));
    const { user } = open(api, '&stars=2');
    const button = await screen.findByRole('button', { name: 'Download CSV' });
    const textOf = (index: number) => new Response(saved[index]?.file).text();
    await user.click(button);
    expect(await screen.findByText('3 applicants saved to the file.')).toBeVisible();
    const file = await textOf(0);
    expect(file).toMatch(/Stars,Applied,Last moved.*,Your note\r\n/);
    // No stars are no zero, and moments are days.
    expect(file).toMatch(
      /Ravi Teja.*,New,,\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d,.*,Ask about on-call\.\r\n/,
    );
    expect(api.received(listApplicants).at(-1)?.query).toMatchObject({
      stars: 2,
      limit: 50,
      notes: 'true',
    });
    await user.click(screen.getByRole('switch', { name: 'Blind mode' }));
    await user.click(button);
    await waitFor(() => expect(saved).toHaveLength(2));
    const text = await textOf(1);
    for (const { applicant } of applicants) expect(text).not.toContain(applicant.displayName);
    expect(text).toMatch(/Applicant \d{5},New/);
  });
});
