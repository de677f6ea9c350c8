import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { coreErrors } from '@upround/shared/contract-core';
import type { AnyCall } from '@upround/shared/contract-core';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error';
import { openApiOf } from './open-api';
import type { DocumentOptions } from './open-api';

/** The files of Swagger UI that are served, with their types; no other path of the disk can be reached. */
const FILES: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

const START = `window.ui = SwaggerUIBundle({ url: '/docs/openapi.json', dom_id: '#docs', deepLinking: true });`;

const page = (title: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} API</title><link rel="stylesheet" href="/docs/swagger-ui.css"></head>
<body><div id="docs"></div><script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/start.js"></script></body></html>`;

/** Swagger UI sets styles of its own; scripts come from here alone. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const DAY_SECONDS = 86_400;

/** Calls and texts of the documentation. */
export interface DocsOptions extends DocumentOptions {
  title: string;
  calls: readonly AnyCall[];
}

/** Serves the API's documentation at `/docs`, and the document itself at `/docs/openapi.json`. */
export function registerDocs(app: FastifyInstance, { title, calls, ...more }: DocsOptions): void {
  const open = { config: { access: 'open' as const } };
  const find = createRequire(import.meta.url);
  let document: string | undefined;

  app.get('/docs', open, async (_, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-cache')
      .send(page(title)),
  );
  app.get('/docs/openapi.json', open, async (_, reply) => {
    document ??= JSON.stringify(openApiOf(title, calls, more));
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(document);
  });
  app.get('/docs/start.js', open, async (_, reply) =>
    reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(START),
  );
  app.get<{ Params: { file: string } }>('/docs/:file', open, async (request, reply) => {
    const { file } = request.params;
    const type = Object.hasOwn(FILES, file) ? FILES[file] : undefined;
    if (type === undefined) throw new AppError(coreErrors.NOT_FOUND);
    const folder = path.dirname(find.resolve('@fastify/swagger-ui/package.json'));
    return reply
      .header('content-type', type)
      .header('cache-control', `public, max-age=${DAY_SECONDS}`)
      .send(await readFile(path.join(folder, 'static', file)));
  });
}
