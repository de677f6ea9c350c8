import { coreErrors } from '@upround/shared/contract-core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error';
import { sendFailure } from '../answers/send-failure';

interface Known {
  pattern: RegExp;
  method: string;
}

const patternOf = (url: string) =>
  new RegExp(
    `^${url
      .replace(/[.*+?^${}()|[\]\\]/g, (char) => (char === '*' ? '.*' : `\\${char}`))
      .replace(/:\w+/g, '[^/]+')}/?$`,
  );

/** Answers a path that may be a page's; returns whether it did. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/**
 * Answers what no route takes: 405 with `Allow` where the path publicly takes other methods, else 404, which
 * `app.answerPage` may turn into a page.
 */
export function registerUnknown(app: FastifyInstance): void {
  const known: Known[] = [];
  let answerPage: AnswerPage | undefined;
  app.decorate('pages', { answerWith: (answer: AnswerPage) => void (answerPage = answer) });
  app.addHook('onRoute', (route) => {
    // The preflights' route takes every path, and says nothing about what a path takes.
    if (route.url === '*') return;
    // Without the key of its operator, such a path does not exist.
    if (route.config?.access === 'operator') return;
    const pattern = patternOf(route.url);
    for (const method of [route.method].flat()) known.push({ pattern, method });
  });
  app.setNotFoundHandler(async (request, reply) => {
    const path = (request.raw.url ?? '/').split('?')[0] ?? '/';
    const allowed = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      reply.header('allow', [...new Set(allowed)].join(', '));
      return sendFailure(new AppError(coreErrors.METHOD_NOT_ALLOWED), request, reply);
    }
    if (await answerPage?.(request, reply)) return reply;
    return sendFailure(new AppError(coreErrors.NOT_FOUND), request, reply);
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    pages: { answerWith(answer: AnswerPage): void };
  }
}
