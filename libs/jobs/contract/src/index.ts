export { APPLICATION_EVENT } from './application.event-name';
export { jobsDocs } from './jobs.docs';
export {
  apply,
  applicantSorts,
  keepApplicantNote,
  keepApplicationMemo,
  listApplicants,
  moveApplication,
  moveApplications,
  readApplicantNote,
  readApplication,
} from './application.calls';
export type { ApplicantSort } from './application.calls';
export {
  applicantNoteChangeSchema,
  applicantSchema,
  applicationDraftSchema,
  applicationEvent,
  applicationMoveSchema,
  applicationSchema,
  appliedJobSchema,
} from './application.schema';
export type {
  Applicant,
  ApplicantNote,
  Application,
  ApplicationDraft,
  ApplicationEvent,
  ApplicationMove,
  ApplicationStep,
  AppliedJob,
  Resume,
} from './application.schema';
export {
  applicationStages,
  applicationStates,
  applicationStateSchema,
  isBackward,
  withdrawsOffer,
  rejectionReasons,
} from './application-state.schema';
export type { ApplicationState, RejectionReason } from './application-state.schema';
export { applicantFixtures, appliedJobFixtures } from './application.fixtures';
export {
  listAppliedJobs,
  listJobs,
  listJobsByUser,
  listSimilarJobs,
  readJob,
  readJobFacets,
} from './job.calls';
export { facetFixture, jobFixtures, savedSearchFixtures } from './job.fixtures';
export {
  companyStages,
  experienceLevels,
  jobFilterFields,
  jobFiltersSchema,
  jobSorts,
  jobTagSchema,
  jobTypes,
  postedWithin,
  workplaces,
} from './job-filters.schema';
export type {
  CompanyStage,
  ExperienceLevel,
  JobFilters,
  JobSort,
  JobType,
  Workplace,
} from './job-filters.schema';
export type { FoundJob } from './found-job';
export { jobLimits } from './job-limits';
export {
  closeReasons,
  jobChangeSchema,
  jobDraftSchema,
  jobSchema,
  jobStates,
  jobSummarySchema,
  neededToOpenSchema,
  ownCloseReasons,
  payPeriods,
} from './job.schema';
export type {
  ApplicationCounts,
  CloseReason,
  Equity,
  Job,
  JobChange,
  JobDraft,
  JobFacets,
  JobState,
  JobSummary,
  NewJob,
  PayPeriod,
  ResponseStats,
  Salary,
} from './job.schema';
export { confirmJob, createJob, deleteJobDraft, editJob, repostJob } from './job-writing.calls';
export { jobsErrors } from './jobs.errors';
export {
  alertRhythms,
  editSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  savedSearchSchema,
  saveSearch,
} from './saved-search.calls';
export type { AlertRhythm, SavedSearch } from './saved-search.calls';
