import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { coreErrors } from '@upround/shared/contract-core';
import type { AnyCall } from '@upround/shared/contract-core';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error';
import { openApiOf } from './open-api';
import type { DocumentOptions } from './open-api';
import { serverPage } from './server-page';

/** The files of Swagger UI that are served, with their types; no other path of the disk can be reached. */
const FILES: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

const START = `const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
window.ui = SwaggerUIBundle({ url: '/docs/openapi.json', dom_id: '#docs', deepLinking: true, docExpansion: 'none', filter: true });`;

/** How to call the API; what the document itself can’t say before someone has a token. */
const INTRO = `<p>Every call that the web app makes, with its fields, limits and errors. The document is at <a href="/docs/openapi.json">/docs/openapi.json</a>.</p>
<p>Calls take a token in the header <code>Access-Token</code>. To get one, send your email and password to <code>POST /v2/auth</code>, press <b>Authorize</b> below and paste the <code>token</code> of the answer.</p>`;

const page = (brand: string) =>
  serverPage({
    title: 'API reference',
    brand,
    intro: INTRO,
    // The title and the description of the document are above already.
    style: '.swagger-ui .information-container{display:none}#docs{max-width:60rem;margin:0 auto}',
    head: '<link rel="stylesheet" href="/docs/swagger-ui.css">',
    body: '<main id="docs"></main><script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/start.js"></script>',
  });

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
