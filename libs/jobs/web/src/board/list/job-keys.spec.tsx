import { screen, waitFor, within } from '@testing-library/react';
import {
  companyFixtures,
  facetFixture,
  listJobs,
  listSimilarJobs,
  readCompany,
  readJob,
  readJobFacets,
} from '@upround/jobs/contract';
import { routes } from '@upround/shared/links';
import { useShortcutListener } from '@upround/shared/routing';
import { fakeApi, renderScreen, segment } from '@upround/shared/testing';
import { aJob, someJobs, widen } from '../../components/job-test.fixtures';
import { JobsScreen } from '../jobs-screen';

const jobs = someJobs(3);

/** Listens for the keys of the page, as the app does around it. */
function Keys() {
  useShortcutListener();
  return null;
}

async function open(path: string) {
  widen();
  const api = fakeApi()
    .on(listJobs, () => segment(jobs))
    .on(readJobFacets, () => facetFixture)
    .on(readJob, ({ params }) => aJob(jobs.find(({ slug }) => slug === params.id)))
    .on(readCompany, () => companyFixtures[0])
    .on(listSimilarJobs, () => ({ data: [] }));
  const opened = renderScreen(
    <>
      <JobsScreen />
      <Keys />
    </>,
    { api, path, pattern: routes.jobs },
  );
  const feed = await screen.findByRole('feed', { name: 'Jobs' });
  return { ...opened, cards: within(feed).getAllByRole('article') };
}

describe('j and k in the list of jobs', () => {
  it('move the focus, and the open job with it', async () => {
    const { user, cards, address } = await open('/jobs');
    await screen.findByRole('region', { name: 'The job' });
    cards[0]?.focus();
    await user.keyboard('jj');
    expect(cards[2]).toHaveFocus();
    await user.keyboard('k');
    expect(cards[1]).toHaveFocus();
    await waitFor(() => expect(address()).toBe(`/jobs?job=${jobs[1]?.slug}`));
  });

  it('take the open job along, and keep the focus in the list', async () => {
    const { user, cards, address, go } = await open('/jobs?workplace=REMOTE');
    cards[0]?.focus();
    await user.keyboard('{Enter}');
    const pane = await screen.findByRole('region', { name: 'The job' });
    expect(pane).toHaveFocus();
    await user.keyboard('jj');
    expect(address()).toBe(`/jobs?workplace=REMOTE&job=${jobs[2]?.slug}`);
    expect(cards[2]).toHaveFocus();
    const opened = within(await screen.findByRole('region', { name: 'The job' }));
    expect(await opened.findByRole('heading', { name: jobs[2]?.title, level: 2 })).toBeVisible();
    await user.keyboard('k');
    await waitFor(() => expect(address()).toBe(`/jobs?workplace=REMOTE&job=${jobs[1]?.slug}`));
    expect(cards[1]).toHaveFocus();
    // The jobs that were passed are no steps of the way back.
    await go(-1);
    expect(address()).toBe(`/jobs?workplace=REMOTE&job=${jobs[0]?.slug}`);
  });
});
