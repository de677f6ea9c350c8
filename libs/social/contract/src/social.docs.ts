import { describeCall, describeErrors, exampleFrom } from '@upround/shared/contract-core';
import type { ContractDocs } from '@upround/shared/contract-core';
import { activityErrors, listActivity, recordActivity } from './activity.calls';
import { commentDocs } from './comment.docs';
import { readQuizScore } from './quiz.calls';
import { followErrors } from './relation.calls';
import { relationDocs } from './relation.docs';
import { report, reportErrors } from './report.calls';
import { activityFixtures, bookmarkFixtures, quizScoreFixture } from './social.fixtures';

const vote = exampleFrom(activityFixtures);
const { referenceId } = vote;

/** What the API's documentation says about likes, bookmarks, follows, comments, votes and reports. */
export const socialDocs: ContractDocs = {
  deprecated: [{ name: 'wouldUseCount', use: ['count'] }],
  calls: [
    ...relationDocs,
    ...commentDocs,
    describeCall(recordActivity, {
      description:
        'Records a vote, an answer or a mark. `state` is `ATTEMPTED` for votes and answers. A mark is removed by its other state; the last state applies. Votes and answers are final: sending the same one again returns the same answer, and another one is refused with the first in `details.selection`. Who voted for what is never shown to others.',
      input: {
        body: { referenceType: 'POST', referenceId, state: 'ATTEMPTED', selection: vote.selection },
      },
      output: vote,
    }),
    describeCall(listActivity, {
      description:
        'Returns your own votes, answers and marks, newest first. No one else can read them. `record` is left out where the record was deleted or hidden.',
      input: { query: { referenceType: 'USER' } },
      output: {
        data: [{ ...vote, record: exampleFrom(bookmarkFixtures).record }],
        nextSegment: null,
      },
    }),
    describeCall(readQuizScore, {
      description:
        'Returns how many quizzes you have answered, how many were correct, and your current and best streak of correct answers.',
      output: quizScoreFixture,
    }),
    describeCall(report, {
      description:
        'Reports a record or a person to the moderators, with your reason in `message` and its `category`. `also` mutes or blocks the author. All fields are query parameters; the body is empty. A second report of the same record is counted once, and the author never learns who reported.',
      input: {
        query: { referenceType: 'POST', referenceId, message: 'Promises returns that no one can.' },
      },
      output: { receipt: 'K7QM-2XVD', receivedAt: '2026-03-04T09:30:00.000Z' },
    }),
  ],
  errors: [
    ...describeErrors(activityErrors, {
      ALREADY_VOTED: 'When you voted for another option before. `details.selection` is your vote.',
      POLL_CLOSED: 'When the poll has ended.',
      OWN_POLL: 'When you wrote the poll.',
      UNKNOWN_OPTION: 'When `selection` has an id that is none of the options.',
      ONE_OPTION_ONLY: 'When several options are selected and only one can be.',
      ALREADY_ATTEMPTED: 'When you gave another answer before. `details.selection` is that answer.',
      QUIZ_CLOSED: 'When the quiz has ended.',
      OWN_QUIZ: 'When you wrote the quiz.',
      NOT_A_POLL: 'When the record has nothing to vote on.',
    }),
    ...describeErrors(followErrors, { OWN_ACCOUNT: 'When `referenceId` is your own id.' }),
    ...describeErrors(reportErrors, {
      NO_AUTHOR: 'When `also` is set and no member wrote the record.',
      OWN_CONTENT: 'When you wrote the record yourself.',
    }),
  ],
};
