import { createJob } from '@upround/jobs/contract';
import type { Job, JobDraft } from '@upround/jobs/contract';
import { newId } from '@upround/shared/db';
import { handleTask } from '@upround/shared/tasks';
import type { EventDefinition, TaskHandler } from '@upround/shared/tasks';
import { jobClosed, jobConfirmReminder, removedByModerator } from '@upround/shared/ports';
import { createTestServer } from '@upround/shared/testing-server';
import type { TestMember, TestServer } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { jobsModule } from '../jobs-module';
import { uploads } from './uploads.fixtures';

export { DAY_MS } from '../jobs-time';

/** An event that a listener may receive. */
export interface SentEvent {
  name: string;
  data: Record<string, unknown>;
}

/** The module of jobs on a database of its own, with a listener that records its events. */
export interface JobsServer extends TestServer {
  events: SentEvent[];
  /** Posts a job over HTTP. */
  post(as: TestMember, extra?: Partial<JobDraft>): Promise<Job>;
  /** Inserts an application into the database, and returns its id. */
  insertApplication(
    jobId: string,
    applicant: TestMember,
    state?: string,
    at?: Date,
  ): Promise<string>;
  block(blocker: TestMember, blocked: TestMember): Promise<void>;
  mute(muter: TestMember, muted: TestMember): Promise<void>;
}

/** A job with only the required fields. */
export const plainDraft: JobDraft = {
  title: 'Backend engineer',
  company: 'Tidewater',
  description: 'You will own the readings service.',
  location: 'Pune, Maharashtra',
  type: 'FULL_TIME',
  workplace: 'HYBRID',
};

function record<Schema extends z.ZodMiniType>(
  events: SentEvent[],
  { name, data }: EventDefinition<Schema>,
): TaskHandler {
  const task = { name: `test.${name}`, data };
  const listen = async (_: unknown, event: z.output<Schema>) => {
    events.push({ name, data: event as Record<string, unknown> });
  };
  return handleTask(task, listen, [{ name, data }]);
}

/** Starts the module. */
export async function startJobs(): Promise<JobsServer> {
  const events: SentEvent[] = [];
  const tasks = [
    record(events, jobClosed),
    record(events, jobConfirmReminder),
    record(events, removedByModerator),
  ];
  const server = await createTestServer({
    modules: ({ now }) => [jobsModule({ now, uploads }), { name: 'listener', calls: [], tasks }],
  });
  const { db } = server;
  return {
    ...server,
    events,
    post: async (as, extra = {}) => {
      const answer = await server.call(createJob, { body: { ...plainDraft, ...extra } }, { as });
      expect(answer.status).toBe(201);
      return answer.body;
    },
    insertApplication: async (jobId, applicant, state = 'APPLIED', at = server.clock.now()) => {
      const id = newId();
      await sql`insert into job_applications (id, job_id, applicant_id, state, note, created_at, moved_at)
        values (${id}, ${jobId}, ${applicant.userId}, ${state}, 'Hello', ${at}, ${at})`.execute(db);
      await sql`insert into job_application_steps (id, application_id, state, at)
        values (${newId()}, ${id}, 'APPLIED', ${at})`.execute(db);
      return id;
    },
    block: async (blocker, blocked) => {
      await sql`insert into blocks (user_id, blocked_id)
        values (${blocker.userId}, ${blocked.userId})`.execute(db);
    },
    mute: async (muter, muted) => {
      await sql`insert into mutes (user_id, muted_id)
        values (${muter.userId}, ${muted.userId})`.execute(db);
    },
  };
}
