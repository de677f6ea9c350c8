import type { JobContext, JobHandler } from './handler';

/** What came of one job. */
export interface JobOutcome {
  id: string;
  /** Undefined where it was done. */
  error: unknown;
}

async function allAtOnce(
  { job, runMany }: JobHandler,
  context: JobContext,
  jobs: readonly { data: unknown }[],
): Promise<boolean> {
  if (runMany === undefined || jobs.length < 2) return false;
  try {
    await runMany(
      context,
      jobs.map(({ data }) => job.data.parse(data)),
    );
    return true;
  } catch (error) {
    context.log.warn({ err: error, job: job.name }, 'jobs failed together, and are tried alone');
    return false;
  }
}

/**
 * Does jobs of one kind, at once where their handler can, else one after another; a failure leaves the others
 * alone.
 *
 * @param handler what does them
 * @param context what they get
 * @param jobs as taken from the queue
 */
export async function runBatch(
  handler: JobHandler,
  context: JobContext,
  jobs: readonly { id: string; data: unknown }[],
): Promise<JobOutcome[]> {
  if (await allAtOnce(handler, context, jobs)) {
    return jobs.map(({ id }) => ({ id, error: undefined }));
  }
  const outcomes: JobOutcome[] = [];
  for (const { id, data } of jobs) {
    try {
      await handler.run(context, handler.job.data.parse(data));
      outcomes.push({ id, error: undefined });
    } catch (error) {
      context.log.warn({ err: error, job: handler.job.name, jobId: id }, 'job failed');
      outcomes.push({ id, error: error ?? new Error('The job failed without a reason.') });
    }
  }
  return outcomes;
}
