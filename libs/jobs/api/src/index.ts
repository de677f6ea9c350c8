export { jobsModule } from './jobs-module';
export type { JobsDeps } from './jobs-module';
export type { JobFields } from './job/job-fields';
export type { DemoCompany, DemoCompanyFacts, DemoJob, DemoSalary } from './seed/demo-job';
export type { CommunitySetting, DemoSearch, MadeApplication, PlacedJob } from './seed/jobs-demo';
