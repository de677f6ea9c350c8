import { defineErrors } from '@upround/shared/contract-core';
import { competitionLimits } from './competition-limits';

/** The errors of competitions besides those that any call may answer. */
export const competitionErrors = defineErrors({
  NOT_OPEN: { status: 409, sentence: 'Entries aren’t open yet.' },
  CLOSED: { status: 409, sentence: 'The deadline has passed, so entries can’t be changed.' },
  INCOMPLETE: { status: 409, sentence: 'Your entry isn’t complete yet.' },
  ENTRY_CHANGED: {
    status: 409,
    sentence: 'Someone on your team changed this entry after you opened it.',
  },
  ALREADY_IN: { status: 409, sentence: 'You’re already in an entry to this competition.' },
  TEAM_FULL: { status: 409, sentence: 'This team is full.' },
  NOT_OWNER: { status: 403, sentence: 'Only the person who created the entry can do this.' },
  OWNER_STAYS: {
    status: 409,
    sentence: 'You created this entry, so you can’t leave it. Withdraw it instead.',
  },
  UNKNOWN_FIELD: { status: 400, sentence: 'The form doesn’t ask for this.' },
  TEXT_TOO_LONG: {
    status: 400,
    sentence: `An answer can have at most ${competitionLimits.answer} characters.`,
  },
  NOT_JUDGING: { status: 409, sentence: 'Judging isn’t open.' },
  OWN_ENTRY: { status: 403, sentence: 'You can’t judge an entry that you’re on the team of.' },
  POINTS_MISSING: { status: 400, sentence: 'Give a score for each criterion.' },
  JUDGE_ENTERED: {
    status: 409,
    sentence: 'Someone who is in an entry can’t judge this competition.',
  },
  TOO_MANY_JUDGES: {
    status: 409,
    sentence: `A competition can have at most ${competitionLimits.judges} judges.`,
  },
  MOMENTS_MIXED: { status: 400, sentence: 'Entries have to close after they open.' },
  JUDGING_EARLY: { status: 400, sentence: 'Judging can’t begin before entries close.' },
  RESULT_EARLY: { status: 400, sentence: 'The results have to come after judging begins.' },
  DRAFT_INCOMPLETE: { status: 409, sentence: 'This competition isn’t complete yet.' },
  ANNOUNCED: { status: 409, sentence: 'This competition is announced already.' },
  NOT_ANNOUNCED: { status: 409, sentence: 'This competition isn’t announced yet.' },
  DEADLINE_PAST: { status: 400, sentence: 'The deadline has to be in the future.' },
  RESULT_OUT: { status: 409, sentence: 'The results are published already.' },
  SCORES_CHANGED: {
    status: 409,
    sentence: 'The number of missing scores has changed. Check it and publish again.',
  },
  NOT_YOUR_FILE: {
    status: 400,
    sentence: 'Upload this file again. You can only use files that you uploaded yourself.',
  },
  FILE_TWICE: { status: 400, sentence: 'Use each file for one question only.' },
  FILE_TOO_LARGE: { status: 413, sentence: 'This file is larger than the form allows.' },
  ONLY_FILES: {
    status: 409,
    sentence:
      'The deadline has passed. Only a file that you began to upload before it can still be added.',
  },
  VOTE_NOT_OPEN: { status: 409, sentence: 'Voting isn’t open.' },
  VOTE_CLOSED: { status: 409, sentence: 'Voting is closed.' },
  OWN_VOTE: { status: 403, sentence: 'You can’t vote for an entry that you’re on the team of.' },
  FRESH_ACCOUNT: {
    status: 403,
    sentence: 'Your account is too new to vote. You can vote three days after you sign up.',
  },
  COUNTS_HIDDEN: { status: 409, sentence: 'The counts of this vote are still hidden.' },
  NO_MEMBER: { status: 400, sentence: 'We can’t find this member.' },
  NO_SCORES: { status: 409, sentence: 'No entry has a score yet.' },
});
