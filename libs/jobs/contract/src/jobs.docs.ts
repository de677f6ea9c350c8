import { describeCall, describeErrors, exampleFrom } from '@upround/shared/contract-core';
import type { ContractDocs } from '@upround/shared/contract-core';
import { applicationDocs } from './application.docs';
import { companyDocs } from './company.docs';
import { jobDocs } from './job.docs';
import { savedSearchFixtures } from './job.fixtures';
import { jobsErrors } from './jobs.errors';
import {
  editSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  saveSearch,
} from './saved-search.calls';

const search = exampleFrom(savedSearchFixtures);
const { id, name, filters, alert } = search;

/** What the API's documentation says about jobs, applications and saved searches. */
export const jobsDocs: ContractDocs = {
  calls: [
    ...jobDocs,
    ...companyDocs,
    ...applicationDocs,
    describeCall(listSavedSearches, {
      description:
        'Returns your own saved searches, newest first, each with how many jobs are new since the last alert. There are no pages: you can have ten.',
      output: { data: [search] },
    }),
    describeCall(saveSearch, {
      description:
        'Saves filters of the job board under a name. With an alert you are notified daily or weekly of new jobs that match, in the app and by email.',
      input: { body: { name, filters, alert } },
      output: { ...search, newCount: 0 },
    }),
    describeCall(editSavedSearch, {
      description:
        'Changes name, filters or alert of your own saved search. What is left out stays as it is; `filters` replaces all filters.',
      input: { params: { id }, body: { alert: 'DAILY' } },
      output: { ...search, alert: 'DAILY' },
    }),
    describeCall(removeSavedSearch, {
      description: 'Deletes your own saved search and its alerts. A second call finds nothing.',
      input: { params: { id } },
    }),
  ],
  contributed: [
    {
      call: 'social.recordActivity',
      note: 'Jobs are marked with `APPLIED` and `NOT_APPLIED`: whether you applied by another way than here.',
      errors: [jobsErrors.OWN_JOB],
    },
  ],
  errors: describeErrors(jobsErrors, {
    JOB_CLOSED: 'When the job is closed.',
    JOB_NOT_OPEN: 'When the job is closed, or is still a draft where an open one is needed.',
    CANNOT_REOPEN: 'When a job that is closed, and not paused, is set to OPEN.',
    NOT_CLOSED: 'When the job is still open or a draft.',
    MODERATED: 'When a moderator has closed the job.',
    NOT_A_DRAFT: 'When the job is open or closed.',
    TOO_MANY_OPEN_JOBS: 'When you have 100 open jobs.',
    OWN_JOB: 'When you posted the job yourself.',
    ALREADY_APPLIED: 'When you have applied to the job before.',
    TOO_MANY_APPLICATIONS:
      'When you have applied to as many jobs within 24 hours as your plan includes; the message says how many.',
    WITHDRAWN: 'When the person who applied has withdrawn, and no other application is named.',
    NO_OFFER:
      'When the application isn’t at the offer stage, or you’ve declined the offer. The same reply again changes nothing, and an accepted offer can still be declined.',
    OFFER_DECLINED: 'When you declined the offer and apply again.',
    FURTHER_ON:
      'When the only application named is at a later stage or was rejected, and `back` is not set.',
    NOT_YOUR_RESUME: 'When `resumeUrl` isn’t a résumé you uploaded.',
    NOT_YOUR_LOGO: 'When `logoUrl` isn’t a picture you uploaded.',
    TOO_MANY_SAVED_SEARCHES:
      'When you have as many saved searches as your plan includes, or more since a plan ended; the message says how many.',
  }),
};
