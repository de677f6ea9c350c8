import { describeCall, describeErrors } from '@upround/shared/contract-core';
import type { ContractDocs } from '@upround/shared/contract-core';
import {
  checkReceipt,
  followCompetition,
  listCompetitions,
  listEntries,
  listEntriesOfPerson,
  readCompetition,
  readEntry,
  readRound,
  unfollowCompetition,
} from './competition.calls';
import { voteDocs } from './vote.docs';
import { deskDocs } from './desk.docs';
import { judgingDocs } from './judging.docs';
import { competitionErrors } from './competition.errors';
import {
  checkedReceiptFixture,
  competitionCardFixtures,
  competitionFixture,
  competitionPeopleFixtures,
  galleryEntryFixtures,
  invitationFixture,
  ownEntryFixture,
  profileEntryFixture,
  publicEntryFixture,
  suggestionFixture,
} from './competition.fixtures';
import {
  acceptInvitation,
  listSuggestions,
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
        'Returns competitions, showcases and campaigns by where they are on the server’s clock. Open ones are listed by their deadline, the next one first; those that are judged by their planned result. `isJoined`, `hasSubmitted`, `isFollowing` and `canVote` are about the caller alone. Once the result is published, `winners` lists the entries that share first place, at most three.',
      input: { query: { status: 'OPEN' } },
      output: {
        data: [{ ...card, winners: [] }],
        nextSegment: null,
        counts: { OPEN: 1, COMING: 1, JUDGING: 0, PAST: 0 },
      },
    }),
    describeCall(readCompetition, {
      description:
        'Returns all of a competition: the form, the rules in force and the changes that were made in public. Count down from `serverTime`: entries close by the server’s clock, not by the reader’s. Once the result is published, `winners` lists the entries that share first place, at most three.',
      input: { params: { slug } },
      output: competitionFixture,
    }),
    describeCall(readRound, {
      description:
        'Returns the round of a showcase or campaign that its page shows: the newest one that was announced. `round` is null where there was none yet.',
      input: { params: { series: 'pre-a-funding' } },
      output: { round: null },
    }),
    describeCall(readEntry, {
      description:
        'Returns an entry with the answers that everyone sees: those of fields with `isPublic`. Before entries are closed there is nothing here, as in the gallery.',
      input: { params: { slug, entryId: publicEntryFixture.id } },
      output: publicEntryFixture,
    }),
    describeCall(listEntriesOfPerson, {
      description:
        'Returns what someone entered, alone or in a team, in competitions whose entries are closed: the newest first, with what it won. Entries that the caller can’t see aren’t counted.',
      input: { query: { userId: competitionPeopleFixtures.asha.id } },
      output: { data: [profileEntryFixture], count: 1 },
    }),
    describeCall(listSuggestions, {
      description:
        'Returns what your entry can be filled from: earlier entries of yours, the newest first, with the answers to fields of the same kind with the same label; and your profile, with your company, your headline and your first link. Files aren’t taken over.',
      input: { params: { slug } },
      output: { data: [suggestionFixture] },
    }),
    describeCall(listEntries, {
      description:
        'Returns the submitted entries once the deadline has passed: by votes where members vote, otherwise in the order of submission. While the counts of a vote are hidden the order is random, and another one is `COUNTS_HIDDEN`. Before the deadline the list is empty, so that no one copies from anyone.',
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
    ...voteDocs,
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
    POINTS_MISSING: 'When a criterion has no score, or one is unknown.',
    JUDGE_ENTERED: 'When the member is in an entry to this competition, a draft included.',
    TOO_MANY_JUDGES:
      'When the competition has as many judges as it can, those who declined included.',
    MOMENTS_MIXED: 'When entries close before they open.',
    JUDGING_EARLY: 'When judging begins before entries close.',
    RESULT_EARLY: 'When the result comes before judging begins.',
    DRAFT_INCOMPLETE:
      'When a draft lacks something or its parts don’t fit together; `details.problems` has the place and the reason of each.',
    ANNOUNCED: 'When a draft is saved or announced that everyone can read by now.',
    NOT_ANNOUNCED: 'When something is changed in public that no one can read yet.',
    DEADLINE_PAST: 'When the new deadline isn’t after the server’s clock.',
    RESULT_OUT: 'When the result was published before.',
    SCORES_CHANGED: 'When more or fewer scores are missing than the organiser saw.',
    NO_SCORES: 'When a result is published of which no entry has a score.',
    NOT_YOUR_FILE: 'When a draft names a file that its author didn’t upload for an entry.',
    FILE_TWICE: 'When two answers name the same file.',
    FILE_TOO_LARGE: 'When a file is larger than its field allows.',
    ONLY_FILES:
      'When more than files changes in the two minutes after the deadline in which uploads that were begun before it are still accepted.',
    VOTE_NOT_OPEN: 'When members can’t vote yet, or there is no public vote.',
    VOTE_CLOSED: 'When the server’s clock was past the end of voting, or the result is out.',
    OWN_VOTE: 'When the voter is on the team of the entry.',
    FRESH_ACCOUNT: 'When the voter signed up less than 72 hours ago.',
    COUNTS_HIDDEN: 'When another order than a random one is asked for before counts are shown.',
    NO_MEMBER: 'When no member has this slug.',
    TEXT_TOO_LONG: 'When an answer is longer than the longest answer of any form.',
  }),
};
