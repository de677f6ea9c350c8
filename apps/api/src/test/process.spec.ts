import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { ownDataFolder, startServerProcess } from '@upround/shared/testing-server';
import type { ServerProcess } from '@upround/shared/testing-server';

const ROUNDS = process.env['HEAVY'] === 'full' ? 20 : 2;
const PARALLEL = 8;

type Folder = Awaited<ReturnType<typeof ownDataFolder>>;

const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** The newest code that was mailed; it is asked for until it is there. */
async function mailedCode(folder: string): Promise<string> {
  for (;;) {
    const files = await readdir(path.join(folder, 'mail')).catch(() => []);
    const newest = files
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .at(-1);
    const text =
      newest === undefined ? '' : await readFile(path.join(folder, 'mail', newest), 'utf8');
    const code = /\b(\d{6})\b/.exec(
      text
        .split(/\r?\n\r?\n/)
        .slice(1)
        .join('\n'),
    )?.[1];
    if (code !== undefined) return code;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function signUp(
  { url }: ServerProcess,
  folder: string,
  email = 'ada@upround.test',
): Promise<string> {
  await fetch(
    `${url}/v2/auth/register`,
    json({ email, password: 'a good password', displayName: 'Ada' }),
  );
  const code = await mailedCode(folder);
  const answer = await fetch(`${url}/v2/auth`, json({ email, code }));
  return ((await answer.json()) as { token: string }).token;
}

async function post(server: ServerProcess, token: string, text: string): Promise<string | null> {
  const form = new FormData();
  form.append('type', 'POST');
  form.append('text', text);
  try {
    const answer = await fetch(`${server.url}/v2/post`, {
      method: 'POST',
      headers: { 'access-token': token, 'idempotency-key': text },
      body: form,
    });
    if (answer.status !== 201) return null;
    return ((await answer.json()) as { data: { id: string } }).data.id;
  } catch {
    return null;
  }
}

async function allPosts(server: ServerProcess): Promise<{ id: string; text: string }[]> {
  const found: { id: string; text: string }[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: string = `filter=latest&limit=50&cursor=${cursor}`;
    const answer = await fetch(`${server.url}/v4/post?${query}`);
    const page = (await answer.json()) as {
      data: { data: { id: string; text: string } }[];
      nextSegment: string | null;
    };
    found.push(...page.data.map(({ data: { id, text } }) => ({ id, text })));
    cursor = page.nextSegment;
  }
  return found;
}

describe('a server process on the embedded database', () => {
  let own: Folder;

  beforeEach(async () => {
    own = await ownDataFolder();
  });
  afterEach(() => own.remove());

  it('R1, R4 (b): killed in the middle of writes, loses none that it answered and repeats none that is retried', async () => {
    const ids = new Map<string, string>();
    let server = await startServerProcess('main', { dataDir: own.folder });
    const token = await signUp(server, own.folder);
    for (let round = 0; round < ROUNDS; round += 1) {
      const texts = Array.from({ length: PARALLEL * 5 }, (_, at) => `post-${round}-${at}`);
      const last = texts[texts.length - 1 - round] ?? '';
      let answered = 0;
      const write = async (text: string) => {
        const id = await post(server, token, text);
        if (id === null) return;
        ids.set(text, id);
        answered += 1;
        if (answered === PARALLEL + round * 3) server.signal('SIGKILL');
      };
      await Promise.all(texts.map(write));
      server.signal('SIGKILL');
      await server.ended;
      server = await startServerProcess('main', { dataDir: own.folder });
      for (const text of texts) {
        const id = await post(server, token, text);
        expect(id).not.toBeNull();
        expect(id).toBe(ids.get(text) ?? id);
        ids.set(text, id ?? '');
      }
      expect(ids.has(last)).toBe(true);
    }
    const posts = await allPosts(server);
    expect(new Map(posts.map(({ text, id }) => [text, id]))).toEqual(ids);
    expect(posts).toHaveLength(ids.size);
    server.signal('SIGKILL');
    await server.ended;
  }, 240_000);

  it('M3: a second one on the same folder exits with status 1 and says which process has the lock', async () => {
    const first = await startServerProcess('main', { dataDir: own.folder });
    const second = await startServerProcess('main', { dataDir: own.folder, untilReady: false });
    expect(await second.ended).toBe(1);
    expect(second.errors()).toContain(`in use by process ${first.pid}`);
    first.signal('SIGTERM');
    expect(await first.ended).toBe(0);
  }, 120_000);

  it('T53, spec 10.11: reachable by others, rejects a database with the demo’s accounts unless it is requested', async () => {
    const first = await startServerProcess('main', { dataDir: own.folder });
    await signUp(first, own.folder, 'recruiter@upround.test');
    first.signal('SIGTERM');
    expect(await first.ended).toBe(0);
    const settings = { PUBLIC_URL: 'https://upround.example' };
    const open = { dataDir: own.folder, untilReady: false, settings };
    const refused = await startServerProcess('main', open);
    expect([await refused.ended, refused.errors()]).toEqual([
      1,
      expect.stringMatching(/^SEED: this database contains the demo community/m),
    ]);
    const wanted = { ...settings, SEED: 'demo' };
    const meant = await startServerProcess('main', { dataDir: own.folder, settings: wanted });
    expect(meant.output()).toContain('Cookies are only sent over HTTPS');
    meant.signal('SIGTERM');
    expect(await meant.ended).toBe(0);
  }, 120_000);

  it('R15: asked to stop, answers what it accepted, is no longer ready, and exits with status 0', async () => {
    const server = await startServerProcess('main', { dataDir: own.folder });
    server.signal('SIGTERM');
    const statuses: number[] = [];
    let ready: number | 'closed' = 200;
    // Its port may be closed before it is asked.
    while (ready === 200) {
      ready = await fetch(`${server.url}/readyz`).then(
        ({ status }) => status,
        () => 'closed' as const,
      );
    }
    expect([503, 'closed']).toContain(ready);
    for (let open = true; open;) {
      try {
        statuses.push((await fetch(`${server.url}/v4/post?filter=latest`)).status);
      } catch {
        open = false;
      }
    }
    expect(await server.ended).toBe(0);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  }, 120_000);

  it('exits with status 1 and a line that names PORT if the port is taken', async () => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) =>
      taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port)),
    );
    const server = await startServerProcess('main', {
      dataDir: own.folder,
      port,
      untilReady: false,
    });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toMatch(new RegExp(`PORT ${port}`));
    await new Promise((resolve) => taken.close(resolve));
  }, 120_000);

  it('O3: exits with status 1 and a line that names an invalid setting', async () => {
    const settings = { PORT: 'abc', ABLY_API_KEY: 'x' };
    const server = await startServerProcess('main', {
      dataDir: own.folder,
      settings,
      untilReady: false,
    });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toMatch(/^PORT: .*\nABLY_API_KEY: /);
  }, 120_000);
});
