import { apply, type Application } from '@upround/jobs/contract';
import { newId } from '@upround/shared/db';
import { handleTask, type EventDefinition } from '@upround/shared/tasks';
import {
  applicantsWaiting,
  applicationMoved,
  applied,
  jobClosed,
  offerReplied,
} from '@upround/shared/ports';
import type { Realtime } from '@upround/shared/ports';
import type { PlanTier } from '@upround/shared/domain';
import { createTestServer } from '@upround/shared/testing-server';
import type { TestMember, TestServer, TestServerOptions } from '@upround/shared/testing-server';
import type * as z from 'zod/mini';
import { jobsModule } from '../../jobs-module';
import { entitlementsIn } from '../../test/plans.fixtures';
import { uploads } from '../../test/uploads.fixtures';

/** Jobs alone, with people on both sides; events are heard as others would hear them. */
export interface ApplicationServer extends TestServer {
  creator: TestMember;
  applicant: TestMember;
  stranger: TestMember;
  /** Has a job of their own. */
  otherCreator: TestMember;
  moderator: TestMember;
  /** What open pages were sent since the start: to which people, and what has changed. */
  pages: { userIds: readonly string[]; data: unknown }[];
  /** The tier of each person's plan, by id. */
  plans: Map<string, PlanTier>;
  /** Published events since the start. */
  heard: { event: string; data: unknown }[];
  insertJob(creator: TestMember, over?: { state?: string; id?: string }): Promise<string>;
  closeJob(id: string): Promise<void>;
  plantUpload(owner: TestMember, purpose?: 'IMAGE' | 'RESUME'): Promise<string>;
  applyTo(jobId: string, as: TestMember, over?: object): Promise<Application>;
  block(blocker: TestMember, blocked: TestMember): Promise<void>;
  /** All that a call on applications could change, as one text. */
  everything(): Promise<string>;
  /** Does what waits for its time at once. */
  runLater(): Promise<void>;
}

const TABLES = ['jobs', 'job_applications', 'job_application_steps', 'pgboss.job'] as const;

const listener = (event: EventDefinition<z.ZodMiniObject>, heard: ApplicationServer['heard']) =>
  handleTask(
    { name: `test.${event.name}`, data: event.data },
    async (_, data) => void heard.push({ event: event.name, data }),
    [event],
  );

export async function startApplicationServer(
  options: Pick<TestServerOptions, 'rateLimits' | 'database'> = {},
): Promise<ApplicationServer> {
  const heard: ApplicationServer['heard'] = [];
  const pages: ApplicationServer['pages'] = [];
  const plans: ApplicationServer['plans'] = new Map();
  const realtime: Realtime = {
    send: (userIds, { data }) => void pages.push({ userIds, data }),
    disconnect: () => undefined,
  };
  const server = await createTestServer({
    ...options,
    modules: ({ now }) => [
      jobsModule({ now, uploads, realtime, entitlements: entitlementsIn(plans) }),
      {
        name: 'test',
        calls: [],
        tasks: [applied, applicationMoved, applicantsWaiting, jobClosed, offerReplied].map(
          (event) => listener(event, heard),
        ),
      },
    ],
  });
  const { database } = server;
  const prefix = newId().slice(-6);
  const person = (name: string, staffRoles: readonly 'MODERATOR'[] = []) =>
    server.signUpAs(`${name}-${prefix}`, { displayName: `The ${name}`, staffRoles });
  const insertJob: ApplicationServer['insertJob'] = async (
    creator,
    { state = 'OPEN', id = newId() } = {},
  ) => {
    await database.query(
      `insert into jobs (id, slug, creator_id, title, company, description, location, city, type, workplace,
         state, close_reason, listing_id, published_at)
       values ($1::uuid, 'job-' || $1::text, $2, 'Engineer', 'Ledger Ltd', 'Build it.', 'Pune', 'pune', 'FULL_TIME',
         'REMOTE', $3::text, case when $3::text = 'CLOSED' then 'FILLED' end,
         case when $3::text <> 'DRAFT' then $1::uuid end, now())`,
      [id, creator.userId, state],
    );
    return id;
  };
  const people = {
    creator: await person('creator'),
    applicant: await person('applicant'),
    stranger: await person('stranger'),
    otherCreator: await person('other-creator'),
    moderator: await person('moderator', ['MODERATOR']),
  };
  await insertJob(people.otherCreator);
  return {
    ...server,
    ...people,
    heard,
    pages,
    plans,
    insertJob,
    closeJob: async (id) => {
      await database.query(
        `update jobs set state = 'CLOSED', close_reason = 'FILLED', closed_at = now()
         where id = $1`,
        [id],
      );
    },
    plantUpload: async (owner, purpose = 'RESUME') => {
      const id = newId();
      const key = `${id}.${purpose === 'RESUME' ? 'pdf' : 'webp'}`;
      await database.query(
        `insert into uploads (key, id, owner_id, purpose, name, size)
         values ($1, $2, $3, $4, 'Ravi Teja.pdf', 84000)`,
        [key, id, owner.userId, purpose],
      );
      return `/media/${key}`;
    },
    applyTo: async (jobId, as, over = {}) => {
      const body = { referenceType: 'JOB' as const, referenceId: jobId, note: 'Hello' };
      const {
        status,
        body: made,
        raw,
      } = await server.call(apply, { body: { ...body, ...over } }, { as });
      if (status !== 201) throw new Error(raw.body);
      return made;
    },
    block: async (blocker, blocked) => {
      await database.query(`insert into blocks (user_id, blocked_id) values ($1, $2)`, [
        blocker.userId,
        blocked.userId,
      ]);
    },
    everything: async () => {
      const texts: unknown[] = [];
      for (const table of TABLES) {
        texts.push(
          await database.query(
            `select count(*), md5(string_agg(t::text, ';' order by t::text)) from ${table} t`,
          ),
        );
      }
      return JSON.stringify(texts);
    },
    runLater: async () => {
      await database.query(
        `update pgboss.job set start_after = now() where state = 'created' and start_after > now()`,
      );
      await server.runTasks();
    },
  };
}

/** Published events of one kind since the list was emptied. */
export const eventsOf = ({ heard }: ApplicationServer, { name }: { name: string }) =>
  heard.filter(({ event }) => event === name).map(({ data }) => data);
