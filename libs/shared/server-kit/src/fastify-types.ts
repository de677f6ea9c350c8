import 'fastify';
import type { Access } from '@upround/shared/contract-core';

declare module 'fastify' {
  interface FastifyRequest {
    /** The member who makes the call, for the log; empty for guests. */
    userId: string;
  }
  interface FastifyContextConfig {
    /** Who may use the route. Every route declares it, or the server does not start. */
    access?: Access | 'open' | 'operator';
    operationId?: string;
    /** How long an answer may take where it is not the usual time. */
    deadlineMs?: number;
  }
}
