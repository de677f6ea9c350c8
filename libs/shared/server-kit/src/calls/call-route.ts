import { coreErrors } from '@upround/shared/contract-core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error';
import { authorise, viewerOf } from '../access/authorise';
import { apiHeaders } from '../answers/headers';
import { serialiserOf } from '../answers/serialise';
import { addressKey } from '../limits/address-key';
import type { LimitState } from '../limits/rate-limits';
import type { CallImplementation } from '../module';
import { DeadlineError, withinDeadline } from '../operations/deadline';
import { parseWith } from '../parsing/parse-with';
import { readJsonBody } from '../parsing/read-body';
import { formReader } from '../parsing/read-form';
import { queryReader } from '../parsing/read-query';
import type { Viewer } from '../viewer';
import type { Platform } from './platform';
import { RequestContext } from './request-context';
import { runWrite } from './run-write';

/** Answers one call. */
export type CallRoute = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

function setRateLimitHeaders(reply: FastifyReply, state: LimitState | null): void {
  if (state === null) return;
  reply.header('ratelimit-limit', String(state.limit));
  reply.header('ratelimit-remaining', String(state.remaining));
  reply.header('ratelimit-reset', String(state.resetSeconds));
}

/**
 * Makes the route of one call: everything about it that does not depend on the request is done here, once.
 * The order of checks is the same everywhere: token, rate limit, switch, schema, and then the handler's own.
 */
export function callRoute(platform: Platform, implementation: CallImplementation): CallRoute {
  const { call } = implementation;
  const readQuery = queryReader(call.query);
  const readForm = call.bodyKind === 'form' ? formReader(call) : undefined;
  const serialise = serialiserOf(call);
  const isRead = call.method === 'GET';
  const takesBody = !isRead;

  async function countCall(request: FastifyRequest, reply: FastifyReply, viewer: Viewer) {
    const address = addressKey(request.ip);
    if (viewer.kind === 'member') {
      setRateLimitHeaders(reply, await platform.limits.count('general', viewer.userId));
    }
    if (call.limit === undefined) return;
    const key = viewer.kind === 'member' && call.limit !== 'signIn' ? viewer.userId : address;
    setRateLimitHeaders(reply, await platform.limits.count(call.limit, key));
  }

  const checkSwitch = async () => {
    if (call.switch !== undefined) await platform.switches.check(call.switch);
  };

  async function readInput(request: FastifyRequest, context: RequestContext) {
    const input: Record<string, unknown> = {};
    if (call.params !== undefined) input['params'] = parseWith(call.params, request.params);
    const query = readQuery(request.query as Record<string, unknown>);
    if (query !== undefined) {
      input['query'] = query;
      context.query = query as Record<string, unknown>;
    }
    if (readForm !== undefined) Object.assign(input, await readForm(request, checkSwitch));
    else if (takesBody) input['body'] = readJsonBody(call, request);
    return input;
  }

  async function answerCall(request: FastifyRequest, reply: FastifyReply) {
    const header = request.headers['access-token'];
    if (Array.isArray(header)) throw new AppError(coreErrors.TOKEN_INVALID);
    const viewer: Viewer =
      call.access === 'refresh'
        ? { kind: 'guest' }
        : await viewerOf(platform.tokens, platform.members, header);
    if (viewer.kind === 'member') request.userId = viewer.userId;
    authorise(call, viewer);
    await countCall(request, reply, viewer);
    if (readForm === undefined) await checkSwitch();
    const context = new RequestContext(platform, call, request, viewer);
    const input = await readInput(request, context);
    request.deadline.check();
    const answer = isRead
      ? { status: call.status, body: serialise(await implementation.handle(context, input)) }
      : await runWrite(platform, implementation, context, input, serialise);
    request.deadline.check();
    context.sendCookies(reply);
    reply.status(answer.status).headers(apiHeaders);
    return answer.status === 204
      ? reply.removeHeader('content-type').send()
      : reply.send(answer.body);
  }

  return async (request, reply) => {
    const { deadline } = request;
    try {
      return await withinDeadline(deadline, () => answerCall(request, reply));
    } catch (error) {
      if (!deadline.isOver) throw error;
      if (!(error instanceof DeadlineError))
        request.log.warn({ err: error }, 'failed after its deadline');
      return reply;
    }
  };
}
