import { act, screen, waitFor, within } from '@testing-library/react';
import { companyFixtures, createJob, listCompanies } from '@upround/jobs/contract';
import { draft, field, job, openForm, postingApi, press, widen } from './post-job-test.fixtures';

const preview = () => screen.getByRole('region', { name: 'Preview' });

describe('the preview beside the form of a job', () => {
  beforeEach(widen);
  afterEach(() => jest.restoreAllMocks());

  it('says what is to come before anything is typed, without a violation', async () => {
    const { container } = openForm();
    const shown = within(preview());
    expect(shown.getAllByRole('heading', { name: 'Job title' })).toHaveLength(2);
    expect(shown.getByText('Your description appears here.')).toBeVisible();
    // What isn't filled in is left out.
    expect(shown.queryByText('Location')).not.toBeInTheDocument();
    expect(shown.getAllByText('Salary not given')).toHaveLength(1);
    // The tags of other jobs arrive meanwhile.
    await act(() => expect(container).toHaveNoAxeViolations());
  });

  it('has the logo of the company with that name', async () => {
    const [tidewater] = companyFixtures;
    const logoUrl = '/media/logo-tidewater.webp';
    const api = postingApi().on(listCompanies, () => ({ data: [{ ...tidewater, logoUrl }] }));
    const { user } = openForm(api);
    await user.type(field('Company'), 'tidewater');
    await waitFor(() =>
      expect(preview().querySelector('img')).toHaveAttribute(
        'src',
        expect.stringContaining('logo-tidewater'),
      ),
    );
  });

  it('follows what is typed, and is read out at no key', async () => {
    const { user } = openForm();
    await user.type(field('Title'), 'Data engineer');
    await user.type(field('Company'), 'Tidewater');
    await user.type(field('From'), '18 lakh');
    await user.click(screen.getByRole('radio', { name: 'Remote' }));
    await user.type(field('Description'), 'Own it.{Enter}{Enter}## What you bring');
    await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'python{Enter}');
    const shown = within(preview());
    expect(await shown.findByRole('heading', { name: 'What you bring' })).toBeVisible();
    expect(shown.getAllByRole('heading', { name: 'Data engineer' })).toHaveLength(2);
    expect(shown.getAllByText('Tidewater')).toHaveLength(2);
    expect(shown.getAllByText(/₹18L/)).toHaveLength(2);
    expect(shown.getAllByText('Remote')).toHaveLength(2);
    expect(shown.getByText('Python')).toBeVisible();
    expect(preview().querySelector('[aria-live], [role=status], [role=alert]')).toBeNull();
    expect(preview().closest('[aria-live]')).toBeNull();
  });

  it('is one stop of the keyboard after the form, with no control in it', async () => {
    const { user } = openForm(postingApi(job), `&job=${job.slug}`);
    const save = await screen.findByRole('button', { name: 'Save changes' });
    act(() => save.focus());
    await user.tab();
    expect(preview()).toHaveFocus();
    const shown = within(preview());
    expect(shown.queryByRole('link')).toBeNull();
    expect(shown.queryByRole('button')).toBeNull();
    expect(screen.getAllByRole('region', { name: 'Preview' })).toHaveLength(1);
  });

  it('stays where it is while the job is published', async () => {
    const api = postingApi(draft);
    const { user } = openForm(api, `&job=${draft.slug}`);
    await screen.findByRole('textbox', { name: 'Title' });
    const before = preview();
    await user.click(press('Preview and publish'));
    expect(
      await screen.findByRole('heading', { name: 'What happens when you publish' }),
    ).toHaveFocus();
    expect(preview()).toBe(before);
    expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
    await user.click(press('Back to editing'));
    expect(press('Preview and publish')).toHaveFocus();
    expect(api.received(createJob)).toEqual([]);
  });
});

describe('the preview in a narrow window', () => {
  it('is a step of its own for a new job, and ends the form of an open one', async () => {
    const { user, unmount } = openForm();
    expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull();
    unmount();
    openForm(postingApi(job), `&job=${job.slug}`);
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), ', senior');
    await waitFor(() => expect(preview()).toHaveTextContent(`${job.title}, senior`));
    expect(preview()).not.toHaveAttribute('tabindex');
  });
});
