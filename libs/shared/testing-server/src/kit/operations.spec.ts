/** @databases both */
import { migrations } from '@upround/shared/db';
import {
  createShutdownState,
  createMetrics,
  openApiOf,
  registerDocs,
  registerHealth,
  registerMetrics,
} from '@upround/shared/server-kit';
import type { ShutdownState } from '@upround/shared/server-kit';
import { tmpdir } from 'node:os';
import { createTestServer } from '../create-test-server';
import type { TestServer } from '../create-test-server';
import { sampleModule, sampleTable } from './sample.fixtures';

const calls = sampleModule.calls.map(({ call }) => call);

const KEY = 'a'.repeat(64);

describe('operations', () => {
  let server: TestServer;
  let shutdown: ShutdownState;

  beforeAll(async () => {
    shutdown = createShutdownState();
    const metrics = createMetrics();
    metrics.gauge('sample_gauge', 'A figure', () => 7);
    server = await createTestServer({
      modules: [sampleModule],
      metrics,
      extend: (app, { database }) => {
        // A busy machine may answer slowly; slowness is not what these tests are about.
        registerHealth(app, {
          database,
          steps: migrations,
          folder: tmpdir(),
          shutdown,
          limitMs: 30_000,
        });
        registerMetrics(app, metrics, KEY);
        registerDocs(app, {
          title: 'Sample',
          calls: [...calls, { ...calls[0], internal: true } as never],
        });
      },
    });
    await sampleTable(server);
  });
  afterAll(() => server?.close());

  const get = (url: string, more: object = {}) => server.app.inject({ url, ...more });

  it('O1: healthz says that the process is up', async () => {
    const answer = await get('/healthz');
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
  });

  it('O1: readyz says what it depends on, and turns 503 with any of it', async () => {
    const checks = { database: 'ok', migrations: 'ok', disk: 'ok', running: 'ok' };
    expect((await get('/readyz')).json()).toEqual({ status: 'ok', checks });
    await server.database.query(
      "update schema_migrations set checksum = 'x' || checksum where name like '0001%'",
    );
    const behind = await get('/readyz');
    expect([behind.statusCode, behind.json().checks.migrations]).toEqual([503, 'failed']);
    await server.database.query(
      "update schema_migrations set checksum = substr(checksum, 2) where name like '0001%'",
    );
    expect((await get('/readyz')).statusCode).toBe(200);
    shutdown.stop();
    const stopping = await get('/readyz');
    expect([stopping.statusCode, stopping.json().checks.running]).toEqual([503, 'failed']);
    expect((await get('/healthz')).statusCode).toBe(200);
  });

  it('O5: metrics need the key', async () => {
    const bearer = (authorization: string) => get('/metrics', { headers: { authorization } });
    const own = await bearer(`Bearer ${KEY}`);
    expect(own.statusCode).toBe(200);
    expect(own.body).toMatch(/sample_gauge 7/);
    expect(own.body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\}/,
    );
    const unknown = await get('/metrics/nothing');
    for (const given of ['', KEY, `Basic ${KEY}`, `Bearer ${KEY}0`, `Bearer ${KEY.slice(1)}`]) {
      const answer = await bearer(given);
      expect([answer.statusCode, answer.json().errors]).toEqual([404, unknown.json().errors]);
    }
    expect((await get('/metrics', { remoteAddress: '127.0.0.1' })).statusCode).toBe(404);
  });

  it('the documentation is made from the contracts, without internal calls', async () => {
    const answer = await get('/docs/openapi.json');
    const document = answer.json();
    expect(document.openapi).toBe('3.1.0');
    const operations = Object.values(
      document.paths as Record<string, Record<string, object>>,
    ).flatMap((methods) => Object.values(methods)) as {
      operationId: string;
      'x-operations'?: string[];
    }[];
    const ids = operations.flatMap((each) => each['x-operations'] ?? [each.operationId]).sort();
    expect(ids).toEqual(calls.map(({ id }) => id).sort());
  });

  it('a name that only one of two calls needs is not needed by the address they share', () => {
    const document = openApiOf('Sample', calls) as {
      paths: Record<string, { get: { parameters: { name: string; required: boolean }[] } }>;
    };
    const parameters = document.paths['/v1/note']?.get.parameters ?? [];
    const required = Object.fromEntries(parameters.map(({ name, required: is }) => [name, is]));
    expect(required).toMatchObject({ filter: false, tag: false, cursor: false });
  });

  it('the documentation page runs its own scripts alone', async () => {
    const page = await get('/docs');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    for (const [, source = ''] of page.body.matchAll(/(?:src|href)="(\/docs\/[^"]+)"/g)) {
      expect((await get(source)).statusCode).toBe(200);
    }
  });

  it.each([
    '/docs/..%2f..%2fpackage.json',
    '/docs/%2e%2e/package.json',
    '/docs/swagger-ui.js',
    '/docs/package.json',
    '/docs/__proto__',
  ])('T49: %s is nothing', async (url) => expect((await get(url)).statusCode).toBe(404));
});
