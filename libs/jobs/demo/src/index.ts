export { applicationsTo } from './demo-applications';
export { candidateSearches, candidateSlug } from './demo-candidate.data';
export { companies, companyOf, fieldsOf } from './job-fields';
export { demoJobs } from './jobs.data';
