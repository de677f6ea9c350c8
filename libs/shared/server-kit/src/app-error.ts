import type { ErrorDefinition } from '@upround/shared/contract-core';

export interface AppErrorOptions {
  /** The field at fault, as in `poll.options.0`. */
  path?: string;
  /** Data for the client besides the message, for instance the current vote. */
  details?: Record<string, unknown>;
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
  cause?: unknown;
}

/** A refusal that a handler throws; routes do not catch it, the error handler turns it into the answer. */
export class AppError extends Error {
  readonly path: string | undefined;
  readonly details: Record<string, unknown> | undefined;
  readonly retryAfter: number | undefined;

  /**
   * @param definition code, status and sentence of the refusal
   * @param options field, details, time to wait and cause; the cause is logged, never answered
   */
  constructor(
    readonly definition: ErrorDefinition,
    options: AppErrorOptions = {},
  ) {
    super(definition.code, { cause: options.cause });
    this.name = 'AppError';
    this.path = options.path;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }
}
