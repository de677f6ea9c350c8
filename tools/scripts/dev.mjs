import { mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { installIfStale } from './parts/install.mjs';
import { inRoot } from './parts/paths.mjs';
import { address, requireFreePort } from './parts/port-check.mjs';
import { freePort } from './parts/ports.cjs';

/**
 * The app with hot reload on one port. Vite serves modules and styles; the API runs beside it on a
 * port of its own and makes every page, so that the HTML (runtime settings, guest token, status) comes
 * from the same code as in the built app. Pages differ in one thing: Vite's inline start-up script would
 * be refused by the content security policy, so that header is left out here.
 */
await requireFreePort();
await installIfStale();
const { createServer: createVite } = await import('vite');
const { startDevApi } = await import('./parts/dev-api.mjs');

const isLoopback = (name) => name === 'localhost' || name === '::1' || /^127\./.test(name);
const { port, host } = address();
const origin = `http://localhost:${port}`;
const apiPort = await freePort();
const shellFolder = inRoot('dist/dev/web');
// The API serves a folder of built files, which stays empty here.
mkdirSync(`${shellFolder}/assets`, { recursive: true });

const ofTheApi =
  /^\/(?:v[1-4]|media|docs|healthz|readyz|metrics|builds|realtime|\.well-known)(?:[/?]|$)/;
const ofVite = /^\/(?:@|src\/|node_modules\/|libs\/|apps\/|__)/;

/** Whether the API answers: calls, and requests for HTML under paths that aren't Vite's own. */
function isForApi({ method, url, headers }) {
  if (ofTheApi.test(url)) return true;
  if (method !== 'GET' && method !== 'HEAD') return !ofVite.test(url);
  return !ofVite.test(url) && (headers.accept ?? '').includes('text/html');
}

function sendToApi(incoming, outgoing) {
  const { method, url, headers } = incoming;
  const onward = request(
    { host: '127.0.0.1', port: apiPort, method, path: url, headers },
    (answer) => {
      const { 'content-security-policy': _csp, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode, kept);
      answer.pipe(outgoing);
    },
  );
  onward.once('error', (error) => {
    if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/plain' });
    outgoing.end(`The API did not answer: ${error.message}\n`);
  });
  incoming.pipe(onward);
}

const server = createServer();
const vite = await createVite({
  configFile: inRoot('apps/web/vite.config.mts'),
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
  clearScreen: false,
});

/** Keeps the page's frame where the API looks for it. */
async function writeShell() {
  const source = readFileSync(inRoot('apps/web/index.html'), 'utf8');
  writeFileSync(`${shellFolder}/index.html`, await vite.transformIndexHtml('/', source));
}
await writeShell();
const frame = watch(inRoot('apps/web/index.html'), () => void writeShell());

const api = await startDevApi({
  port: apiPort,
  env: {
    PORT: String(apiPort),
    HOST: '127.0.0.1',
    DEV_PORT: String(port),
    WEB_DIR: shellFolder,
    // The API listens on loopback in any case; whether strangers come here is a matter of this port's HOST.
    ...(isLoopback(host) || process.env.SEED ? {} : { SEED: 'none' }),
  },
});

server.on('request', (incoming, outgoing) => {
  if (!isForApi(incoming)) vite.middlewares(incoming, outgoing);
  // A request that arrives while the API restarts waits for it.
  else void api.ready().then(() => sendToApi(incoming, outgoing));
});
server.on('upgrade', (incoming, socket, head) => {
  if (!ofTheApi.test(incoming.url)) return;
  const onward = connect(apiPort, '127.0.0.1', () => {
    const headers = Object.entries(incoming.headers).map(([name, value]) => `${name}: ${value}`);
    onward.write(`GET ${incoming.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
    onward.write(head);
    onward.pipe(socket).pipe(onward);
  });
  onward.once('error', () => socket.destroy());
  socket.once('error', () => onward.destroy());
});

async function stop() {
  frame.close();
  server.close();
  server.closeAllConnections();
  await Promise.all([vite.close(), api.stop()]);
  process.exit(0);
}
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());

process.stdout.write(
  'Starting the API; the first time it fills a database with the demo community.\n',
);
const up = await api.ready();
server.listen(port, host, () => {
  if (up) process.stdout.write(`Upround is ready at ${origin}\n`);
  else
    process.stderr.write(
      'The API does not answer yet; see above. Pages load as soon as it does.\n',
    );
});
