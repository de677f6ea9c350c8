import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  deskEntryFixture,
  heldVoteFixture,
  listDeskEntries,
  listHeldVotes,
  publishRules,
  readDesk,
} from '@upround/competitions/contract';
import { segment } from '@upround/shared/testing';
import { aDesk, apiWith, draft, open } from './desk-test.fixtures';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => {
  focusManager.setFocused(undefined);
  jest.useRealTimers();
});

const calls = [readDesk, listDeskEntries, listHeldVotes] as const;
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const progress = async () => within(await screen.findByRole('region', { name: 'Progress' }));

describe('an announced competition that is looked at', () => {
  it('follows scores and votes every half a minute', async () => {
    const api = apiWith();
    open(api);
    expect(await screen.findByText('4 scores')).toBeVisible();
    api
      .on(readDesk, () => aDesk({ missingScores: 7, votes: { counted: 44, held: 0 } }))
      .on(listDeskEntries, () => segment([{ ...deskEntryFixture, scores: 5, votes: 32 }]))
      .on(listHeldVotes, () => segment([]));
    await pass(31);
    expect(await screen.findByText('5 scores')).toBeVisible();
    expect(screen.getByText('32 votes')).toBeVisible();
    expect(await screen.findByText('44 votes count')).toBeVisible();
    expect(await screen.findByText('No votes to check')).toBeVisible();
    expect((await progress()).getByText('Missing scores').nextSibling).toHaveTextContent('7');
  });

  it('isn’t read while its tab is hidden, and at once when that is back', async () => {
    const api = apiWith();
    open(api);
    expect(await screen.findByText('4 scores')).toBeVisible();
    act(() => focusManager.setFocused(false));
    await pass(120);
    expect(calls.map((call) => api.received(call).length)).toEqual([1, 1, 1]);
    api.on(listDeskEntries, () => segment([{ ...deskEntryFixture, scores: 5 }]));
    act(() => focusManager.setFocused(true));
    expect(await screen.findByText('5 scores')).toBeVisible();
    expect(calls.map((call) => api.received(call).length)).toEqual([2, 2, 2]);
  });

  it('keeps what is shown and selected where a poll fails', async () => {
    const api = apiWith();
    const { user } = open(api);
    const vote = `Select ${heldVoteFixture.voter.displayName}’s vote`;
    await user.click(await screen.findByRole('checkbox', { name: vote }));
    api.disconnect();
    await pass(31);
    await pass(31);
    expect(screen.getByText('4 scores')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: vote })).toBeChecked();
  });

  it('doesn’t show an older state after a change', async () => {
    const api = apiWith().on(publishRules, () => aDesk({ rulesVersion: 3 }));
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Publish new rules' }));
    await user.type(screen.getByRole('textbox', { name: /What changed/ }), 'Teams');
    const answer = api.pause(readDesk);
    const before = api.received(readDesk).length;
    await pass(31);
    expect(api.received(readDesk).length).toBe(before + 1);
    await user.click(screen.getByRole('button', { name: 'Publish and notify' }));
    expect(await screen.findByText('Version 3 is in force.')).toBeVisible();
    answer();
    await pass(1);
    await waitFor(() => expect(screen.getByText('Version 3 is in force.')).toBeVisible());
  });

  it('isn’t read again while it’s a draft', async () => {
    const api = apiWith(draft);
    open(api);
    expect(await screen.findByRole('button', { name: 'Save draft' })).toBeVisible();
    await pass(120);
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    await pass(1);
    expect(api.received(readDesk)).toHaveLength(1);
  });
});
