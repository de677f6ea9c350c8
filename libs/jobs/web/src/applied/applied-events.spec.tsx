import { act, screen, waitFor } from '@testing-library/react';
import {
  applicationEvent,
  listAppliedJobs,
  readApplication,
  readJob,
  type AppliedJob,
} from '@upround/jobs/contract';
import { segment } from '@upround/shared/testing';
import { appliedApi, moved, onItsWay, openApplied, openJob, plain } from './applied-test.fixtures';

const { id } = onItsWay.application;
const changed = { applicationId: id, jobId: openJob.id, change: 'MOVED' };
const asOffered = (): AppliedJob => ({
  ...onItsWay,
  viewer: { ...onItsWay.viewer, application: { id, state: 'OFFER' } },
  application: { ...onItsWay.application, ...moved('OFFER') },
});

const inFocus = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));
const header = () => screen.getByRole('article').querySelector('header');
const row = async () => (await screen.findByRole('link', { name: openJob.title })).closest('li');

describe('spec 4.38: a member’s applications while the page is open', () => {
  it('the list follows a move', async () => {
    const api = appliedApi([onItsWay]);
    const { realtime } = openApplied({ api });
    expect(await row()).toHaveTextContent('Shortlisted');
    api.on(listAppliedJobs, () => segment([asOffered()])).on(readApplication, () => moved('OFFER'));
    await realtime.tell(applicationEvent, changed);
    await waitFor(async () => expect(await row()).toHaveTextContent('Offer'));
    expect(await row()).not.toHaveTextContent('Shortlisted');
  });

  it('the open application follows a move, with its badge', async () => {
    const api = appliedApi([onItsWay]);
    const { realtime } = openApplied({ api, search: `&application=${id}` });
    expect(await screen.findByText('You’ve been shortlisted')).toBeVisible();
    api.on(readApplication, () => moved('OFFER'));
    await realtime.tell(applicationEvent, changed);
    expect(await screen.findByText('You got an offer')).toBeVisible();
    expect(header()).toHaveTextContent('Offer');
  });

  it('events missed while offline or in the background are fetched', async () => {
    const api = appliedApi([onItsWay]);
    const { realtime } = openApplied({ api, search: `&application=${id}` });
    expect(await screen.findByText('You’ve been shortlisted')).toBeVisible();
    api.on(readApplication, () => moved('INTERVIEW'));
    await realtime.gap();
    expect(await screen.findByText('You’re invited to interview')).toBeVisible();
    api.on(readApplication, () => moved('OFFER'));
    inFocus();
    expect(await screen.findByText('You got an offer')).toBeVisible();
  });
});

describe('spec 4.38: an application that other lists know in an older state', () => {
  it('has one state: in its badge, its timeline and the list', async () => {
    const before = asOffered();
    const api = appliedApi([before])
      .on(readJob, () => ({ ...openJob, viewer: before.viewer }))
      .on(readApplication, () => moved('OFFER'));
    const { go } = openApplied({ api });
    expect(await row()).toHaveTextContent('Offer');
    api.on(readApplication, () => plain());
    await go(`/jobs?applied=true&application=${id}`);
    expect(await screen.findByText('You’ve been shortlisted')).toBeVisible();
    expect(header()).toHaveTextContent('Shortlisted');
    await go(-1);
    await waitFor(async () => expect(await row()).toHaveTextContent('Shortlisted'));
    expect(await row()).not.toHaveTextContent('Offer');
  });

  it('an offer that was made is not ahead any more, even after a step back', async () => {
    const back = { ...moved('OFFER'), state: 'SHORTLISTED' as const };
    const step = { state: back.state, at: '2026-01-10T10:00:00.000Z', reason: null };
    const api = appliedApi([onItsWay]).on(readApplication, () => ({
      ...back,
      timeline: [...back.timeline, step],
    }));
    openApplied({ api, search: `&application=${id}` });
    expect(await screen.findByText('You got an offer')).toBeVisible();
    expect(screen.queryByText('Not yet')).not.toBeInTheDocument();
  });
});
