import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';
import { coreErrors } from '@upround/shared/contract-core';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error';

/** The time for a request is over. */
export class DeadlineError extends AppError {
  constructor() {
    super(coreErrors.UNAVAILABLE);
    this.name = 'DeadlineError';
  }
}

/** How long a commit that is under way at the deadline is waited for. */
const COMMIT_MS = 5_000;

/** Of the time of a request. A server that had less to do was waiting, for the client or for others. */
const BUSY_SHARE = 0.5;

/** The time that one request has. */
export class Deadline {
  private readonly begin = performance.eventLoopUtilization();
  private readonly beganAt = performance.now();
  /** The request was answered without its result. */
  isOver = false;
  /** The commit is under way: its outcome is worth waiting for, as nothing can stop it any more. */
  isCommitting = false;
  /** The answer is there, and under way as fast as the client takes it. */
  isSending = false;

  /**
   * Whether this process had its hands full since the request began: what has not been read then may well have come.
   */
  get wasBusy(): boolean {
    return performance.eventLoopUtilization(this.begin).utilization > BUSY_SHARE;
  }

  /** How long ago the head of the request arrived, in milliseconds. */
  get elapsedMs(): number {
    return performance.now() - this.beganAt;
  }

  /** @throws DeadlineError if the time is over */
  check(): void {
    if (this.isOver) throw new DeadlineError();
  }
}

const current = new AsyncLocalStorage<Deadline>();

/** Runs the work of a request with its deadline, which the code it calls can read. */
export const withinDeadline = <T>(deadline: Deadline, work: () => T): T =>
  current.run(deadline, work);

/**
 * Checks the deadline after waiting in a queue: work for a request that was answered meanwhile would only delay others.
 *
 * @throws DeadlineError if the time of the request, on whose behalf this runs, is over
 */
export function checkDeadline(): void {
  current.getStore()?.check();
}

/**
 * Answers 503 where an answer takes too long. Fastify's own `handlerTimeout` forgets requests whose body was read, and
 * cuts answers that are under way; those end by the timeout of their connection.
 *
 * @param milliseconds from the end of the head, unless the route says otherwise
 */
export function registerDeadline(app: FastifyInstance, milliseconds: number): void {
  app.decorateRequest('deadline');
  app.addHook('onRequest', (request, reply, done) => {
    const deadline = new Deadline();
    request.deadline = deadline;
    const end = () => {
      if (reply.sent || deadline.isSending) return;
      deadline.isOver = true;
      reply.send(new DeadlineError());
    };
    const wait = request.routeOptions.config.deadlineMs ?? milliseconds;
    let timer = setTimeout(() => {
      if (deadline.isCommitting) timer = setTimeout(end, COMMIT_MS);
      else end();
    }, wait);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    // An address that no router reads comes here without the first hook.
    const deadline: Deadline | undefined = request.deadline;
    if (deadline !== undefined) deadline.isSending = true;
    done(null, payload);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    deadline: Deadline;
  }
}
