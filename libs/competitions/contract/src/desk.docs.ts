import { describeCall, type CallDocs } from '@upround/shared/contract-core';
import {
  announceCompetition,
  createCompetition,
  decideVotes,
  editCompetition,
  inviteJudge,
  listDesk,
  listDeskEntries,
  listHeldVotes,
  moveDeadline,
  publishResult,
  publishRules,
  readDesk,
  removeJudge,
} from './desk.calls';
import {
  competitionDraftFixture,
  deskCompetitionFixture,
  deskEntryFixture,
  deskItemFixture,
  heldVoteFixture,
} from './judging.fixtures';

const slug = 'monsoon-build';
const params = { slug };
const output = deskCompetitionFixture;

/** What the API's documentation says about the organiser's calls. */
export const deskDocs: readonly CallDocs[] = [
  describeCall(listDesk, {
    description:
      'Returns every competition: those that run by what comes next in them, then those that open later, then drafts and those with a result, the latest first. Only admins can make the calls of the desk; everyone else is refused.',
    input: { query: {} },
    output: { data: [deskItemFixture], nextSegment: null },
  }),
  describeCall(readDesk, {
    description:
      'Returns what was written, the judges with how far they are, and how many scores are missing. What single judges gave isn’t returned.',
    input: { params },
    output,
  }),
  describeCall(createCompetition, {
    description:
      'Creates a draft that only admins can read. It needs a title; the rest can be empty or null until it’s announced. Its address is made of the title, and stays when the title changes.',
    input: { body: competitionDraftFixture },
    output,
  }),
  describeCall(editCompetition, {
    description:
      'Saves all of a draft, complete or not. Once a competition is announced, what people rely on changes in public alone: the deadline and the rules have calls of their own.',
    input: { params, body: competitionDraftFixture },
    output,
  }),
  describeCall(announceCompetition, {
    description:
      'Makes a complete competition public; what a draft lacks is in the error’s `details.problems`. From here on its form, criteria and prizes stay as they are, and each change is listed on its page.',
    input: { params },
    output,
  }),
  describeCall(moveDeadline, {
    description:
      'Moves the deadline and what follows it. The reason and both deadlines are listed on the page, and everyone who follows or entered is notified.',
    input: {
      params,
      body: {
        closesAt: '2027-03-16T18:29:00.000Z',
        judgingAt: '2027-03-17T03:30:00.000Z',
        resultAt: '2027-03-28T12:30:00.000Z',
        reason: 'Uploads failed for two hours on the last day.',
      },
    },
    output,
  }),
  describeCall(publishRules, {
    description:
      'Publishes a new version of the rules; earlier versions are kept. What changed is listed on the page, and everyone who follows or entered is notified.',
    input: { params, body: { text: 'Judges score alone.', reason: 'Says how judges work.' } },
    output,
  }),
  describeCall(inviteJudge, {
    description:
      'Invites a member by the slug of their profile, and notifies them. Nothing happens for someone who was invited before. Someone who’s in an entry can’t judge.',
    input: { params, body: { member: 'ravi-iyer' } },
    output,
  }),
  describeCall(removeJudge, {
    description: 'Removes a judge and deletes their scores, which then count for nothing.',
    input: { params: { slug, userId: '018bcfe5-6800-7000-8000-0000000001a2' } },
    output,
  }),
  describeCall(publishResult, {
    description:
      'Computes the result from all scores and publishes it, once. Prizes go to the entries of their rank. Entrants are notified; the result can’t be changed afterwards.',
    input: { params, body: { missingScores: 0 } },
    output,
  }),
  describeCall(listDeskEntries, {
    description:
      'Returns the submitted entries with all of their answers, in the order of submission, for a spreadsheet or a jury abroad. Votes are counted here also while they are hidden from everyone else.',
    input: { params, query: {} },
    output: { data: [deskEntryFixture], nextSegment: null },
  }),
  describeCall(listHeldVotes, {
    description:
      'Returns the votes that don’t count yet, because too many for one entry came from one network. The oldest comes first.',
    input: { params, query: {} },
    output: { data: [heldVoteFixture], nextSegment: null },
  }),
  describeCall(decideVotes, {
    description:
      'Counts held votes or rejects them. Who voted isn’t notified, and can vote again where their vote was rejected. Votes that were decided before are left as they are.',
    input: {
      params,
      body: { decision: 'COUNT', userIds: ['018bcfe5-6800-7000-8000-0000000001a2'] },
    },
    output,
  }),
];
