import { defineErrors } from '@upround/shared/contract-core';

/** The refusals of jobs besides those that any call may answer. */
export const jobsErrors = defineErrors({
  JOB_CLOSED: { status: 409, sentence: 'This job is closed and no longer accepts applications.' },
  JOB_NOT_OPEN: { status: 409, sentence: 'You can only change an open job or a draft.' },
  CANNOT_REOPEN: {
    status: 409,
    sentence: 'A closed job can’t be reopened. Post it again instead.',
  },
  NOT_CLOSED: { status: 409, sentence: 'You can only repost a closed job.' },
  MODERATED: {
    status: 409,
    sentence: 'A moderator closed this job, so it can’t be posted again.',
  },
  NOT_A_DRAFT: { status: 409, sentence: 'You can only delete a draft. Close the job instead.' },
  TOO_MANY_OPEN_JOBS: {
    status: 409,
    sentence: 'You have 100 open jobs, the maximum. Close one to post another.',
  },
  OWN_JOB: { status: 403, sentence: 'You can’t apply to your own job.' },
  ALREADY_APPLIED: { status: 409, sentence: 'You’ve already applied to this job.' },
  TOO_MANY_APPLICATIONS: {
    status: 429,
    sentence: 'You’ve sent as many applications today as your plan includes. Try again tomorrow.',
  },
  WITHDRAWN: { status: 409, sentence: 'This person has withdrawn their application.' },
  NO_OFFER: { status: 409, sentence: 'There’s no longer an offer to reply to.' },
  OFFER_DECLINED: {
    status: 409,
    sentence: 'You declined this offer, so this application can’t be sent again.',
  },
  FURTHER_ON: {
    status: 409,
    sentence: 'This person is at a later stage or wasn’t selected. Confirm to move them back.',
  },
  NOT_YOUR_RESUME: {
    status: 400,
    sentence:
      'This isn’t one of your résumés. Upload a PDF up to 5 MB. To share a link, put it in your note.',
  },
  NOT_YOUR_LOGO: { status: 400, sentence: 'Upload this image yourself to use it as a logo.' },
  TOO_MANY_SAVED_SEARCHES: {
    status: 409,
    sentence: 'You’ve saved as many searches as your plan includes. Delete one to save another.',
  },
});
