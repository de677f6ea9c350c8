import type { Database, Trx } from '@upround/shared/db';
import type * as z from 'zod/mini';
import type { EventDefinition, JobDefinition, JobSender } from './job';

/** What a job gets. */
export interface JobContext {
  db: Database;
  log: {
    info(details: object, message: string): void;
    warn(details: object, message: string): void;
  };
  /** Runs once per delivery; a job may be delivered twice, so its effect must be idempotent. */
  inTransaction<T>(work: (trx: Trx, jobs: JobSender) => Promise<T>): Promise<T>;
}

/** A job with the code that does it. */
export interface JobHandler {
  job: JobDefinition;
  /** The events that start it; their data becomes the job's. */
  on?: readonly EventDefinition[];
  run(context: JobContext, data: unknown): Promise<void>;
  /** Does several deliveries at once, all or none; where it fails they are done one by one. */
  runMany?(context: JobContext, data: readonly unknown[]): Promise<void>;
}

/**
 * Joins a job to the code that does it.
 *
 * @param job the definition
 * @param run does one delivery; throwing has it tried again
 * @param on events whose data the job takes
 */
export function handleJob<Schema extends z.ZodMiniType>(
  job: JobDefinition<Schema>,
  run: (context: JobContext, data: z.output<Schema>) => Promise<void>,
  on: readonly EventDefinition<Schema>[] = [],
): JobHandler {
  return { job, run: run as JobHandler['run'], on };
}

/**
 * Joins a job to code that does several deliveries at once, where they come in crowds.
 *
 * @param job the definition
 * @param runMany does them all or none; throwing has each tried alone
 * @param on events whose data the job takes
 */
export function handleJobs<Schema extends z.ZodMiniType>(
  job: JobDefinition<Schema>,
  runMany: (context: JobContext, data: readonly z.output<Schema>[]) => Promise<void>,
  on: readonly EventDefinition<Schema>[] = [],
): JobHandler {
  const many = runMany as NonNullable<JobHandler['runMany']>;
  return { job, run: (context, data) => many(context, [data]), runMany: many, on };
}
