import { screen } from '@testing-library/react';
import { jobFixtures, listJobsByUser, type Job } from '@upround/jobs/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import { titleAlone } from '../components/job-test.fixtures';
import { UserJobs } from './user-jobs';

const [open, bare, closed] = jobFixtures;
const person = { userId: 'u-1', displayName: 'Lakshmi Menon' } as const;
const show = (api: ReturnType<typeof fakeApi>, own = false) =>
  renderScreen(<UserJobs {...person} own={own} />, { api, user: aUser() });

describe('the jobs of a person', () => {
  it('G9: are listed with what they pay, and open on the board, without a violation', async () => {
    const api = fakeApi().on(listJobsByUser, () => segment([open, bare]));
    const { container } = show(api);
    const link = await screen.findByRole('link', { name: open.title });
    expect(link).toHaveAttribute('href', `/jobs?job=${open.slug}`);
    const list = screen.getByRole('region', { name: 'Lakshmi Menon’s jobs' });
    expect(list).toHaveTextContent('Salary not given');
    expect(screen.queryByRole('link', { name: 'See applicants' })).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
    expect(api.received(listJobsByUser)).toMatchObject([{ query: { userId: 'u-1' } }]);
  });

  it('the member’s own link to their applicants, and a draft to its form', async () => {
    const draft: Job = {
      ...closed,
      id: 'draft',
      slug: 'a-draft',
      title: 'A draft',
      state: 'DRAFT',
      closeReason: null,
    };
    show(
      fakeApi().on(listJobsByUser, () => segment([draft, closed])),
      true,
    );
    const link = await screen.findByRole('link', { name: 'A draft' });
    expect(link).toHaveAttribute('href', '/jobs?view=post&job=a-draft');
    expect(screen.getByRole('link', { name: 'See applicants' })).toHaveAttribute(
      'href',
      '/jobs?view=hiring',
    );
  });

  it('of a draft with a title alone say nothing in place of its company and location', async () => {
    show(
      fakeApi().on(listJobsByUser, () => segment([titleAlone])),
      true,
    );
    const card = await screen.findByRole('article', { name: titleAlone.title });
    expect(card.querySelectorAll('.dot')).toHaveLength(0);
  });

  it('say that there are none', async () => {
    show(fakeApi().on(listJobsByUser, () => segment<Job>([])));
    expect(await screen.findByText('Lakshmi Menon has no open jobs')).toBeInTheDocument();
  });

  it('show that they failed to load, and load again', async () => {
    const api = fakeApi().on(listJobsByUser, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = show(api);
    expect(screen.getByText('Loading jobs')).toBeInTheDocument();
    expect(await screen.findByText('Couldn’t load jobs')).toBeInTheDocument();
    api.on(listJobsByUser, () => segment([open]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: open.title })).toBeInTheDocument();
  });
});
