import { coreErrors } from '@upround/shared/contract-core';
import type { AnyCall, Method } from '@upround/shared/contract-core';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error';
import type { CallImplementation } from '../module';
import { isStrict } from '../parsing/field-kinds';
import { callRoute } from './call-route';
import type { CallRoute } from './call-route';
import type { Platform } from './platform';

interface Choice {
  call: AnyCall;
  route: CallRoute;
}

/** The path as the router writes it. */
export const routePath = ({ version, path }: AnyCall) =>
  `/${version}${path.replace(/\{(\w+)\}/g, ':$1')}`;

const ACCESS = new Set(['guest', 'member', 'refresh']);

/** Refuses to start with a call that declares no policy, twice the same call, or a query that takes any name. */
function check(call: AnyCall, seen: Set<string>): void {
  if (!ACCESS.has(call.access)) throw new Error(`The call ${call.id} declares no access.`);
  if (seen.has(call.id)) throw new Error(`The call ${call.id} is implemented twice.`);
  seen.add(call.id);
  for (const part of [call.params, call.query, call.foreignClient ? undefined : call.body]) {
    if (part !== undefined && !isStrict(part)) {
      throw new Error(`The call ${call.id} takes names that it does not know.`);
    }
  }
}

/** Of calls that share method and path, the one with the most of its names in the query. */
function choose(choices: readonly Choice[], query: Record<string, unknown>): Choice {
  let best: Choice | undefined;
  for (const choice of choices) {
    const meant = choice.call.selectedBy.every((name) => query[name] !== undefined);
    if (meant && choice.call.selectedBy.length > (best?.call.selectedBy.length ?? -1))
      best = choice;
  }
  if (best !== undefined) return best;
  const path = choices[0]?.call.selectedBy[0];
  throw new AppError(coreErrors.INVALID_FIELD, path === undefined ? {} : { path });
}

/**
 * Registers the calls of every module; those that share method and path become one route.
 *
 * @throws Error if a call lacks a policy or is implemented twice
 */
export function registerCalls(
  app: FastifyInstance,
  platform: Platform,
  implementations: readonly CallImplementation[],
): void {
  const seen = new Set<string>();
  const groups = new Map<string, { method: Method; url: string; choices: Choice[] }>();
  for (const implementation of implementations) {
    const { call } = implementation;
    check(call, seen);
    const url = routePath(call);
    const key = `${call.method} ${url}`;
    const group = groups.get(key) ?? { method: call.method, url, choices: [] };
    group.choices.push({ call, route: callRoute(platform, implementation) });
    groups.set(key, group);
  }
  for (const { method, url, choices } of groups.values()) {
    const [only] = choices;
    if (only === undefined) continue;
    const single = choices.length === 1 && only.call.selectedBy.length === 0;
    app.route({
      method,
      url,
      config: { access: only.call.access, operationId: only.call.id },
      handler: single
        ? only.route
        : (request, reply) =>
            choose(choices, request.query as Record<string, unknown>).route(request, reply),
    });
  }
}
