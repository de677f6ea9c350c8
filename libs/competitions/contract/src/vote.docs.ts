import { describeCall, type CallDocs } from '@upround/shared/contract-core';
import { ownVoteFixture } from './competition.fixtures';
import { castVote, readVote, withdrawVote } from './vote.calls';

const params = { slug: 'monsoon-build' };

/** What the API's documentation says about the public vote. */
export const voteDocs: readonly CallDocs[] = [
  describeCall(readVote, {
    description:
      'Returns which entry you voted for, and why you can’t vote now. A competition without a public vote is `NOT_OPEN`.',
    input: { params },
    output: ownVoteFixture,
  }),
  describeCall(castVote, {
    description:
      'Votes for an entry. Everyone has one vote in a competition, which can be moved to another entry until voting closes. A vote that is one of many from one network is held until an organiser has looked at it.',
    input: { params, body: { entryId: ownVoteFixture.entryId ?? '' } },
    output: ownVoteFixture,
  }),
  describeCall(withdrawVote, {
    description:
      'Deletes your vote, so that no entry has it. You can vote again until voting closes.',
    input: { params },
    output: { ...ownVoteFixture, entryId: null },
  }),
];
