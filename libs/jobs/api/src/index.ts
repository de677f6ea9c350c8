export { jobsModule } from './jobs-module';
export type { JobsDeps } from './jobs-module';
