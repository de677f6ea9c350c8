import { act, screen, waitFor, within } from '@testing-library/react';
import { createJob, editJob, jobsErrors, listJobsByUser } from '@upround/jobs/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { refuse, segment, type RenderedScreen } from '@upround/shared/testing';
import {
  closed,
  draft,
  field,
  job,
  openForm as open,
  postingApi as anApi,
  press,
  titleAlone,
} from './post-job-test.fixtures';

async function fill({ user }: RenderedScreen) {
  await user.type(field('Title'), 'Data engineer');
  await user.type(field('Company'), 'Tidewater');
  await user.type(field('Location'), 'Pune');
  await user.type(field('Description'), 'Own the readings.');
}
/** Goes through both steps. */
async function publish({ user }: RenderedScreen) {
  await user.click(press('Preview and publish'));
  await user.click(await screen.findByRole('button', { name: 'Publish job' }));
}
const required = {
  title: 'Data engineer',
  company: 'Tidewater',
  location: 'Pune',
  description: 'Own the readings.',
};

describe('the form of a job', () => {
  it('has four parts, and no violation', async () => {
    const { container } = open();
    for (const part of ['The job', 'Location and type', 'Pay', 'Requirements']) {
      expect(screen.getByRole('region', { name: part })).toBeVisible();
    }
    // The tags of other jobs arrive meanwhile.
    await act(() => expect(container).toHaveNoAxeViolations());
  });

  it('begins with the company of the last job, and is no draft yet', async () => {
    const last = { ...job, company: 'Tidewater', companyStage: 'SEED' as const };
    open(anApi().on(listJobsByUser, () => segment([last])));
    await waitFor(() => expect(field('Company')).toHaveValue('Tidewater'));
    expect(screen.getByRole('combobox', { name: /^Company stage/ })).toHaveValue('SEED');
    expect(screen.getByText('Still needed: title, location and description')).toBeVisible();
    expect(screen.queryByText('Saved on this device.')).not.toBeInTheDocument();
  });

  it('says what is still needed, and which parts are complete', async () => {
    const shown = open();
    expect(screen.getByText(/^Still needed: title, company, location/)).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Complete' })).not.toBeInTheDocument();
    await fill(shown);
    expect(screen.getByText('All required fields are filled in')).toBeVisible();
    expect(screen.getAllByRole('img', { name: 'Complete' })).toHaveLength(3);
  });

  it('asks about a visa only after “More”, and moves the focus there', async () => {
    const { user } = open();
    expect(screen.queryByRole('combobox', { name: /^Visa/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add visa details' }));
    expect(screen.getByRole('combobox', { name: /^Visa/ })).toHaveFocus();
  });

  it('publishes what was typed, the salary in minor units', async () => {
    const api = anApi();
    const shown = open(api);
    const { user } = shown;
    await fill(shown);
    await user.click(screen.getByRole('radio', { name: 'Remote' }));
    await user.type(field('From'), '18,00,000');
    await user.type(field('To'), '2600000');
    expect(screen.getByText('Shown as ₹18L to ₹26L a year')).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'Machine Learning{Enter}');
    await publish(shown);
    await waitFor(() => expect(shown.address()).toBe(`/jobs?job=${job.slug}`));
    expect(api.received(createJob)[0]?.body).toMatchObject({
      ...required,
      workplace: 'REMOTE',
      salary: { min: 180_000_000, max: 260_000_000, currency: 'INR', period: 'YEAR' },
      equity: null,
      tags: ['machine-learning'],
      state: 'OPEN',
    });
  });

  it('says what is missing at each field, and sends nothing', async () => {
    const api = anApi();
    const { user } = open(api);
    await user.type(field('To'), '5');
    await user.click(press('Preview and publish'));
    await waitFor(() => expect(field('Title')).toBeInvalid());
    expect(field('Title')).toHaveFocus();
    for (const needed of [
      'Add a title.',
      'Add the company.',
      'Add a location.',
      'Describe the job.',
    ]) {
      expect(screen.getByText(needed)).toBeVisible();
    }
    expect(screen.getByText('Enter the minimum.')).toBeVisible();
    expect(api.received(createJob)).toEqual([]);
  });

  it('groups the digits of an amount when its field is left', async () => {
    const { user } = open();
    await screen.findByRole('heading', { name: 'Post a job' });
    await user.type(field('From'), '1200000');
    await user.tab();
    expect(field('From')).toHaveValue('12,00,000');
    await user.clear(field('From'));
    await user.type(field('From'), '18 lakh');
    await user.tab();
    expect(field('From')).toHaveValue('18 lakh');
  });

  it('begins a description from a template, and previews it', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Use a template' }));
    expect((field('Description') as HTMLTextAreaElement).value).toContain('## What you’ll do');
    expect(screen.queryByRole('button', { name: 'Use a template' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(screen.queryByRole('textbox', { name: 'Description' })).toBeNull();
    expect(screen.getAllByRole('heading', { name: 'What you bring' })[0]).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(field('Description')).toBeVisible();
  });

  it.each([
    ['12x', '', 'Enter an amount, such as 18,00,000, 18 lakh, 1.5 cr or 80k.'],
    ['20', '10', 'The maximum is lower than the minimum.'],
  ])('refuses a salary from %s to %s', async (min, max, sentence) => {
    const shown = open();
    await shown.user.type(field('From'), min);
    if (max !== '') await shown.user.type(field('To'), max);
    await shown.user.click(press('Preview and publish'));
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('saves a draft, which only its creator sees', async () => {
    const api = anApi(draft);
    const shown = open(api);
    await fill(shown);
    await shown.user.click(press('Save as draft'));
    await waitFor(() => expect(shown.address()).toBe(`/jobs?view=post&job=${draft.slug}`));
    expect(api.received(createJob)[0]?.body.state).toBe('DRAFT');
    expect(await screen.findByRole('heading', { name: 'Job draft' })).toBeVisible();
    expect(press('Save draft')).toHaveFocus();
  });

  it('saves a draft that has a title alone, and asks for the rest before it is published', async () => {
    const api = anApi(titleAlone);
    const { user } = open(api);
    await user.click(press('Save as draft'));
    await waitFor(() => expect(field('Title')).toBeInvalid());
    expect(screen.getByText('Add a title.')).toBeVisible();
    await user.type(field('Title'), 'Designer');
    await user.click(press('Save as draft'));
    await screen.findByRole('heading', { name: 'Job draft' });
    expect(api.received(createJob)[0]?.body).toMatchObject({
      title: 'Designer',
      company: '',
      location: '',
      description: '',
      state: 'DRAFT',
    });
    await user.click(press('Preview and publish'));
    await waitFor(() => expect(field('Company')).toBeInvalid());
    expect(screen.getByText('Add the company.')).toBeVisible();
    expect(screen.queryByText('Add a title.')).not.toBeInTheDocument();
    await user.type(field('Location'), 'Pune');
    await user.click(press('Save draft'));
    await waitFor(() => expect(api.received(editJob)[0]?.body).toEqual({ location: 'Pune' }));
  });

  it('R9: keeps the typed job when it’s rejected, and retries under the same key', async () => {
    const api = anApi().on(createJob, () => {
      throw refuse(jobsErrors.TOO_MANY_OPEN_JOBS);
    });
    const shown = open(api);
    await fill(shown);
    await publish(shown);
    expect(await screen.findByText(/You have 100 open jobs, the maximum. Close one/)).toBeVisible();
    await shown.user.click(press('Publish job'));
    await waitFor(() => expect(api.requests(createJob)).toHaveLength(2));
    const [first, second] = api.requests(createJob).map(({ idempotencyKey }) => idempotencyKey);
    expect(first).not.toBeNull();
    expect(second).toBe(first);
    await shown.user.click(press('Back to editing'));
    expect(field('Title')).toHaveValue('Data engineer');
  });

  it('shows a refusal of the server at its field', async () => {
    const api = anApi().on(createJob, () => {
      throw refuse(coreErrors.INVALID_FIELD, { path: 'salary.max' });
    });
    const shown = open(api);
    await fill(shown);
    await publish(shown);
    await waitFor(() => expect(field('To')).toBeInvalid());
    expect(field('To')).toHaveFocus();
  });

  it('suggests the tags of other jobs, and takes one back', async () => {
    const { user } = open();
    await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'eng');
    await user.click(await screen.findByRole('option', { name: 'engineering' }));
    const chosen = screen.getByRole('list', { name: 'Chosen tags' });
    expect(within(chosen).getByText('engineering')).toBeVisible();
    await user.click(press('Remove engineering'));
    expect(screen.queryByRole('list', { name: 'Chosen tags' })).toBeNull();
  });

  it('shows the card and the text as readers will see them', async () => {
    const shown = open();
    await fill(shown);
    await shown.user.type(field('Description'), '{Enter}{Enter}## What you bring');
    await shown.user.click(press('Preview and publish'));
    const preview = await screen.findByRole('region', { name: 'Preview' });
    await waitFor(() => expect(preview).toHaveTextContent('Data engineer'));
    expect(preview).toHaveTextContent('Salary not given');
    expect(within(preview).getByRole('heading', { name: 'What you bring' })).toBeVisible();
  });

  it('is looked at before it is published, and edited again', async () => {
    const api = anApi();
    const shown = open(api);
    await fill(shown);
    await shown.user.click(press('Preview and publish'));
    expect(await screen.findByRole('heading', { name: 'Preview' })).toHaveFocus();
    expect(screen.getByText(/Your job stays open for 90 days/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
    await act(() => expect(shown.container).toHaveNoAxeViolations());
    await shown.user.click(press('Back to editing'));
    expect(press('Preview and publish')).toHaveFocus();
    expect(field('Title')).toHaveValue('Data engineer');
    expect(api.received(createJob)).toEqual([]);
  });

  it('asks for the lakhs that were left out, and puts them in', async () => {
    const { user } = open();
    await user.type(field('From'), '30');
    await user.type(field('To'), '40');
    expect(screen.getByText('Shown as ₹30 to ₹40 a year')).toBeVisible();
    expect(screen.getByText('Did you mean ₹30L to ₹40L a year?')).toBeVisible();
    await user.click(press('Use ₹30L to ₹40L a year'));
    expect(screen.getByText('Shown as ₹30L to ₹40L a year')).toBeVisible();
    expect(screen.queryByText(/^Did you mean/)).toBeNull();
  });

  it('shows how an amount in words is read, but doesn’t repeat digits', async () => {
    const { user } = open();
    await user.type(field('From'), '3500000');
    expect(screen.getByText(/^Shown as .*₹35L/)).toBeVisible();
    expect(screen.queryByText('₹35,00,000')).toBeNull();
    await user.clear(field('From'));
    await user.type(field('From'), '35 lakh');
    expect(screen.getByText('₹35,00,000')).toBeVisible();
    await user.type(field('To'), '4000000');
    expect(screen.getByText('₹35,00,000 to ₹40,00,000')).toBeVisible();
  });

  it('formats what is selected in the description', async () => {
    const { user } = open();
    const area = field('Description');
    await user.type(area, 'Own it');
    await user.tripleClick(area);
    await user.click(press('Bold'));
    await waitFor(() => expect(area).toHaveValue('**Own it**'));
  });
});

describe('a job that is there already', () => {
  it('says what changes for readers, and sends that alone', async () => {
    const api = anApi({ ...job, applications: null });
    const { user } = open(api, `&job=${job.slug}`);
    const title = await screen.findByRole('textbox', { name: 'Title' });
    expect(screen.getByText('No changes yet.')).toBeVisible();
    await user.type(title, ', senior');
    expect(await screen.findByText(/You changed: Title/)).toBeVisible();
    await user.click(press('Save changes'));
    await waitFor(() =>
      expect(api.received(editJob)[0]?.body).toEqual({ title: 'Backend engineer, senior' }),
    );
  });

  it('is published by one call that includes the changes', async () => {
    const api = anApi(draft);
    const shown = open(api, `&job=${draft.slug}`);
    await screen.findByRole('textbox', { name: 'Title' });
    await publish(shown);
    await waitFor(() => expect(api.received(editJob)[0]?.body).toEqual({ state: 'OPEN' }));
  });

  it.each([
    ['closed', closed, 'This job is closed'],
    [
      'somebody else’s',
      { ...job, creator: { ...job.creator, id: 'x' } },
      'This isn’t one of your jobs',
    ],
  ])('is not edited where it is %s', async (_, known, sentence) => {
    open(anApi(known), `&job=${known.slug}`);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
  });
});
