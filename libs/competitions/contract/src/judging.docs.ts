import { describeCall, type CallDocs } from '@upround/shared/contract-core';
import {
  judgedEntryFixtures,
  judgingFixture,
  ownResultFixture,
  resultLineFixtures,
} from './judging.fixtures';
import {
  answerJudging,
  listJudgedEntries,
  listResults,
  readJudging,
  readOwnResult,
  scoreEntry,
} from './judging.calls';

const slug = 'monsoon-build';
const [entry] = judgedEntryFixtures;

/** What the API's documentation says about judging and results. */
export const judgingDocs: readonly CallDocs[] = [
  describeCall(readJudging, {
    description:
      'Returns whether you accepted, and how many entries you still have to score. Only invited judges can read this; for everyone else there is nothing here.',
    input: { params: { slug } },
    output: judgingFixture,
  }),
  describeCall(answerJudging, {
    description:
      'Accepts or declines. You can change your answer until the result is published; scores you gave stay. You can’t accept if you’re in an entry.',
    input: { params: { slug }, body: { state: 'ACCEPTED' } },
    output: judgingFixture,
  }),
  describeCall(listJudgedEntries, {
    description:
      'Returns the submitted entries once judging has begun, with your own scores alone. Each judge has another order, so that no entry is always read last. Entries that you are on the team of aren’t listed.',
    input: { params: { slug }, query: {} },
    output: { data: [...judgedEntryFixtures], nextSegment: null },
  }),
  describeCall(scoreEntry, {
    description:
      'Saves your scores, one for each criterion, or that you have a conflict of interest: then you don’t score the entry and points you gave are deleted. Both can be changed until the result is published.',
    input: {
      params: { slug, entryId: entry.id },
      body: { points: { need: 9, proof: 7, team: 8 }, note: entry.note },
    },
    output: judgingFixture,
  }),
  describeCall(listResults, {
    description:
      'Returns the ranking once it is published, and nothing before. `score` takes out how strict each judge is: the mean of z-scores by judge, on the scale of all scores. `mean` is the plain mean beside it.',
    input: { params: { slug }, query: {} },
    output: { data: [...resultLineFixtures], nextSegment: null },
  }),
  describeCall(readOwnResult, {
    description:
      'Returns rank, score and the mean of each criterion of your own entry. `result` is null until the result is published, and if you submitted nothing. What single judges gave is shown to no one.',
    input: { params: { slug } },
    output: { result: ownResultFixture },
  }),
];
