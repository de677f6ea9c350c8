import { coreErrors } from '@upround/shared/contract-core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error';
import { DeadlineError } from '../operations/deadline';
import { failureBody, refusalOf } from './failure';
import { commonHeaders } from './headers';

/** Whether the time ran out while the client was still sending. */
const stillArriving = (error: unknown, { raw, deadline }: FastifyRequest) =>
  // A body that nothing reads yet arrives no further: then the wait is the server's own.
  error instanceof DeadlineError &&
  raw.complete === false &&
  raw.readableFlowing === true &&
  !deadline.wasBusy;

/** Answers an error: the one place where refusals are written. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const late = stillArriving(error, request);
  const refusal = refusalOf(late ? new AppError(coreErrors.REQUEST_TIMEOUT) : error);
  // What has not arrived by now is not waited for.
  if (late) reply.header('connection', 'close');
  if (refusal.unexpected) request.log.error({ err: error }, 'unexpected error');
  else if (refusal.status >= 500) request.log.warn({ err: error }, 'not available');
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  reply
    .status(refusal.status)
    // Also where a route had begun an answer with a policy of its own, or none was reached.
    .headers(commonHeaders)
    .header('x-request-id', request.id)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(failureBody(request.id, refusal));
}
