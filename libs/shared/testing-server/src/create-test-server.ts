import type { AnyCall, CallInput } from '@upround/shared/contract-core';
import type { Database, OpenDatabase } from '@upround/shared/db';
import { createTaskQueue } from '@upround/shared/tasks';
import type { TaskQueue } from '@upround/shared/tasks';
import { createServer } from '@upround/shared/server-kit';
import type { ApiModule, Server, ServerOptions } from '@upround/shared/server-kit';
import { pino } from 'pino';
import { countQueries } from './count-queries';
import { findSignedUp } from './find-signed-up';
import { makeCall } from './make-call';
import type { CallOptions, TestAnswer } from './make-call';
import { signUp } from './sign-up';
import type { SignUpOptions, TestMember } from './sign-up';
import { createTestDatabase } from './test-database';

/** The secret with which test servers sign. */
export const TEST_SECRET = 'a-secret-for-tests-of-32-characters';

type Changeable = Pick<
  ServerOptions,
  | 'trustProxy'
  | 'diskSpace'
  | 'publicUrl'
  | 'origins'
  | 'findMember'
  | 'secrets'
  | 'redis'
  | 'metrics'
  | 'deadlineMs'
  | 'limits'
>;

export interface TestServerOptions extends Partial<Changeable> {
  /** The modules under test, or what makes them once database and clock are there. */
  modules?: readonly ApiModule[] | ((parts: TestParts) => readonly ApiModule[]);
  /** Off unless a test is about the limits. */
  rateLimits?: 'on' | 'off';
  /** A database shared between servers; its creator closes it. */
  database?: OpenDatabase;
  /** Adds routes beside the calls. */
  extend?: (
    app: Server['app'],
    parts: Pick<TestParts, 'database'> & { server: Server },
  ) => void | Promise<void>;
  /** Hears every log line, parsed. */
  onLog?: (line: Record<string, unknown>) => void;
}

/** What modules are made from in a test. */
export interface TestParts {
  db: Database;
  database: OpenDatabase;
  now: () => Date;
  secrets: readonly [string, ...string[]];
  signAccess(claims: { userId: string; sessionId: string }): Promise<string>;
}

/** A server under test. */
export interface TestServer {
  app: Server['app'];
  server: Server;
  /** The modules that it is built from. */
  modules: readonly ApiModule[];
  database: OpenDatabase;
  db: Database;
  tasks: TaskQueue;
  tokens: Server['tokens'];
  /** Makes a call of a contract. */
  call<Call extends AnyCall>(
    call: Call,
    input: CallInput<Call>,
    options?: CallOptions,
  ): Promise<TestAnswer<Call>>;
  /** Inserts a member's rows; `name` becomes slug and address. */
  signUpAs(name: string, options?: SignUpOptions): Promise<TestMember>;
  /** Runs all due tasks and the tasks that those send; returns how many. */
  runTasks(): Promise<number>;
  /** Statements since the last time it was asked. */
  queries(): number;
  /** The server's clock: moved by milliseconds, real otherwise. */
  clock: { now(): Date; advance(milliseconds: number): void };
  close(): Promise<void>;
}

function logger(onLog: TestServerOptions['onLog']) {
  if (onLog === undefined) return pino({ level: 'silent' });
  const write = (line: string) => onLog(JSON.parse(line) as Record<string, unknown>);
  return pino({ level: 'info' }, { write });
}

/**
 * Starts a server for tests, over `inject`, on a database of its own.
 *
 * @param options modules under test, and what differs from the usual
 */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await createTestDatabase());
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const log = logger(options.onLog);
  const secrets: readonly [string, ...string[]] = [
    options.secrets?.[0] ?? TEST_SECRET,
    ...(options.secrets?.slice(1) ?? []),
  ];
  const built: { server?: Server } = {};
  const signAccess: TestParts['signAccess'] = async (claims) => {
    if (built.server === undefined) throw new Error('The server is not built yet.');
    return built.server.tokens.signAccess(claims);
  };
  const modules =
    typeof options.modules === 'function'
      ? options.modules({
          db: database.db,
          database,
          now: () => new Date(now()),
          secrets,
          signAccess,
        })
      : (options.modules ?? []);
  const handlers = modules.flatMap((module) => module.tasks ?? []);
  const tasks = createTaskQueue({ database, handlers, log, maintain: false });
  await tasks.start();
  const { modules: _, database: __, onLog: ___, extend: ____, ...changes } = options;
  const server = await createServer({
    rateLimits: 'off',
    findMember: findSignedUp,
    // A busy machine is no overload.
    deadlineMs: 120_000,
    trustProxy: [],
    origins: [],
    ...changes,
    modules,
    database,
    tasks,
    secrets,
    log,
    now,
  }).catch(async (error: unknown) => {
    await tasks.stop();
    if (options.database === undefined) await database.close();
    throw error;
  });
  built.server = server;
  await options.extend?.(server.app, { database, server });
  await server.app.ready();
  const queries = countQueries(database);
  return {
    app: server.app,
    server,
    modules,
    database,
    db: database.db,
    tasks,
    tokens: server.tokens,
    call: (call, input, how) => makeCall(server.app, call, input, how),
    signUpAs: (name, how) => signUp(database, server.tokens, name, how),
    runTasks: () => tasks.drain(),
    queries: () => queries.taken(),
    clock: { now: () => new Date(now()), advance: (by) => void (ahead += by) },
    async close() {
      await server.app.close();
      await tasks.stop();
      if (options.database === undefined) await database.close();
    },
  };
}
