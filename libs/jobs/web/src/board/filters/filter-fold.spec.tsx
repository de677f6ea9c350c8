import { screen } from '@testing-library/react';
import {
  companyFixtures,
  facetFixture,
  jobFixtures,
  listJobs,
  listSimilarJobs,
  readCompany,
  readJob,
  readJobFacets,
} from '@upround/jobs/contract';
import { routes } from '@upround/shared/links';
import { fakeApi, renderScreen, segment } from '@upround/shared/testing';
import { setWide } from '../../components/job-test.fixtures';
import { JobsScreen } from '../jobs-screen';

const visit = async (path = '/jobs') => {
  const api = fakeApi()
    .on(listJobs, () => segment([jobFixtures[0]]))
    .on(readJobFacets, () => facetFixture)
    .on(readJob, () => jobFixtures[0])
    .on(readCompany, () => companyFixtures[0])
    .on(listSimilarJobs, () => ({ data: [] }));
  const rendered = renderScreen(<JobsScreen />, { api, path, pattern: routes.jobs });
  await screen.findByRole('feed', { name: 'Jobs' });
  return rendered;
};

const panel = () => screen.queryByRole('complementary', { name: 'Filters' });
const foldButton = () => screen.getByRole('button', { name: 'Hide filters' });
const openButton = (name = 'Filters') => screen.getByRole('button', { name });

beforeEach(() => setWide(true));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('the fold of the filters', () => {
  it('spec 2.27: is open at first, and stays folded or open over visits', async () => {
    const first = await visit();
    expect(panel()).toBeVisible();
    await first.user.click(foldButton());
    expect(panel()).not.toBeInTheDocument();
    first.unmount();

    const second = await visit('/jobs?workplace=REMOTE');
    expect(panel()).not.toBeInTheDocument();
    await second.user.click(openButton('Filters, 1 on'));
    expect(panel()).toBeVisible();
    second.unmount();

    await visit();
    expect(panel()).toBeVisible();
  });

  it('leads the focus from the button that folds to the one that opens, and back', async () => {
    const { user } = await visit();
    foldButton().focus();
    await user.keyboard('{Enter}');
    expect(openButton()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(foldButton()).toHaveFocus();
  });

  it('is not touched where the filters are a sheet', async () => {
    setWide(false);
    const { user } = await visit();
    expect(panel()).not.toBeInTheDocument();
    await user.click(openButton());
    expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible();
    expect(localStorage.getItem('upround-jobs-filter-panel')).not.toBe('false');
  });
});
