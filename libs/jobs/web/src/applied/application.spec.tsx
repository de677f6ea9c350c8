import { screen, waitFor, within } from '@testing-library/react';
import {
  jobsErrors,
  keepApplicationMemo,
  listAppliedJobs,
  moveApplication,
  readApplication,
  readJob,
  replyToOffer,
  type Application,
  type OfferReplyDraft,
} from '@upround/jobs/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { refuse, segment, watchSavedFiles } from '@upround/shared/testing';
import {
  appliedApi,
  closedJob,
  ended,
  moved,
  onItsWay,
  openApplied,
  plain,
} from './applied-test.fixtures';

const open = ({ api = appliedApi(), of = onItsWay } = {}) =>
  openApplied({ api, search: `&application=${of.application.id}` });

const steps = () => {
  const timeline = screen.getByRole('region', { name: 'Status' });
  return within(timeline)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

afterEach(() => jest.restoreAllMocks());

describe('one of the member’s own applications', () => {
  it('G37: shows the job, each step with its date, possible next steps, and what was sent', async () => {
    const { container } = open();
    expect(await screen.findByRole('heading', { name: 'Backend engineer' })).toBeVisible();
    expect(steps()).toEqual([
      expect.stringMatching(/^You applied.*6 Jan 2026$/),
      expect.stringMatching(/^Viewed by the company.*6 Jan 2026$/),
      expect.stringMatching(/^You’ve been shortlisted.*7 Jan 2026$/),
      'InterviewNot yet',
      'OfferNot yet',
    ]);
    expect(screen.getByText(/I ran the ledger/)).toBeVisible();
    await screen.findByDisplayValue('Ask about the on-call week.');
    await expect(container).toHaveNoAxeViolations();
  });

  it('tells kindly why one was not selected, and nothing is to come', async () => {
    open({ of: ended });
    expect(await screen.findByText(/They need someone in a different location/)).toBeVisible();
    expect(steps()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Withdraw application' })).not.toBeInTheDocument();
  });

  it('says whose reply it awaits, and nothing once it’s over', async () => {
    open();
    const next = within(await screen.findByRole('region', { name: 'What’s next' }));
    const { displayName } = onItsWay.creator;
    expect(next.getByText(`Awaiting a reply from ${displayName}`)).toBeVisible();
  });

  it('has nothing next once it’s over', async () => {
    open({ of: ended });
    expect(await screen.findByRole('region', { name: 'Status' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'What’s next' })).not.toBeInTheDocument();
  });

  it('says plainly that nothing was heard', async () => {
    const silent = { ...onItsWay, application: { ...onItsWay.application, silent: true } };
    open({ api: appliedApi([silent]) });
    expect(await screen.findByText('No reply for 21 days')).toBeVisible();
  });

  it.each(['PAUSED', 'FILLED'] as const)(
    'promises no reminder about a job that is closed: %s',
    async (closeReason) => {
      const silent = { ...onItsWay, application: { ...onItsWay.application, silent: true } };
      const api = appliedApi([silent]).on(readJob, () => ({ ...closedJob, closeReason }));
      open({ api });
      expect(await screen.findByRole('heading', { name: 'Backend engineer' })).toBeVisible();
      await screen.findByDisplayValue('Ask about the on-call week.');
      expect(screen.queryByText(/We’ve reminded/)).not.toBeInTheDocument();
    },
  );

  it('X8: downloads the résumé as a file, with the member’s token', async () => {
    const api = appliedApi().file('/media/ravi-teja.pdf', new Blob(['%PDF-1.7']));
    const files = watchSavedFiles();
    const { user } = open({ api });
    await user.click(await screen.findByRole('button', { name: 'Download Ravi Teja.pdf' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]).toMatchObject({ name: 'Ravi Teja.pdf', file: { size: 8 } });
  });

  it('of another person is not found', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = appliedApi().on(readApplication, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
    open({ api });
    expect(await screen.findByText('Error page 404')).toBeVisible();
  });

  it('says that it did not load, and tries again', async () => {
    const api = appliedApi().on(readApplication, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open({ api });
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load your application');
    api.on(readApplication, () => plain());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You applied')).toBeVisible();
  });
});

describe('withdrawing', () => {
  it('A6: is optimistic and can be undone for ten seconds', async () => {
    const { user, api } = open();
    api.on(moveApplication, ({ body }) => (body.state === 'APPLIED' ? plain() : moved(body.state)));
    const go = api.pause(moveApplication);
    await user.click(await screen.findByRole('button', { name: 'Withdraw application' }));
    expect(screen.getByText('You withdrew')).toBeVisible();
    expect(await screen.findByText(/can no longer see your note or résumé/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(api.received(moveApplication)).toHaveLength(1);
    go();
    expect(await screen.findByRole('button', { name: 'Withdraw application' })).toBeVisible();
    expect(screen.getByText('You’ve been shortlisted')).toBeVisible();
    expect(screen.queryByText('You withdrew')).not.toBeInTheDocument();
    expect(api.received(moveApplication).map(({ body }) => body.state)).toEqual([
      'WITHDRAWN',
      'APPLIED',
    ]);
  });

  it('A6: pressing again after withdrawing doesn’t send it again', async () => {
    const { user, api } = open();
    api.on(moveApplication, ({ body }) => ({
      ...moved(body.state),
      movedAt: new Date().toISOString(),
    }));
    await user.click(await screen.findByRole('button', { name: 'Withdraw application' }));
    const again = await screen.findByRole('button', { name: 'Apply again' });
    expect(again).toBeDisabled();
    await waitFor(() => expect(again).toBeEnabled(), { timeout: 3_000 });
  });

  it('A6: is rolled back with a message when it fails', async () => {
    const api = appliedApi().on(moveApplication, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open({ api });
    await user.click(await screen.findByRole('button', { name: 'Withdraw application' }));
    expect(await screen.findByText(/wasn’t withdrawn/)).toBeVisible();
    expect(screen.queryByText('You withdrew')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument(),
    );
  });

  it('A6: can’t be undone once the job has closed, and says why', async () => {
    const { user, api } = open();
    api.on(moveApplication, ({ body }) => {
      if (body.state === 'APPLIED') throw refuse(jobsErrors.JOB_CLOSED);
      return moved(body.state);
    });
    await user.click(await screen.findByRole('button', { name: 'Withdraw application' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText(/still withdrawn.*no longer accepts applications/),
    ).toBeVisible();
    expect(screen.getByText('You withdrew')).toBeVisible();
  });

  it('from a closed job asks first, because it’s permanent', async () => {
    const api = appliedApi().on(readJob, () => closedJob);
    const { user } = open({ api });
    await user.click(await screen.findByRole('button', { name: 'Withdraw application' }));
    const question = await screen.findByRole('alertdialog', { name: 'Withdraw permanently?' });
    expect(api.received(moveApplication)).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Withdraw application' }));
    expect(await screen.findByText(/can no longer see your note or résumé/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(screen.getByText('This job is closed.')).toBeVisible();
  });
});

describe('A6: an offer', () => {
  const offered = {
    ...onItsWay,
    application: { ...onItsWay.application, ...moved('OFFER', onItsWay.application) },
  };
  const replied = (body: OfferReplyDraft): Application => ({
    ...plain(offered),
    state: body.reply === 'ACCEPTED' ? 'OFFER' : 'WITHDRAWN',
    timeline: [
      ...offered.application.timeline,
      { ...body, state: 'OFFER', at: '2026-01-10T10:00:00.000Z', reason: null },
    ],
  });
  const openOffer = () =>
    open({
      api: appliedApi([offered]).on(replyToOffer, ({ body }) => replied(body)),
      of: offered,
    });

  /** Accepts in the dialog that asks, which is returned. */
  async function accept(user: ReturnType<typeof openOffer>['user'], line = '') {
    await user.click(await screen.findByRole('button', { name: 'Accept offer' }));
    const question = within(await screen.findByRole('dialog', { name: 'Accept this offer?' }));
    if (line !== '') await user.type(question.getByRole('textbox'), line);
    return question.getByRole('button', { name: 'Accept offer' });
  }

  it('spec 4.44: is accepted after one question, with a line, and that is in the timeline', async () => {
    const { user, api, container, baseElement } = openOffer();
    await expect(container).toHaveNoAxeViolations();
    const button = await accept(user, 'See you in March.');
    expect(api.received(replyToOffer)).toEqual([]);
    await expect(baseElement).toHaveNoAxeViolations();
    await user.click(button);
    expect(await screen.findAllByText('You accepted the offer')).toHaveLength(2);
    expect(screen.getByText(/See you in March/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Decline offer' })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.received(replyToOffer)).toEqual([
      {
        params: { id: offered.application.id },
        body: { reply: 'ACCEPTED', message: 'See you in March.' },
      },
    ]);
  });

  it('is accepted without a line, and not by closing the question', async () => {
    const { user, api } = openOffer();
    await accept(user);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.received(replyToOffer)).toEqual([]);
    await user.click(await accept(user));
    expect(await screen.findAllByText('You accepted the offer')).toHaveLength(2);
    expect(api.received(replyToOffer)[0]?.body).toEqual({ reply: 'ACCEPTED' });
  });

  it('is declined after one question, with a line; then it is not sent again', async () => {
    const { user, api } = openOffer();
    await user.click(await screen.findByRole('button', { name: 'Decline offer' }));
    const question = within(await screen.findByRole('dialog', { name: 'Decline this offer?' }));
    expect(api.received(replyToOffer)).toEqual([]);
    await user.type(question.getByRole('textbox'), 'I’ve taken another job.');
    await user.click(question.getByRole('button', { name: 'Decline offer' }));
    expect(await screen.findByText('You declined the offer')).toBeVisible();
    expect(api.received(replyToOffer)[0]?.body).toEqual({
      reply: 'DECLINED',
      message: 'I’ve taken another job.',
    });
    expect(screen.queryByRole('button', { name: 'Apply again' })).not.toBeInTheDocument();
  });

  it('that is gone says why, and stays as it was', async () => {
    const { user, api } = openOffer();
    api.on(replyToOffer, () => {
      throw refuse(jobsErrors.NO_OFFER);
    });
    await user.click(await accept(user));
    expect(await screen.findByText(/no longer an offer to reply to/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Accept offer' })).toBeEnabled();
  });
});

describe('the private note', () => {
  const field = () => screen.findByRole('textbox', { name: /Note to yourself/ });

  it('is saved when the field loses focus, says so, and appears in the list', async () => {
    const { user, api, go } = open();
    await user.clear(await field());
    await user.type(await field(), 'Call on Monday');
    expect(api.received(keepApplicationMemo)).toEqual([]);
    await user.tab();
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(api.received(keepApplicationMemo)).toEqual([
      { params: { id: onItsWay.application.id }, body: { text: 'Call on Monday' } },
    ]);
    await go('/jobs?applied=true');
    expect(await screen.findByText('Your note: Call on Monday')).toBeVisible();
  });

  it('is also saved when the page is left while it has focus', async () => {
    const { user, api, unmount } = open();
    await user.type(await field(), ' Soon');
    unmount();
    await waitFor(() => expect(api.received(keepApplicationMemo)).toHaveLength(1));
  });

  it('keeps the text and says why saving failed, and can be saved again', async () => {
    const { user, api } = open();
    const area = await field();
    api.disconnect();
    await user.type(area, ' Soon');
    await user.tab();
    expect(
      await screen.findByText(
        /wasn’t saved\. We couldn’t reach the server\..+ What you wrote is still here/,
      ),
    ).toBeVisible();
    expect(area).toHaveValue('Ask about the on-call week. Soon');
    api.disconnect(false);
    await user.click(screen.getByRole('button', { name: 'Save again' }));
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  it('is found though the application is not on the first page', async () => {
    const api = appliedApi().on(listAppliedJobs, ({ query: { cursor } }) =>
      cursor === undefined ? segment([ended], 'next') : segment([onItsWay]),
    );
    open({ api });
    expect(await screen.findByDisplayValue('Ask about the on-call week.')).toBeVisible();
  });
});
