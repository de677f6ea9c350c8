export { applicationsTo } from './demo-applications';
export { candidateSearches, candidateSlug } from './demo-candidate.data';
export { companyOf, fieldsOf } from './job-fields';
export { demoJobs } from './jobs.data';
