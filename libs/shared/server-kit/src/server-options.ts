import type { Limit, LimitName } from '@upround/shared/contract-core';
import type { OpenDatabase } from '@upround/shared/db';
import type { TaskQueue } from '@upround/shared/tasks';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { FindMember, Members } from './access/members';
import type { Tokens } from './access/tokens';
import type { Platform } from './calls/platform';
import type { RateLimits } from './limits/rate-limits';
import type { ApiModule } from './module';
import type { Metrics } from './operations/metrics';
import type { DiskSpace } from './operations/disk-space';

/** What a server is built from. */
export interface ServerOptions {
  modules: readonly ApiModule[];
  database: OpenDatabase;
  tasks: TaskQueue;
  /** The secrets of `SECRET_KEY`, newest first. */
  secrets: readonly string[];
  log: FastifyBaseLogger;
  rateLimits: 'on' | 'off';
  /** Limits that replace the contract's, by name; for tests. */
  limits?: Partial<Record<LimitName, Limit>> | undefined;
  /** Shares the counts of limits between processes. */
  redis?: Redis | undefined;
  /** Addresses and networks of proxies whose forwarding headers count. */
  trustProxy: readonly string[];
  /** Where people open the site, if that is not this server's own address. */
  publicUrl?: string | undefined;
  /** Origins of web apps besides the server's own. */
  origins: readonly string[];
  /** Finds the member of a token. */
  findMember: FindMember;
  metrics?: Metrics | undefined;
  /** Watches the disk of database and files; without room writes are refused with 507. */
  diskSpace?: DiskSpace | undefined;
  /** How long an answer may take; ten seconds by default. */
  deadlineMs?: number | undefined;
  /** The server's clock in milliseconds; tests move it. */
  now?: () => number;
}

/** A built server. */
export interface Server {
  app: FastifyInstance;
  tokens: Tokens;
  members: Members;
  limits: RateLimits;
  platform: Platform;
}

/** How long an answer may take. Less than a silent connection is left open, so that it reaches the client. */
export const DEADLINE_MS = 10_000;

/** How long a client may take over each part of a request, in milliseconds. */
export const serverTimeouts = {
  requestTimeout: 15_000,
  connectionTimeout: 20_000,
  keepAliveTimeout: 72_000,
} as const;
