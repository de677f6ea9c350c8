import { coreErrors } from '@upround/shared/contract-core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error';
import { failureBody, refusalOf } from './failure';

/** Whether the time ran out while the client was still sending. */
const stillArriving = (error: unknown, request: FastifyRequest) =>
  (error as { code?: unknown } | null)?.code === 'FST_ERR_HANDLER_TIMEOUT' &&
  request.raw.complete === false;

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
    .header('x-request-id', request.id)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(failureBody(request.id, refusal));
}
