import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { createTestServer } from '../create-test-server';
import type { TestServer } from '../create-test-server';

describe('compressed answers', () => {
  let server: TestServer;
  const long = { text: 'Runway is a habit. '.repeat(200) };
  const short = { text: 'Runway.' };

  beforeAll(async () => {
    server = await createTestServer({
      modules: [],
      extend: (app) => {
        for (const [name, answer] of Object.entries({ long, short })) {
          app.get(`/${name}`, { config: { access: 'open' } }, () => answer);
        }
        app.get('/picture', { config: { access: 'open' } }, (_request, reply) =>
          reply.type('image/webp').send(Buffer.alloc(4_096)),
        );
        app.post('/echo', { config: { access: 'open' } }, (request) => ({
          length: String(request.body).length,
        }));
      },
    });
  });
  afterAll(() => server?.close());

  const get = (url: string, encoding: string) =>
    server.app.inject({ url, headers: { 'accept-encoding': encoding } });

  it('come as Brotli or gzip, as the browser takes them', async () => {
    const brotli = await get('/long', 'gzip, deflate, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers.vary).toMatch(/accept-encoding/i);
    expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(long);
    const gzip = await get('/long', 'gzip');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(long);
  });

  it('are left alone where that saves nothing, or no one asked for it', async () => {
    for (const answer of [
      await get('/short', 'br'),
      await get('/picture', 'br'),
      await get('/long', 'identity'),
    ]) {
      expect(answer.headers['content-encoding']).toBeUndefined();
    }
  });

  it('never unpacks what someone sends', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/echo',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync('x'.repeat(100_000)),
    });
    expect(answer.json<{ length: number }>().length).toBeLessThan(1_000);
  });
});
