import { createTestServer } from '@upround/shared/testing-server';
import type { TestServer } from '@upround/shared/testing-server';
import { loopbackOnly } from './loopback-only';

describe('a page for this machine alone', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await createTestServer({
      extend: (app) =>
        void app.get(
          '/own',
          { config: { access: 'loopback' }, onRequest: loopbackOnly },
          async (_request, reply) => reply.send('secret'),
        ),
    });
  });
  afterAll(() => server.close());

  const ask = async (host: string, more: { remoteAddress?: string; headers?: object } = {}) =>
    (
      await server.app.inject({
        url: '/own',
        remoteAddress: more.remoteAddress ?? '127.0.0.1',
        headers: { host, ...more.headers },
      })
    ).statusCode;

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])('is there at %s', async (host) => {
    expect(await ask(host)).toBe(200);
  });

  it('T36: is not there for a name of another site that leads here', async () => {
    expect(await ask('evil.example')).toBe(404);
    expect(await ask('localhost.evil.example')).toBe(404);
  });

  it('is not there for others, nor through a proxy', async () => {
    expect(await ask('localhost', { remoteAddress: '203.0.113.9' })).toBe(404);
    expect(await ask('localhost', { headers: { 'x-forwarded-for': '203.0.113.9' } })).toBe(404);
  });
});
