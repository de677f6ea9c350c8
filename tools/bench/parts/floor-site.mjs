import react from '@vitejs/plugin-react';
import Fastify from 'fastify';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const kinds = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

/** A post of the endless canned feed. */
const itemAt = (number) => ({
  slug: `post-${number}`,
  author_slug: `person-${number % 97}`,
  display_name: `Given Family ${number}`,
  text: `word ${number} `.repeat(20 + ((number * 7) % 60)),
});

/** Builds the floor app and serves it with an endless canned feed; answers its address and how to stop it. */
export async function startFloorSite() {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'upround-floor-'));
  await build({
    root: path.resolve(import.meta.dirname, '../floor-app'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true },
  });
  const app = Fastify();
  app.get('/feed', async (request) => {
    const from = Number(request.query.cursor ?? 0);
    return { items: Array.from({ length: 20 }, (_, at) => itemAt(from + at)), next: from + 20 };
  });
  app.get('/post', async (request) => itemAt(Number(request.query.slug.replace('post-', ''))));
  app.get('/person', async (request) => ({ display_name: `Given ${request.query.slug}` }));
  for (const file of [
    'index.html',
    ...readdirSync(path.join(outDir, 'assets')).map((name) => `assets/${name}`),
  ]) {
    // As small on the wire as the app's own files, or the comparison would flatter the app.
    const bytes = brotliCompressSync(readFileSync(path.join(outDir, file)));
    const address = file === 'index.html' ? '/' : `/${file}`;
    app.get(address, async (_, reply) =>
      reply
        .type(kinds[path.extname(file)] ?? 'application/octet-stream')
        .header('content-encoding', 'br')
        .send(bytes),
    );
  }
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    base,
    async stop() {
      await app.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
