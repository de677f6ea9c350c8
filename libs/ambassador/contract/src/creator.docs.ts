import { describeCall, type CallDocs } from '@upround/shared/contract-core';
import {
  applyAsCreator,
  changeCreator,
  leaveCreators,
  readCreatorProgramme,
  readCreatorStatement,
  readOwnCreator,
  recordRead,
} from './creator.calls';
import {
  creatorProgrammeFixture,
  creatorStatementFixture,
  ownCreatorFixture,
} from './creator.fixtures';

const { about } = ownCreatorFixture.application ?? { about: '' };

/** What the API's documentation says about the creator programme. */
export const creatorDocs: readonly CallDocs[] = [
  describeCall(readCreatorProgramme, {
    description:
      'Returns the creators’ share of net plan revenue, and the figures of closed months. Amounts are whole paise.',
    output: creatorProgrammeFixture,
  }),
  describeCall(readOwnCreator, {
    description:
      'Returns your progress on each condition, your application with its timeline, and your months. Posts and reads of the last 90 days count, and at most 30 reads by one reader each month.',
    output: ownCreatorFixture,
  }),
  describeCall(applyAsCreator, {
    description:
      'Applies to the programme once all conditions are met; staff approve or decline, and you’re notified. The UPI ID is stored encrypted, and staff see it when they pay.',
    input: { body: { about, payoutVpa: 'ira@okbank' } },
    output: ownCreatorFixture,
  }),
  describeCall(changeCreator, {
    description:
      'Replaces the UPI ID that your payouts go to. Past payouts don’t change. It also works after leaving, since payouts may still be due.',
    input: { body: { payoutVpa: 'ira.b@okbank' } },
    output: ownCreatorFixture,
  }),
  describeCall(leaveCreators, {
    description:
      'Withdraws an open application, or leaves the programme. Reads of the month in which you leave don’t earn. You keep what earlier months earned: due amounts are still paid, and smaller ones wait until you come back.',
    output: {
      ...ownCreatorFixture,
      application:
        ownCreatorFixture.application === null
          ? null
          : { ...ownCreatorFixture.application, state: 'LEFT' },
    },
  }),
  describeCall(readCreatorStatement, {
    description:
      'Returns how a month’s amount was computed: pool times your reads divided by all reads, rounded to paise by the largest remainder. A month is closed on the first day of the next one in Asia/Kolkata. In the month you joined, reads count from your approval. A deleted post has an empty slug and title. The same statement is at `GET /v1/creator/statement/{month}/pdf` as a file.',
    input: { params: { month: '2026-10' } },
    output: creatorStatementFixture,
  }),
  describeCall(recordRead, {
    description:
      'Call it once someone has read a post or an idea. It counts once a month for each post. At most 30 reads per reader, author and month count, both for an author’s conditions and for their share. For a share, the reader must also have a plan, and the author must be a creator already. Reads of your own posts aren’t recorded. Reads are deleted after 100 days.',
    input: { body: { postId: '018bcfe5-6800-7000-8000-000000000331' } },
  }),
];
