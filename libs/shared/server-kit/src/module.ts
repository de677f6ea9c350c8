import type {
  AnyCall,
  CallOutput,
  ContractDocs,
  HandlerInput,
} from '@upround/shared/contract-core';
import type { Database, Trx } from '@upround/shared/db';
import type { DemoRecords } from '@upround/shared/demo';
import type { Contributions } from '@upround/shared/ports';
import type { TaskHandler, TaskSender } from '@upround/shared/tasks';
import type { FastifyBaseLogger } from 'fastify';
import type { CursorCodec } from './cursors';
import type { Viewer } from './viewer';

/** A rate limit that a module counts itself. It fails closed. */
export interface AttemptLimit {
  name: string;
  points: number;
  seconds: number;
}

/** What every handler gets. */
export interface HandlerContext {
  viewer: Viewer;
  /** For reads. Inside a write use `trx` alone: the embedded database has one connection. */
  db: Database;
  log: FastifyBaseLogger;
  requestId: string;
  /** How long ago the head of the request arrived, in milliseconds: a body may take long. */
  readonly elapsedMs: number;
  cursors: CursorCodec;
  /** The client's address, after trusted proxies. */
  ip: string;
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
  /**
   * Counts one attempt against a limit of the module's own, besides those that the contract names.
   *
   * @param key who is limited, for instance an e-mail address; stored hashed
   * @throws AppError `RATE_LIMITED` when there were more than `points` within `seconds`
   */
  countAttempt(limit: AttemptLimit, key: string): Promise<void>;
  /** Sets a cookie on the answer: HttpOnly, SameSite=Lax, Path=/; an empty value clears it. */
  setCookie(name: string, value: string, options?: { maxAgeSeconds?: number }): void;
}

/** What the handler of a write gets: everything happens in `trx`, or not at all. */
export interface WriteContext extends HandlerContext {
  trx: Trx;
  /** Sends tasks and events on the same transaction. */
  tasks: TaskSender;
  /** Records who did what to which record, in the same transaction. */
  audit(entry: AuditEntry): Promise<void>;
  /** Runs after the commit, for what cannot be rolled back (in-process caches). */
  afterCommit(effect: () => void): void;
  /** After the commit, removes a person's sessions from the cache of members: they were ended, banned or restricted. */
  forgetMember(userId: string): void;
}

export interface AuditEntry {
  action: string;
  /** Who acted, where the call itself shows who that is, as at sign-in; the viewer by default. */
  actorId?: string;
  referenceType: string;
  referenceId: string;
  details?: Record<string, unknown>;
}

/** The two halves of a call's server side. */
export interface ReadHandler<Call extends AnyCall> {
  handle(context: HandlerContext, input: HandlerInput<Call>): Promise<CallOutput<Call>>;
}
/**
 * How many audit entries a write leaves: one; at most one, where it may change nothing or nothing of weight; or one for
 * each record that it changes. A write without a rule leaves none.
 */
export type AuditRule = 'once' | 'at most once' | 'each record';

export interface WriteHandler<Call extends AnyCall, Prepared> {
  /** Checked against the entries of each write before its transaction commits. */
  audits?: AuditRule;
  /** Slow work outside the database (pictures, password hashes), before the transaction opens. */
  prepare?(context: HandlerContext, input: HandlerInput<Call>): Promise<Prepared>;
  handle(
    context: WriteContext,
    input: HandlerInput<Call>,
    prepared: Prepared,
  ): Promise<CallOutput<Call>>;
  /**
   * Deletes what was prepared where it is certainly not used: the write was refused, or a retry got the first response.
   */
  discard?(prepared: Prepared): Promise<void>;
}

type HandlerFor<Call extends AnyCall, Prepared> = Call['method'] extends 'GET'
  ? ReadHandler<Call>
  : WriteHandler<Call, Prepared>;

/** A call with the code that answers it; what a module hands to the server. */
export interface CallImplementation {
  call: AnyCall;
  audits?: AuditRule;
  prepare?(context: HandlerContext, input: unknown): Promise<unknown>;
  handle(context: HandlerContext, input: unknown, prepared?: unknown): Promise<unknown>;
  discard?(prepared: unknown): Promise<void>;
}

/**
 * Joins a call to the code that answers it.
 *
 * @param call the call of a contract
 * @param handler for a GET `handle(context, input)`; for a write `prepare` outside and `handle` inside one transaction
 */
export function implement<Call extends AnyCall, Prepared = undefined>(
  call: Call,
  handler: HandlerFor<Call, Prepared>,
): CallImplementation {
  return { call, ...handler } as unknown as CallImplementation;
}

/** Context in which a module seeds its part of the demo community. */
export interface SeedContext {
  trx: Trx;
  /** The moment of the first start; demo times are spread over the weeks before it. */
  now: Date;
  /** Records that earlier modules seeded, for later ones. */
  demo: DemoRecords;
  log: FastifyBaseLogger;
}

/** One slice's server half: its calls, tasks and demo data. Composed in apps/api. */
export interface ApiModule {
  name: string;
  calls: readonly CallImplementation[];
  /** What the contract says about the calls in the API's documentation. */
  docs?: ContractDocs;
  tasks?: readonly TaskHandler[];
  /** What hubs and apps get from the slice; joined by `contributionsOf`. */
  contributes?: Contributions;
  /** Updates rows that come with the code; at each start of each process, before it listens. */
  prepare?(trx: Trx): Promise<void>;
  /** Runs in the order in which apps/api lists the modules. */
  seed?(context: SeedContext): Promise<void>;
}
