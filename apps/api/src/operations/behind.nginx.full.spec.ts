import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  freePort,
  ownDataFolder,
  startServerProcess,
  type ServerProcess,
} from '@upround/shared/testing-server';
import { ask, openDoors } from './proxies.fixtures';

const nginx = process.env['TEST_NGINX'] ?? '/usr/sbin/nginx';

/** As guides for beginners have it: nothing is said about headers. */
const configuration = (port: number, to: number) => `
daemon off;
master_process off;
pid nginx.pid;
error_log error.log;
events {}
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://127.0.0.1:${to};
    }
  }
}
`;

describe('T53: behind nginx with its default headers', () => {
  let own: Awaited<ReturnType<typeof ownDataFolder>>;
  let server: ServerProcess;
  let proxy: ChildProcess;
  let port: number;

  beforeAll(async () => {
    own = await ownDataFolder();
    const dataDir = path.join(own.folder, 'data');
    const folder = path.join(own.folder, 'nginx');
    mkdirSync(folder);
    server = await startServerProcess('main', { dataDir });
    port = await freePort();
    writeFileSync(path.join(folder, 'nginx.conf'), configuration(port, server.port));
    proxy = spawn(nginx, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], {
      stdio: 'ignore',
    });
    const hasEnded = new Promise<never>((_, reject) => {
      proxy.once('error', reject);
      proxy.once('exit', (status) => reject(new Error(`nginx ended with ${status}`)));
    });
    const answers = async () => {
      while ((await ask(port, '/healthz').catch(() => null))?.status !== 200)
        await new Promise((resolve) => setImmediate(resolve));
    };
    await Promise.race([answers(), hasEnded]);
    hasEnded.catch(() => undefined);
  }, 180_000);
  afterAll(async () => {
    proxy.kill('SIGTERM');
    server.signal('SIGKILL');
    await server.ended;
    await own.remove();
  });

  it('strangers can read neither emails nor metrics, and can’t run commands', async () => {
    expect(await openDoors(port)).toEqual([]);
  });

  it('the keys give the same access', async () => {
    const key = (name: string) => readFileSync(path.join(own.folder, 'data', name), 'utf8').trim();
    const link = await ask(port, `/docs/mail?key=${key('mail-key')}`);
    expect([link.status, link.headers.location]).toEqual([303, '/docs/mail']);
    const [cookie = ''] = (link.headers['set-cookie']?.[0] ?? '').split('; ');
    expect((await ask(port, '/docs/mail', { cookie })).status).toBe(200);
    const authorization = `Bearer ${key('operator-key')}`;
    expect((await ask(port, '/metrics', { authorization })).status).toBe(200);
  });
});
