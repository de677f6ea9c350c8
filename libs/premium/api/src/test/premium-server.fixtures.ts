import {
  changeMembership,
  readMembership,
  readPaymentStatus,
  startMembership,
  type MembershipAnswer,
} from '@upround/premium/contract';
import type { CallInput } from '@upround/shared/contract-core';
import {
  contributionsOf,
  deriveKey,
  type ApiModule,
  type Metrics,
} from '@upround/shared/server-kit';
import type { TaskContext, TaskHandler } from '@upround/shared/tasks';
import {
  createTestServer,
  TEST_SECRET,
  type TestAnswer,
  type TestMember,
  type TestServer,
  type TestServerOptions,
} from '@upround/shared/testing-server';
import type { AllContributions, SaleKind } from '@upround/shared/ports';
import type { LightMyRequestResponse } from 'fastify';
import { createPremium, type Premium, type PremiumDeps } from '../premium';
import { signedHeaders } from '../provider/sandbox/sandbox-events';

/** An event that was sent to open pages. */
export interface SentEvent {
  userIds: readonly string[];
  name: string;
  data: unknown;
}

/** The key by which the sandbox signs webhooks. */
export const webhookKey = (secret = TEST_SECRET): Buffer =>
  deriveKey(secret, 'premium.sandbox-webhook');

/** What a test changes about a webhook of the sandbox. */
export interface Delivery {
  key?: Buffer;
  at?: Date;
  headers?: Record<string, string>;
}

