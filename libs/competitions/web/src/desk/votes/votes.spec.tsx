import { screen, waitFor, within } from '@testing-library/react';
import {
  competitionErrors,
  decideVotes,
  heldVoteFixture,
  listHeldVotes,
  publishResult,
  readDesk,
  type HeldVote,
} from '@upround/competitions/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { links } from '@upround/shared/links';
import { aPerson, refuse, segment } from '@upround/shared/testing';
import { aDesk, apiWith, open, slug } from '../desk-test.fixtures';

const { entry } = heldVoteFixture;
const voteOf = (id: string, displayName: string): HeldVote => ({
  ...heldVoteFixture,
  voter: aPerson({ id, slug: id, displayName }),
});
const ravi = voteOf('ravi', 'Ravi Iyer');
const noor = voteOf('noor', 'Noor Khan');
const dev = voteOf('dev', 'Dev Malhotra');

/** An API that decides votes as the server does. */
function votesApi(held: readonly HeldVote[], pageSize = 20) {
  const here = { held: [...held], counted: 43, isOut: false };
  const desk = () =>
    aDesk({
      phase: here.isOut ? 'RESULT' : 'JUDGING',
      votes: { counted: here.counted, held: here.held.length },
    });
  const api = apiWith()
    .on(readDesk, desk)
    .on(listHeldVotes, ({ query }) => {
      const from = Number(query.cursor ?? 0);
      const page = here.held.slice(from, from + pageSize);
      const next = from + pageSize;
      return segment(page, next < here.held.length ? String(next) : null);
    })
    .on(decideVotes, ({ body }) => {
      if (here.isOut) throw refuse(competitionErrors.RESULT_OUT);
      const before = here.held.length;
      here.held = here.held.filter(({ voter }) => !body.userIds.includes(voter.id));
      if (body.decision === 'COUNT') here.counted += before - here.held.length;
      return desk();
    });
  return { api, here };
}

const part = async () => within(await screen.findByRole('region', { name: 'Votes' }));
const box = (name: string) => screen.findByRole('checkbox', { name });

