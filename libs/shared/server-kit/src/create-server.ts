import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import { coreErrors } from '@upround/shared/contract-core';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { createMembers } from './access/members';
import { createTokens } from './access/tokens';
import { AppError } from './app-error';
import { commonHeaders, strictTransport } from './answers/headers';
import { sendFailure } from './answers/send-failure';
import type { Platform } from './calls/platform';
import { registerCalls } from './calls/register-calls';
import { deriveKey } from './derive-key';
import { addressKey } from './limits/address-key';
import { createRateLimits, noRateLimits } from './limits/rate-limits';
import { answerBadConnection } from './operations/bad-connection';
import { registerCompression } from './operations/compression';
import { registerCors } from './operations/cors';
import { registerDeadline } from './operations/deadline';
import { registerRequestLog } from './operations/request-log';
import { createSwitches } from './operations/switches';
import { cutUnreadBodies } from './operations/unread-body';
import { registerUnknown } from './operations/unknown';
import type { Server, ServerOptions } from './server-options';
import { DEADLINE_MS, serverTimeouts } from './server-options';

const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;
const LONGEST_URL = 8_192;
const LONGEST_PARAM = 2_048;
const JSON_BYTES = 1024 * 1024;
/** Forms: eight pictures of 8 MB would not fit in this, four do. */
const FORM_BYTES = 36 * 1024 * 1024;

const isServedByHttps = ({ publicUrl }: ServerOptions) => publicUrl?.startsWith('https:') ?? false;

function newFastify(options: ServerOptions): FastifyInstance {
  return Fastify({
    loggerInstance: options.log,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    requestIdHeader: false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    trustProxy: options.trustProxy.length > 0 ? [...options.trustProxy] : false,
    bodyLimit: JSON_BYTES,
    ...serverTimeouts,
    http: { connectionsCheckingInterval: 1_000 },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAM },
    clientErrorHandler: answerBadConnection,
    frameworkErrors: (error, request, reply) => {
      if (isServedByHttps(options)) reply.header('strict-transport-security', strictTransport);
      sendFailure(error, request, reply);
    },
  }) as unknown as FastifyInstance;
}

/**
 * Builds the server from its modules: routes, checks, limits, answers. It does not listen yet.
 *
 * @param options modules, infrastructure and settings
 * @returns the server with what other parts of the composition use
 * @throws Error if a call declares no access policy
 */
export async function createServer(options: ServerOptions): Promise<Server> {
  const { database, tasks, secrets, rateLimits, redis } = options;
  const app = newFastify(options);
  const now = options.now ?? (() => Date.now());
  const tokens = createTokens(secrets, now);
  const members = createMembers(database, options.findMember, now);
  const limits =
    rateLimits === 'off'
      ? noRateLimits
      : createRateLimits(
          redis,
          (err) => app.log.warn({ err }, 'a rate limit cannot be counted'),
          options.limits,
        );
  const switches = createSwitches(database, now);
  const platform: Platform = {
    database,
    tasks,
    tokens,
    members,
    limits,
    switches,
    diskSpace: options.diskSpace,
    cursorKeys: secrets.map((secret) => deriveKey(secret, 'kit.cursor')),
    secureCookies: isServedByHttps(options),
  };

  cutUnreadBodies(app.server);
  app.decorateRequest('userId', '');
  // Types that no call takes are 415; JSON is read by the calls themselves, after the token.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  await app.register(multipart, { throwFileSizeLimit: true });

  refuseUndeclared(app);
  registerDeadline(app, options.deadlineMs ?? DEADLINE_MS);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).headers(commonHeaders);
    if (platform.secureCookies) reply.header('strict-transport-security', strictTransport);
    if (request.raw.url !== undefined && request.raw.url.length > LONGEST_URL) {
      throw new AppError(coreErrors.URI_TOO_LONG);
    }
    // The route's own path: the address may be written in many ways.
    const limit = limitOf(request.routeOptions.url, request.raw.url);
    if (limit !== null) await limits.count(limit, addressKey(request.ip));
    if (Number(request.headers['content-length'] ?? 0) > FORM_BYTES) {
      throw new AppError(coreErrors.BODY_TOO_LARGE);
    }
  });
  registerCors(app, options.origins);
  await registerCompression(app);
  registerRequestLog(app, options.metrics);
  app.setErrorHandler(sendFailure);
  registerUnknown(app);
  registerCalls(
    app,
    platform,
    options.modules.flatMap((module) => module.calls),
  );
  app.addHook('onReady', () => members.start());
  app.addHook('onReady', () => switches.start());
  app.addHook('onReady', async () => {
    for (const module of options.modules) {
      if (module.prepare === undefined) continue;
      await database.db.transaction().execute(async (trx) => module.prepare?.(trx));
    }
  });
  app.addHook('onClose', () => members.stop());
  app.addHook('onClose', () => switches.stop());
  return { app, tokens, members, limits, platform };
}

/** Stops the start if a route declares no access. Runs last, because plugins declare access in hooks. */
function refuseUndeclared(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  app.addHook('onReady', async () => {
    const bare = routes.find(({ method, config }) => method !== 'HEAD' && !config?.access);
    if (bare === undefined) return;
    throw new Error(`The route ${String(bare.method)} ${bare.url} declares no access.`);
  });
}

/** Calls, and the files that are made of many records. */
const CALLS = /^\/(?:v[1-4]\/|rss\/|sitemaps\/|sitemap\.xml$)/;
/** Probes must not be refused; of files one page needs dozens; connections of pages have bounds of their own. */
const UNCOUNTED =
  /^\/(?:healthz|readyz|assets\/.*|media\/.*|builds\/.*|favicon\.svg|service-worker\.js|realtime)$/;

/** What other systems report: many events at once, each of which is repeated where it's refused. */
const WEBHOOKS = /^\/v1\/payments\/webhook\//;

/** Which limit of an address counts a request. */
function limitOf(route: string | undefined, target = '/'): 'address' | 'page' | 'webhook' | null {
  if (route !== undefined && WEBHOOKS.test(route)) return 'webhook';
  // What a browser asks before a call of another origin matches the route of every path.
  const path = route === undefined || route === '*' ? target : route;
  if (CALLS.test(path)) return 'address';
  return route !== undefined && UNCOUNTED.test(route) ? null : 'page';
}