export interface PremiumServer extends TestServer {
  premium: Premium;
  /** Events to open pages, in order. */
  sent: SentEvent[];
  /** Mails, in order. */
  mails: { to: string; subject: string; text: string }[];
  /** Runs due tasks, and those that run by the clock, at the server's time. */
  settle(): Promise<void>;
  /** Runs a task that runs by the clock. */
  runScheduled(name: string): Promise<void>;
  /** Lets time pass in the product and in the sandbox, with the tasks that fall due. */
  pass(milliseconds: number): Promise<void>;
  /** Starts a plan. */
  buy(
    as: TestMember,
    plan?: Partial<{
      planId: 'premium' | 'premium_plus' | 'premium_jobs';
      period: 'MONTH' | 'YEAR';
    }>,
    vpa?: string,
  ): Promise<{ membershipId: string; paymentId: string; state: string; payUrl: string | null }>;
  /** Starts a plan and pays it. */
  subscribe: PremiumServer['buy'];
  statusOf(as: TestMember, paymentId: string): Promise<string>;
  planOf(as: TestMember): Promise<{ tier: number; until: string | null } | null>;
  membershipOf(as: TestMember): Promise<MembershipAnswer['membership']>;
  readMembership(as: TestMember): Promise<MembershipAnswer>;
  change(
    as: TestMember,
    id: string,
    body: CallInput<typeof changeMembership>['body'],
  ): Promise<TestAnswer<typeof changeMembership>>;
  /** A member with a token of now. */
  fresh(as: TestMember): Promise<{ token: string }>;
  /** Sums of the ledger by account, in paise. */
  ledger(): Promise<Record<string, number>>;
  /** Runs an operator's command. */
  command(words: string, ...args: string[]): Promise<string>;
  /** Posts a body to the webhook as it is. */
  postWebhook(body: string, headers: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Sends an event to the webhook, signed as the sandbox does. @returns the status */
  deliver(event: object | string, delivery?: Delivery): Promise<number>;
}

/** What tests change about a premium server. */
export interface PremiumServerOptions {
  provider?: PremiumDeps['provider'];
  wrapSandbox?: PremiumDeps['wrapSandbox'];
  sales?: readonly SaleKind[];
  /** What listens to the slice's events besides. */
  tasks?: readonly TaskHandler[];
  database?: TestServerOptions['database'];
  secrets?: readonly string[];
  rateLimits?: 'on' | 'off';
  limits?: TestServerOptions['limits'];
  onLog?: TestServerOptions['onLog'];
  metrics?: Metrics;
}

const emailOf = async (_db: unknown, userId: string) => `${userId}@example.test`;

/** Starts a server with the slice alone, whose sandbox and scheduled tasks run when the test says so. */
export async function startPremiumServer(
  options: PremiumServerOptions = {},
): Promise<PremiumServer> {
  const sent: SentEvent[] = [];
  const mails: PremiumServer['mails'] = [];
  const made: { premium?: Premium; modules?: readonly ApiModule[] } = {};
  const { provider, wrapSandbox, sales = [], tasks = [], ...rest } = options;
  const server = await createTestServer({
    ...rest,
    modules: ({ database, now, secrets }) => {
      let all: AllContributions | undefined;
      const premium = createPremium({
        database: () => database,
        now,
        secrets,
        provider,
        wrapSandbox,
        contributed: () => (all ??= contributionsOf(made.modules ?? [])),
        brand: 'Upround',
        apiUrl: 'http://localhost',
        publicUrl: 'http://localhost',
        realtime: {
          send: (userIds, event) => void sent.push({ userIds, ...event }),
        },
        mails: {
          accounts: { emailOf },
          mailer: { send: async (mail) => void mails.push(mail) },
        },
      });
      made.premium = premium;
      made.modules = [
        {
          ...premium.module,
          tasks: [...(premium.module.tasks ?? []), ...tasks],
          contributes: {
            ...premium.module.contributes,
            sales: [...(premium.module.contributes?.sales ?? []), ...sales],
          },
        },
      ];
      return made.modules;
    },
    extend: async (app, { server: own }) => {
      await made.premium?.register(app, {
        tasks: own.platform.tasks,
        metrics: options.metrics,
        // The header names the person, in the place of a token.
        requestViewerId: async ({ headers }) => (headers['x-person'] as string) ?? null,
      });
    },
  });
  const { premium } = made;
  // Tokens last for minutes, and tests move the clock by years.
  const fresh = async ({ userId, sessionId }: TestMember) => ({
    token: await server.tokens.signAccess({ userId, sessionId }),
  });
  if (premium === undefined) throw new Error('The server has no premium.');

  const scheduled = (premium.module.tasks ?? []).filter(({ task }) => task.schedule !== undefined);
  const context: TaskContext = {
    db: server.db,
    log: { info: () => undefined, warn: () => undefined },
    inTransaction: (work) =>
      server.db.transaction().execute((trx) => work(trx, server.tasks.senderOn(trx))),
  };
  const settle: PremiumServer['settle'] = async () => {
    for (let round = 0; round < 4; round += 1) {
      await server.runTasks();
      await premium.sandbox?.advance();
      for (const { run } of scheduled) await run(context, {});
      await server.runTasks();
    }
  };
  const runScheduled: PremiumServer['runScheduled'] = async (name) => {
    const found = scheduled.find(({ task }) => task.name === name);
    if (found === undefined) throw new Error(`There is no task ${name}.`);
    await found.run(context, {});
  };
  const pass: PremiumServer['pass'] = async (milliseconds) => {
    server.clock.advance(milliseconds);
    await settle();
  };
  const readAnswer: PremiumServer['readMembership'] = async (as) =>
    (await server.call(readMembership, {}, { as: await fresh(as) })).body;
  const buy: PremiumServer['buy'] = async (as, plan = {}, vpa = undefined) => {
    const body = {
      planId: 'premium' as const,
      period: 'MONTH' as const,
      ...plan,
      ...(vpa !== undefined && { vpa }),
    };
    const answer = await server.call(startMembership, { body }, { as: await fresh(as) });
    if (answer.status !== 200) throw new Error(`Refused with ${answer.status}.`);
    return answer.body;
  };
  const postWebhook: PremiumServer['postWebhook'] = async (payload, headers) =>
    server.app.inject({
      method: 'POST',
      url: `/v1/payments/webhook/${provider?.name ?? 'sandbox'}`,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });
  return {
    ...server,
    premium,
    sent,
    mails,
    settle,
    runScheduled,
    pass,
    buy,
    async subscribe(as, plan, vpa = 'success@upi') {
      const started = await buy(as, plan, vpa);
      await settle();
      await pass(3_000);
      return started;
    },
    statusOf: async (as, paymentId) =>
      (await server.call(readPaymentStatus, { params: { id: paymentId } }, { as: await fresh(as) }))
        .body.state,
    planOf: async (as) => (await readAnswer(as)).plan,
    membershipOf: async (as) => (await readAnswer(as)).membership,
    readMembership: readAnswer,
    fresh,
    change: async (as, id, body) =>
      server.call(changeMembership, { params: { id }, body }, { as: await fresh(as) }),
    async ledger() {
      const rows = await server.database.query(
        'select account, sum(amount)::int as sum from ledger_entries group by account',
        [],
      );
      return Object.fromEntries(
        (rows as { account: string; sum: number }[]).map(({ account, sum }) => [account, sum]),
      );
    },
    async command(words, ...args) {
      const found = server.modules
        .flatMap(({ contributes }) => contributes?.commands ?? [])
        .find((one) => one.words === words);
      if (found === undefined) throw new Error(`There is no command ${words}.`);
      return found.run(server, args);
    },
    postWebhook,
    async deliver(event, { key = webhookKey(), at = server.clock.now(), headers } = {}) {
      const body = typeof event === 'string' ? event : JSON.stringify(event);
      const answer = await postWebhook(body, { ...signedHeaders(key, body, at), ...headers });
      return answer.statusCode;
    },
  };
}