describe('held votes', () => {
  it('says whose they are, for which entry and why', async () => {
    const { container } = open(votesApi([ravi, noor]).api);
    const votes = await part();
    expect(await votes.findByRole('link', { name: 'Ravi Iyer' })).toHaveAttribute(
      'href',
      links.user('ravi'),
    );
    expect(votes.getAllByRole('link', { name: entry.title })[0]).toHaveAttribute(
      'href',
      links.competition(slug, { tab: 'entries', entry: entry.id }),
    );
    const reason = 'Many votes for this entry came from one network.';
    expect(votes.getAllByText(reason)).toHaveLength(2);
    expect(votes.getAllByText(/16 March 2027/)).toHaveLength(2);
    expect(votes.getByText('43 votes count')).toBeVisible();
    expect(votes.getByText('2 to check')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('counts those that are selected, and the focus stays', async () => {
    const { api } = votesApi([ravi, noor, dev]);
    const { user } = open(api);
    await user.click(await box('Select Ravi Iyer’s vote'));
    expect(await box('Select all shown')).toBePartiallyChecked();
    await user.click(await box('Select Dev Malhotra’s vote'));
    const votes = await part();
    expect(votes.getByText('2 selected')).toBeVisible();
    await user.click(votes.getByRole('button', { name: 'Count' }));
    expect(await screen.findByText('Votes counted. 1 left to check.')).toBeVisible();
    expect(api.received(decideVotes)).toEqual([
      { params: { slug }, body: { decision: 'COUNT', userIds: ['ravi', 'dev'] } },
    ]);
    expect(votes.queryByRole('link', { name: 'Ravi Iyer' })).not.toBeInTheDocument();
    expect(votes.getByRole('link', { name: 'Noor Khan' })).toBeVisible();
    expect(votes.getByText('45 votes count')).toBeVisible();
    expect(votes.getByText('1 to check')).toBeVisible();
    expect(votes.getByText('None selected')).toBeVisible();
    expect(await box('Select Noor Khan’s vote')).not.toBeChecked();
    expect(votes.getByRole('button', { name: 'Count' })).toHaveFocus();
  });

  it('rejects all shown ones once that’s confirmed, and the focus goes to what remains', async () => {
    const { api } = votesApi([ravi, noor]);
    const { user } = open(api);
    await user.click(await box('Select all shown'));
    expect(await box('Select Noor Khan’s vote')).toBeChecked();
    const reject = screen.getByRole('button', { name: 'Reject' });
    await user.click(reject);
    await user.keyboard('{Escape}');
    expect(reject).toHaveFocus();
    await user.click(reject);
    const question = within(screen.getByRole('alertdialog', { name: 'Reject these 2 votes?' }));
    expect(api.received(decideVotes)).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Votes rejected. None left to check.')).toBeVisible();
    expect(await screen.findByText('No votes to check')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(api.received(decideVotes)[0]?.body).toEqual({
      decision: 'REJECT',
      userIds: ['ravi', 'noor'],
    });
    expect(screen.getByText('43 votes count')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('group', { name: 'Votes' })).toHaveFocus());
  });

  it('asks for a selection first', async () => {
    const { api } = votesApi([ravi]);
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Count' }));
    expect(screen.getByText('Select votes first.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(api.received(decideVotes)).toHaveLength(0);
    await user.click(await box('Select all shown'));
    expect(screen.getByText('1 selected')).toBeVisible();
  });

  it('selects shown ones only, and reads on once these are decided', async () => {
    const { api } = votesApi([ravi, noor, dev], 2);
    const { user } = open(api);
    await user.click(await box('Select all shown'));
    const goOn = api.pause(listHeldVotes);
    await user.click(screen.getByRole('button', { name: 'Count' }));
    expect(await screen.findByText('Votes counted. 1 left to check.')).toBeVisible();
    expect(screen.getByText('Loading more votes')).toBeInTheDocument();
    expect(screen.queryByText('No votes to check')).not.toBeInTheDocument();
    goOn();
    expect(await box('Select Dev Malhotra’s vote')).not.toBeChecked();
    expect(api.received(decideVotes)[0]?.body.userIds).toEqual(['ravi', 'noor']);
  });

  it('shows more, and decides more than a hundred in several calls', async () => {
    const many = Array.from({ length: 103 }, (_, at) => voteOf(`voter-${at}`, `Voter ${at}`));
    const { api } = votesApi(many, 60);
    const { user } = open(api);
    const votes = await part();
    await user.click(await votes.findByRole('button', { name: 'Show more' }));
    expect(await box('Select Voter 102’s vote')).toBeVisible();
    await user.click(await box('Select all shown'));
    await user.click(screen.getByRole('button', { name: 'Count' }));
    expect(await screen.findByText('Votes counted. None left to check.')).toBeVisible();
    expect(api.received(decideVotes).map(({ body }) => body.userIds.length)).toEqual([100, 3]);
    expect(await votes.findByText('146 votes count')).toBeVisible();
  });

  it('says that the result is out, and offers nothing any more', async () => {
    const { api, here } = votesApi([ravi]);
    const { user } = open(api);
    await user.click(await box('Select all shown'));
    here.isOut = true;
    await user.click(screen.getByRole('button', { name: 'Count' }));
    expect(
      await screen.findByText(/^Couldn’t count the votes\. The results are published already\./),
    ).toBeVisible();
    expect(
      await screen.findByText('The results are published, so these votes don’t count.'),
    ).toBeVisible();
    expect((await part()).getByRole('link', { name: 'Ravi Iyer' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Count' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('group', { name: 'Votes' })).toHaveFocus());
  });

  it('keeps the selection where rejecting fails', async () => {
    const { api } = votesApi([ravi]);
    api.on(decideVotes, () => {
      throw refuse(coreErrors.FORBIDDEN);
    });
    const { user } = open(api);
    await user.click(await box('Select all shown'));
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Reject this vote?' }));
    await user.click(question.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText(/^Couldn’t reject the votes\./)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await box('Select Ravi Iyer’s vote')).toBeChecked();
    expect(screen.getByRole('button', { name: 'Reject' })).toHaveFocus();
  });

  it('says that they couldn’t be loaded, and that there are none', async () => {
    const { api } = votesApi([]);
    const votes = () => segment<HeldVote>([]);
    api.on(listHeldVotes, () => {
      throw refuse(coreErrors.FORBIDDEN);
    });
    const { user } = open(api);
    expect(
      await screen.findByRole('heading', { name: 'Couldn’t load the votes to check' }),
    ).toBeVisible();
    api.on(listHeldVotes, votes);
    await user.click((await part()).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No votes to check')).toBeVisible();
  });

  it('aren’t there without a public vote', async () => {
    open(apiWith({ votes: null }));
    expect(await screen.findByRole('region', { name: 'Judges' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Votes' })).not.toBeInTheDocument();
  });
});

describe('publishing a result while votes are held', () => {
  it('warns before and in the question that they won’t count', async () => {
    const { api } = votesApi([ravi, noor]);
    api.on(publishResult, () => aDesk({ phase: 'RESULT' }));
    const { user } = open(api);
    const warning = /^2 votes are still to be checked\. They won’t count/;
    const result = within(await screen.findByRole('region', { name: 'Results' }));
    expect(result.getByText(warning)).toBeVisible();
    await user.click(result.getByRole('button', { name: 'Publish results' }));
    const question = screen.getByRole('alertdialog', { name: 'Publish the results?' });
    expect(question).toHaveTextContent('2 votes are still to be checked.');
  });

  it('doesn’t warn where none is', async () => {
    open(votesApi([]).api);
    expect(await screen.findByRole('button', { name: 'Publish results' })).toBeVisible();
    expect(screen.queryByText(/still to be checked/)).not.toBeInTheDocument();
  });
});
