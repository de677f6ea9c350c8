import { act, screen, waitFor, within } from '@testing-library/react';
import {
  addToPipeline,
  pipelineFixtures,
  readTracker,
  reportOutdated,
  trackerFixtures,
  trackersErrors,
  unwatchTracker,
  watchTracker,
  type Tracker,
} from '@upround/trackers/contract';
import { links, routes } from '@upround/shared/links';
import type { SessionUser } from '@upround/shared/session';
import { aUser, refuse, renderScreen } from '@upround/shared/testing';
import { recordActivity } from '@upround/social/contract';
import { anApi, aRecord } from '../components/tracker-test.fixtures';
import { RecordPane } from './record-pane';

const [fund, grant] = trackerFixtures;

const openPane = (slug: string, api: ReturnType<typeof anApi>, user: SessionUser | null) =>
  renderScreen(
    <RecordPane slug={slug} back={links.trackers()} isBeside onClose={() => undefined} />,
    { path: routes.trackers, user, api },
  );

const open = (record: Tracker, api = anApi(), user: SessionUser | null = aUser()) =>
  openPane(
    record.slug,
    api.on(readTracker, () => record),
    user,
  );

describe('what a member does with a record', () => {
  it('adds it to the pipeline, and sees where it is there', async () => {
    const [item] = pipelineFixtures;
    const api = anApi().on(addToPipeline, () => ({ ...item, stage: 'RESEARCHING' as const }));
    const { user } = open(fund, api);
    await user.click(await screen.findByRole('button', { name: 'Add to pipeline' }));
    expect(
      await screen.findByRole('link', { name: 'In your pipeline: Researching' }),
    ).toHaveAttribute('href', `/tracker?view=pipeline&item=${item.id}`);
    expect(api.received(addToPipeline)[0]?.body).toEqual({ recordId: fund.id });
  });

  it('learns why it couldn’t be added', async () => {
    const api = anApi().on(addToPipeline, () => {
      throw refuse(trackersErrors.PIPELINE_FULL);
    });
    const { user } = open(fund, api);
    await user.click(await screen.findByRole('button', { name: 'Add to pipeline' }));
    expect(
      await screen.findByText(/Couldn’t add Tideway Fund .* has room for 1000 funders/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to pipeline' })).toBeVisible();
  });

  it('turns reminders of a deadline off and on', async () => {
    const api = anApi()
      .on(watchTracker, () => ({ active: true }))
      .on(unwatchTracker, () => ({ active: false }));
    const { user } = open(grant, api);
    await user.click(await screen.findByRole('button', { name: 'Reminders on', pressed: true }));
    await user.click(await screen.findByRole('button', { name: 'Remind me', pressed: false }));
    await waitFor(() => expect(api.received(watchTracker)).toHaveLength(1));
    expect(api.received(unwatchTracker)).toHaveLength(1);
  });

  it('keeps a reminder on that was turned on while the record was being read', async () => {
    const unwatched: Tracker = {
      ...grant,
      own: grant.own && { ...grant.own, isWatched: false },
    };
    const answers = [unwatched];
    let answer: (record: Tracker) => void = () => undefined;
    const api = anApi()
      .on(watchTracker, () => ({ active: true }))
      .on(
        readTracker,
        () => answers.shift() ?? new Promise<Tracker>((resolve) => (answer = resolve)),
      );
    const { user, queryClient } = openPane(grant.slug, api, aUser());
    await screen.findByRole('button', { name: 'Remind me' });
    void queryClient.invalidateQueries();
    await waitFor(() => expect(api.received(readTracker)).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Remind me' }));
    await act(async () => answer(unwatched));
    expect(await screen.findByRole('button', { name: 'Reminders on' })).toBeVisible();
  });

  it('is notified when a closed programme opens, and learns where that fails', async () => {
    const api = anApi().on(watchTracker, () => {
      throw refuse(trackersErrors.TOO_MANY_WATCHED);
    });
    const { user } = open(aRecord({ isOpen: false, schedule: 'RECURRING' }), api);
    await user.click(await screen.findByRole('button', { name: 'Notify me when it opens' }));
    expect(await screen.findByText(/Couldn’t change the reminder\. .* the maximum/)).toBeVisible();
    expect(
      screen.getByRole('button', { name: 'Notify me when it opens', pressed: false }),
    ).toBeVisible();
  });

  it('marks it as applied to, with an Undo', async () => {
    const api = anApi().on(recordActivity, ({ body }) => ({
      ...body,
      id: 'activity-1',
      selection: [],
      createdAt: '2026-11-01T00:00:00.000Z',
    }));
    const { user } = open(fund, api);
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mark as applied' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(api.received(recordActivity).map(({ body }) => body.state)).toEqual([
        'APPLIED',
        'NOT_APPLIED',
      ]),
    );
  });

  it('reports that facts are outdated, once it’s said what', async () => {
    const api = anApi().on(reportOutdated, () => ({ reported: true }));
    const { user } = open(grant, api);
    await user.click(await screen.findByRole('button', { name: 'Report as outdated' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report as outdated' }));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(dialog.getByText('Say what’s outdated.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'What’s outdated?' }), 'It closed in May.');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Report sent. Thanks.')).toBeVisible();
    expect(api.received(reportOutdated)[0]?.body).toEqual({ note: 'It closed in May.' });
  });

  it('logs in first as a guest', async () => {
    const { user, address } = open({ ...fund, own: null }, anApi(), null);
    await user.click(await screen.findByRole('button', { name: 'Add to pipeline' }));
    expect(address()).toContain('/login');
  });
});
