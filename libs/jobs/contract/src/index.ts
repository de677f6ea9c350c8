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
  replyToOffer,
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
  NamedApplicant,
  ApplicantNote,
  Application,
  ApplicationDraft,
  ApplicationEvent,
  ApplicationMove,
  ApplicationStep,
  OfferReplyDraft,
  AppliedJob,
  Resume,
} from './application.schema';
export {
  applicationStages,
  applicationStates,
  applicationStateSchema,
  isBackward,
  isDeclined,
  withdrawsOffer,
  rejectionReasons,
} from './application-state.schema';
export type { ApplicationState, OfferReply, RejectionReason } from './application-state.schema';
export { applicantFixtures, appliedJobFixtures } from './application.fixtures';
export { editCompany, listCompanies, listJobsByCompany, readCompany } from './company.calls';
export { companyFixtures } from './company.fixtures';
export {
  companyChangeSchema,
  companySchema,
  companySizes,
  companySummarySchema,
} from './company.schema';
export type {
  Company,
  CompanyChange,
  CompanyPerson,
  CompanySize,
  CompanySummary,
} from './company.schema';
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
  isPaused,
  listedStates,
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
  ListedState,
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
