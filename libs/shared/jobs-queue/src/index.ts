export { handleJob, handleJobs } from './handler';
export type { JobContext, JobHandler } from './handler';
export type { EventDefinition, JobDefinition, JobSender, SendOptions } from './job';
export { createJobsQueue } from './jobs-queue';
export type { JobsQueue, JobsQueueOptions } from './jobs-queue';
export type { FailedJob } from './queue-store';
