import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createJob, editJob, type Job } from '@upround/jobs/contract';
import { aUser, renderScreen, type RenderedScreen } from '@upround/shared/testing';
import { JobForm } from './job-form';
import { draft, field, job, openForm, postingApi, press } from './post-job-test.fixtures';

const mockStored = new Map<string, unknown>();
jest.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (key: string) => mockStored.get(key),
  set: async (key: string, value: unknown) => void mockStored.set(key, value),
  del: async (key: string) => void mockStored.delete(key),
}));
beforeAll(() => Object.assign(globalThis, { indexedDB: {} }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'indexedDB'));
beforeEach(() => mockStored.clear());

const notice = 'We’ve restored your unfinished changes.';
const at = (slug: string) => `&job=${slug}`;

/** Opens the form, and waits until what is kept was read. */
async function open(api = postingApi(), query = ''): Promise<RenderedScreen> {
  const shown = openForm(api, query);
  await screen.findByRole('textbox', { name: 'Title' });
  await act(async () => undefined);
  return shown;
}

/** The form of a new job whose address hasn't changed yet, and the creator's last job as it is read again. */
function LastJobForm() {
  const [last, setLast] = useState<Job>();
  return (
    <>
      <button onClick={() => setLast({ ...draft, title: 'Data engineer' })}>Read again</button>
      <JobForm userId={job.creator.id} job={undefined} last={last} onCreated={() => undefined}>
        {null}
      </JobForm>
    </>
  );
}

async function fill({ user }: RenderedScreen) {
  await user.type(field('Title'), 'Data engineer');
  await user.type(field('Company'), 'Tidewater');
  await user.type(field('Location'), 'Pune');
  await user.type(field('Description'), 'Own the readings.');
}

/** Leaves the form and opens it again. */
async function reopen(shown: RenderedScreen, query = '', known: Job = job) {
  shown.unmount();
  return open(postingApi(known), query);
}

function expectNothingKept(title = '') {
  expect(field('Title')).toHaveValue(title);
  expect(screen.queryByText(notice)).toBeNull();
  expect([...mockStored.keys()]).toEqual([]);
}

describe('a job that was typed and not sent', () => {
  it('is back when the form is opened again', async () => {
    const shown = await open();
    await shown.user.type(field('Title'), 'Data engineer');
    await reopen(shown);
    expect(screen.getByText(notice)).toBeVisible();
    expect(field('Title')).toHaveValue('Data engineer');
  });

  it('is back where a button wrote it', async () => {
    const odd: Job = {
      ...draft,
      salary: { min: 3000, max: 4000, currency: 'INR', period: 'YEAR' },
    };
    const shown = await open(postingApi(odd), at(odd.slug));
    await shown.user.click(press('Use ₹30L to ₹40L a year'));
    await reopen(shown, at(odd.slug), odd);
    expect(screen.getByText(notice)).toBeVisible();
    expect(field('From')).toHaveValue('30,00,000');
  });

  it('is permanently deleted once it’s discarded', async () => {
    const first = await open();
    await first.user.type(field('Title'), 'Data engineer');
    const again = await reopen(first);
    await again.user.type(field('Title'), ', senior');
    await again.user.click(press('Discard'));
    expect(field('Title')).toHaveValue('');
    await reopen(again);
    expectNothingKept();
  });

  it('is saved again when the creator types after discarding', async () => {
    const first = await open();
    await first.user.type(field('Title'), 'Data engineer');
    const again = await reopen(first);
    await again.user.click(press('Discard'));
    await again.user.type(field('Title'), 'Designer');
    await reopen(again);
    expect(field('Title')).toHaveValue('Designer');
  });
});

describe('a sent job leaves no draft', () => {
  it('as a draft', async () => {
    const shown = await open(postingApi(draft));
    await fill(shown);
    await shown.user.click(press('Save as draft'));
    await screen.findByRole('heading', { name: 'Job draft' });
    await reopen(shown);
    expectNothingKept();
  });

  it('as an open job', async () => {
    const shown = await open();
    await fill(shown);
    await shown.user.click(press('Preview and publish'));
    await shown.user.click(await screen.findByRole('button', { name: 'Publish job' }));
    await waitFor(() => expect(shown.address()).toBe(`/jobs?job=${job.slug}`));
    await reopen(shown);
    expectNothingKept();
  });

  it('as an edit', async () => {
    const shown = await open(postingApi(job), at(job.slug));
    await shown.user.type(field('Title'), ', senior');
    await shown.user.click(press('Save changes'));
    await waitFor(() => expect(shown.address()).toBe(`/jobs?job=${job.slug}`));
    await reopen(shown, at(job.slug));
    expectNothingKept(job.title);
  });
});

describe('what is typed while the rest is on its way', () => {
  it('stays in the form of a new draft, and is saved as a change to that draft', async () => {
    const api = postingApi(draft);
    const shown = await open(api);
    await fill(shown);
    const answer = api.pause(createJob);
    await shown.user.click(press('Save as draft'));
    await waitFor(() => expect(api.received(createJob)).toHaveLength(1));
    await shown.user.type(field('Title'), ', senior');
    answer();
    await screen.findByRole('heading', { name: 'Job draft' });
    expect(field('Title')).toHaveValue('Data engineer, senior');
    expect(field('Company')).toHaveValue(draft.company);
    const again = await reopen(shown, at(draft.slug), draft);
    expect(screen.getByText(notice)).toBeVisible();
    expect(field('Title')).toHaveValue('Data engineer, senior');
    await reopen(again);
    expect(field('Title')).toHaveValue('');
  });

  it('is back when an open job is edited again', async () => {
    const api = postingApi(job);
    const shown = await open(api, at(job.slug));
    await shown.user.type(field('Title'), ', senior');
    const answer = api.pause(editJob);
    await shown.user.click(press('Save changes'));
    await waitFor(() => expect(api.received(editJob)).toHaveLength(1));
    await shown.user.type(field('Company'), ' Labs');
    answer();
    await waitFor(() => expect(shown.address()).toBe(`/jobs?job=${job.slug}`));
    await reopen(shown, at(job.slug));
    expect(screen.getByText(notice)).toBeVisible();
    expect(field('Company')).toHaveValue(`${job.company} Labs`);
  });
});

it('stays as it was saved while the creator’s jobs are read again', async () => {
  const written = { ...draft, title: 'Data engineer' };
  const api = postingApi(written);
  const page = renderScreen(<LastJobForm />, { api, user: aUser({ id: job.creator.id }) });
  await screen.findByRole('textbox', { name: 'Title' });
  await fill(page);
  await page.user.click(press('Save as draft'));
  await screen.findByText(/^Draft saved/);
  await page.user.click(press('Read again'));
  expect(field('Title')).toHaveValue('Data engineer');
  expect(field('Description')).toHaveValue(written.description);
});

it('begins afresh after a draft, and shows the draft again afterwards', async () => {
  const shown = await open(postingApi(draft));
  await fill(shown);
  await shown.user.click(press('Save as draft'));
  await screen.findByRole('heading', { name: 'Job draft' });
  await shown.go('/jobs?view=post');
  expect(await screen.findByRole('heading', { name: 'Post a job' })).toBeVisible();
  expect(field('Title')).toHaveValue('');
  await shown.user.type(field('Title'), 'Designer');
  await shown.go(`/jobs?view=post${at(draft.slug)}`);
  expect(await screen.findByRole('heading', { name: 'Job draft' })).toBeVisible();
  expect(field('Title')).toHaveValue(draft.title);
});
