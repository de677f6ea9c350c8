import { saveSearch, type AlertRhythm, type JobFilters } from '@upround/jobs/contract';
import { idAt, newId } from '@upround/shared/db';
import type { PlanTier } from '@upround/shared/domain';
import { handleTask } from '@upround/shared/tasks';
import { jobsFound } from '@upround/shared/ports';
import {
  createTestServer,
  type TestDatabase,
  type TestMember,
} from '@upround/shared/testing-server';
import type * as z from 'zod/mini';
import { jobsModule } from '../../jobs-module';
import { entitlementsIn } from '../../test/plans.fixtures';

export const HOUR_MS = 3_600_000;
export { DAY_MS } from '../../jobs-time';

/** A mail as the service was given it. */
export interface SentMail {
  to: string;
  subject: string;
  text: string;
  key: string;
}

/** Shared by several servers that act as processes of one service. */
export interface AlertWorld {
  mails: SentMail[];
  heard: z.output<typeof jobsFound.data>[];
  /** How many mails the service refuses next. */
  failing: number;
  /** People who want no mail of alerts. */
  unwanted: Set<string>;
  /** The tier of each person's plan, by id. */
  plans: Map<string, PlanTier>;
}

export const alertWorld = (): AlertWorld => ({
  mails: [],
  heard: [],
  failing: 0,
  unwanted: new Set<string>(),
  plans: new Map<string, PlanTier>(),
});

interface InsertedJob {
  title?: string;
  tags?: string[];
  city?: string;
  salary?: number | null;
  state?: 'OPEN' | 'CLOSED';
  repostOf?: string;
  /** How long before now it was published. */
  agoMs?: number;
}

/** Jobs alone, on a database of their own, with a mail service and a slice that hears what was found. */
export async function startAlerts(world: AlertWorld, database?: TestDatabase) {
  const alerts = {
    preferences: {
      wants: async (_db: unknown, userIds: readonly string[], type: string, channel: string) =>
        new Set(
          userIds.filter(
            (id) => type === 'JOB_FOUND' && channel === 'email' && !world.unwanted.has(id),
          ),
        ),
      quietUntil: async () => new Map<string, Date>(),
    },
    accounts: { emailOf: async (_db: unknown, userId: string) => `${userId}@upround.test` },
    mailer: {
      async send(mail: SentMail) {
        if (world.failing > 0) {
          world.failing -= 1;
          throw new Error('the mail service is away');
        }
        world.mails.push(mail);
      },
    },
    brand: 'Upround',
    publicUrl: 'https://upround.example',
  };
  const record = handleTask(
    { name: 'test.record-jobs-found', data: jobsFound.data },
    async (_context, found) => void world.heard.push(found),
    [jobsFound],
  );
  const server = await createTestServer({
    ...(database === undefined ? {} : { database }),
    modules: ({ now }) => [
      jobsModule({ now, alerts, entitlements: entitlementsIn(world.plans) }),
      { name: 'listener', calls: [], tasks: [record] },
    ],
  });
  const query = <Row>(text: string, values: readonly unknown[] = []) =>
    server.database.query<Row>(text, values);
  const send = async (name: string) => {
    const scheduled = server.modules[0]?.tasks?.find(({ task }) => task.name === name);
    await server.db
      .transaction()
      .execute((trx) => server.tasks.senderOn(trx).send(scheduled?.task as never, {} as never));
  };
  const now = async (as: TestMember) => ({ token: await server.tokens.signAccess(as) });

  return {
    server,
    query,
    now,
    person: () => server.signUpAs(`person-${newId().slice(-8)}`),
    job: async (creator: TestMember, inserted: InsertedJob = {}) => {
      const { title = 'Backend engineer', tags = ['engineering'], city = 'Pune' } = inserted;
      const { salary = null, state = 'OPEN', agoMs = 5 * 60_000 } = inserted;
      const at = new Date(server.clock.now().getTime() - agoMs);
      const id = idAt(at);
      await query(
        `insert into jobs (id, slug, creator_id, title, company, description, location, city, type, workplace,
           tags, salary_min, salary_currency, salary_period, salary_year, state, close_reason, listing_id,
           published_at, repost_of)
         values ($1, $2, $3, $4, 'Tidewater', 'Own the readings.', $5, lower($5), 'FULL_TIME', 'HYBRID',
           $6, $7::bigint, case when $7::bigint is not null then 'INR' end,
           case when $7::bigint is not null then 'YEAR' end, $7::bigint, $8,
           case when $8 = 'CLOSED' then 'FILLED' end, $1, $9, $10)`,
        [
          id,
          `job-${id}`,
          creator.userId,
          title,
          city,
          tags,
          salary,
          state,
          at,
          inserted.repostOf ?? null,
        ],
      );
      return id;
    },
    /** Saves a search as its person does. */
    save: async (
      as: TestMember,
      draft: { name?: string; filters?: JobFilters; alert?: AlertRhythm } = {},
    ) => {
      const body = { name: 'Engineering', filters: { tag: ['engineering'] }, ...draft };
      return server.call(saveSearch, { body }, { as: await now(as) });
    },
    /** What the clock does each hour. */
    order: () => send('jobs.gather-alerts'),
    /** What the clock does each night. */
    forget: async () => {
      await send('jobs.forget-told');
      await server.runTasks();
    },
  };
}

export type Alerts = Awaited<ReturnType<typeof startAlerts>>;
