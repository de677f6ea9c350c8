import { describeCall, describeErrors } from '@upround/shared/contract-core';
import type { ContractDocs } from '@upround/shared/contract-core';
import {
  checkReceipt,
  followCompetition,
  listCompetitions,
  listEntries,
  readCompetition,
  readRound,
  unfollowCompetition,
} from './competition.calls';
import { deskDocs } from './desk.docs';
import { judgingDocs } from './judging.docs';
import { competitionErrors } from './competition.errors';
import {
  checkedReceiptFixture,
  competitionCardFixtures,
  competitionFixture,
  galleryEntryFixtures,
  invitationFixture,
  ownEntryFixture,
} from './competition.fixtures';
import {
  acceptInvitation,
  readInvitation,
  readOwnEntry,
  removeTeamMember,
  renewInvitation,
  saveEntry,
  submitEntry,
  withdrawEntry,
} from './entry.calls';

const [card] = competitionCardFixtures;
const { slug } = card;
const token = '018bcfe568007000800000000000000100112233445566778899aabbccddeeff';
const { title, tagline, answers, revision } = ownEntryFixture;

/** What the API's documentation says about competitions. */
export const competitionsDocs: ContractDocs = {
  calls: [
    describeCall(listCompetitions, {
      description:
        'Returns competitions, showcases and campaigns by where they are on the server’s clock. Open ones are listed by their deadline, the next one first. `isJoined` and `isFollowing` are about the caller alone.',
      input: { query: { status: 'OPEN' } },
      output: { data: [card], nextSegment: null, counts: { OPEN: 1, COMING: 1, PAST: 0 } },
    }),
    describeCall(readCompetition, {
      description:
        'Returns all of a competition: the form, the rules in force and the changes that were made in public. Count down from `serverTime`: entries close by the server’s clock, not by the reader’s.',
      input: { params: { slug } },
      output: competitionFixture,
    }),
    describeCall(readRound, {
      description:
        'Returns the round of a showcase or campaign that its page shows: the newest one that was announced. `round` is null where there was none yet.',
      input: { params: { series: 'pre-a-funding' } },
      output: { round: null },
    }),
    describeCall(listEntries, {
      description:
        'Returns the submitted entries once the deadline has passed, in the order of their submission. Before the deadline the list is empty, so that no one copies from anyone.',
      input: { params: { slug }, query: {} },
      output: { data: [...galleryEntryFixtures], nextSegment: null },
    }),
    describeCall(checkReceipt, {
      description:
        'Returns when something was submitted and its SHA-256, to anyone who has the code. The team also gets the exact text, so that anyone they give it to can compute the hash again.',
      input: { params: { slug, code: checkedReceiptFixture.code } },
      output: checkedReceiptFixture,
    }),
    describeCall(followCompetition, {
      description:
        'Notifies you when the deadline moves, the rules change, entries open or the result is out. If you’re in an entry, you’re notified anyway.',
      input: { params: { slug } },
      output: { active: true, count: 119 },
    }),
    describeCall(unfollowCompetition, {
      description:
        'Stops the notifications of a competition that you follow. An entry of yours stays.',
      input: { params: { slug } },
      output: { active: false, count: 118 },
    }),
    describeCall(readOwnEntry, {
      description:
        'Returns the entry that you or your team made, with what is missing and the receipt of the newest submission. `entry` is null before you begin, and after you withdrew it.',
      input: { params: { slug } },
      output: { entry: ownEntryFixture },
    }),
    describeCall(saveEntry, {
      description:
        'Saves a draft, complete or not; the first save creates the entry. It isn’t submitted by this. `revision` is that of the entry you changed: if a team mate saved in between, nothing is written.',
      input: { params: { slug }, body: { title, tagline, answers, revision } },
      output: ownEntryFixture,
    }),
    describeCall(submitEntry, {
      description:
        'Submits the saved draft and returns a receipt. You can submit again until the deadline; the newest submission counts. The server’s clock decides what is in time.',
      input: { params: { slug }, body: { revision } },
      output: { ...ownEntryFixture, isChanged: false },
    }),
    describeCall(withdrawEntry, {
      description:
        'Withdraws the entry for the whole team. Its receipts can still be checked. Until the deadline you can begin a new entry.',
      input: { params: { slug } },
    }),
    describeCall(readInvitation, {
      description:
        'Returns whose team a link invites to, and whether you can join it. Only someone who has the link can read this.',
      input: { params: { slug, token } },
      output: invitationFixture,
    }),
    describeCall(acceptInvitation, {
      description:
        'Adds you to the team. You can be in one entry of a competition; a draft of your own has to be withdrawn first.',
      input: { params: { slug, token } },
      output: { ...ownEntryFixture, isOwner: false, inviteUrl: null },
    }),
    describeCall(renewInvitation, {
      description:
        'Makes a new link and ends the old one, for instance after it reached someone who isn’t on your team. Who joined stays on the team.',
      input: { params: { slug } },
      output: ownEntryFixture,
    }),
    describeCall(removeTeamMember, {
      description:
        'Removes someone from the team of your entry. Members can leave by their own id; the person who created the entry can’t leave it.',
      input: { params: { slug, userId: '018bcfe5-6800-7000-8000-0000000001a2' } },
    }),
    ...judgingDocs,
    ...deskDocs,
  ],
  errors: describeErrors(competitionErrors, {
    NOT_OPEN: 'When entries open later; the competition says when.',
    CLOSED: 'When the server’s clock was past the deadline as the request arrived.',
    INCOMPLETE:
      'When a required answer is missing or doesn’t fit; `details.problems` has them all.',
    ENTRY_CHANGED: 'When the entry was saved by someone else since it was read.',
    ALREADY_IN: 'When you’re in another entry to this competition, a draft included.',
    TEAM_FULL: 'When the team has as many people as the competition allows.',
    NOT_OWNER: 'When a member of the team tries what only the creator of the entry can do.',
    OWNER_STAYS: 'When the creator of an entry tries to leave its team.',
    UNKNOWN_FIELD: 'When an answer names a field that the form doesn’t have.',
    NOT_JUDGING:
      'When entries aren’t judged yet, aren’t judged any more, or you haven’t accepted the invitation.',
    OWN_ENTRY: 'When the judge is on the team of the entry.',
    POINTS_MISSING: 'When a criterion has no points, or one is unknown.',
    JUDGE_ENTERED: 'When the member is in an entry to this competition, a draft included.',
    TOO_MANY_JUDGES:
      'When the competition has as many judges as it can, those who declined included.',
    MOMENTS_MIXED: 'When the moments aren’t in the order of the phases.',
    WEIGHTS_WRONG: 'When the weights of the criteria don’t add up to 100 percent.',
    IDS_TWICE: 'When two fields of the form, or two criteria, have the same id.',
    ANNOUNCED: 'When a draft is saved or announced that everyone can read by now.',
    NOT_ANNOUNCED: 'When something is changed in public that no one can read yet.',
    DEADLINE_PAST: 'When the new deadline isn’t after the server’s clock.',
    RESULT_OUT: 'When the result was published before.',
    SCORES_CHANGED: 'When more or fewer scores are missing than the organiser saw.',
    NO_SCORES: 'When a result is published of which no entry has a score.',
    TEXT_TOO_LONG: 'When an answer is longer than the longest answer of any form.',
  }),
};
