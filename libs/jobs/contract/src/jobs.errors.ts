import { defineErrors } from '@upround/shared/contract-core';

/** The refusals of jobs besides those that any call may answer. */
export const jobsErrors = defineErrors({
  JOB_CLOSED: { status: 409, sentence: 'This job is closed and takes no applications.' },
  JOB_NOT_OPEN: { status: 409, sentence: 'Only an open job or a draft can be changed.' },
  CANNOT_REOPEN: {
    status: 409,
    sentence: 'A closed job does not open again. Post it again instead.',
  },
  NOT_CLOSED: { status: 409, sentence: 'Only a closed job can be posted again.' },
  MODERATED: {
    status: 409,
    sentence: 'A moderator closed this job; it cannot be posted again.',
  },
  NOT_A_DRAFT: { status: 409, sentence: 'Only a draft can be deleted. Close the job instead.' },
  TOO_MANY_OPEN_JOBS: {
    status: 409,
    sentence: 'You have 100 open jobs. Close one before you open another.',
  },
  OWN_JOB: { status: 403, sentence: 'You cannot apply to your own job.' },
  ALREADY_APPLIED: { status: 409, sentence: 'You have applied to this job already.' },
  TOO_MANY_APPLICATIONS: {
    status: 429,
    sentence: 'You have sent 100 applications within a day. Try again later.',
  },
  WITHDRAWN: { status: 409, sentence: 'This person has withdrawn the application.' },
  FURTHER_ON: {
    status: 409,
    sentence: 'This person is at a later stage or wasn’t selected. Confirm to move them back.',
  },
  NOT_YOUR_RESUME: {
    status: 400,
    sentence:
      'This is no résumé of yours. Upload a PDF of at most 5 MB; a link belongs in the note.',
  },
  TOO_MANY_SAVED_SEARCHES: {
    status: 409,
    sentence: 'You keep 10 searches already. Remove one to keep another.',
  },
});
