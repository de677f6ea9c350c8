import { connect, type AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { defineCall } from '@upround/shared/contract-core';
import { textOf } from '@upround/shared/domain';
import { checkDeadline, implement } from '@upround/shared/server-kit';
import type { ApiModule } from '@upround/shared/server-kit';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { createTestServer, type TestServer } from '../create-test-server';
import type { TestMember } from '../sign-up';
import { sampleTable } from './sample.fixtures';

/** Enough for every answer that nothing holds up, also on a busy machine. */
const DEADLINE_MS = 2_500;

const common = { version: 'v1', access: 'guest', response: z.object({ ok: z.boolean() }) } as const;
const body = z.strictObject({ text: textOf(100) });
const readSlowly = defineCall({
  id: 'slow.read',
  summary: 'Reads',
  method: 'GET',
  path: '/slow',
  ...common,
});
const writeSlowly = defineCall({
  id: 'slow.write',
  summary: 'Writes',
  method: 'POST',
  path: '/slow',
  ...common,
  body,
});
const prepareSlowly = defineCall({
  id: 'slow.prepare',
  summary: 'Prepares',
  method: 'POST',
  path: '/slow/form',
  ...common,
  bodyKind: 'form',
  body,
  files: { images: { max: 1, maxBytes: 1000 } },
});

/** Opened by the test once the answer has come. */
function gate() {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

describe('M6: a request that takes too long', () => {
  let server: TestServer;
  let ada: TestMember;
  let port: number;
  let held: ReturnType<typeof gate>;
  const happened: string[] = [];

  const slowModule: ApiModule = {
    name: 'slow',
    calls: [
      implement(readSlowly, {
        handle: async () => {
          await held.opened;
          return { ok: true };
        },
      }),
      implement(writeSlowly, {
        handle: async ({ trx }, { body: { text } }) => {
          const id = crypto.randomUUID();
          await sql`insert into notes (id, user_id, text) values (${id}, ${id}, ${text})`.execute(
            trx,
          );
          await held.opened;
          return { ok: true };
        },
      }),
      implement(prepareSlowly, {
        async prepare() {
          await held.opened;
          happened.push('its turn came');
          checkDeadline();
          happened.push('worked');
          return 'a file';
        },
        handle: async () => ({ ok: true }),
        discard: async () => void happened.push('discarded'),
      }),
    ],
  };

  beforeAll(async () => {
    server = await createTestServer({
      modules: [slowModule],
      deadlineMs: DEADLINE_MS,
      extend: (app) =>
        void app.get('/long', { config: { access: 'open' } }, async (_request, reply) => {
          const stream = new PassThrough();
          stream.write('first ');
          void held.opened.then(() => stream.end('last'));
          return reply.type('text/plain').send(stream);
        }),
    });
    await sampleTable(server);
    ada = await server.signUpAs('ada');
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    port = (server.app.server.address() as AddressInfo).port;
  });
  beforeEach(() => {
    held = gate();
    happened.length = 0;
  });
  afterEach(() => held.open());
  afterAll(() => server?.close());

  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  const write = (text: string) =>
    ask('/v1/slow', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'access-token': ada.token,
        'idempotency-key': text,
      },
      body: JSON.stringify({ text }),
    });
  const rows = async (text: string) =>
    (await server.database.query<{ id: string }>('select id from notes where text = $1', [text]))
      .length;
  const saidOf = async (answer: Response) => [
    answer.status,
    answer.headers.get('retry-after'),
    ((await answer.json()) as { errors: { code: string }[] }).errors[0]?.code,
  ];
  const unavailable = [503, '1', 'UNAVAILABLE'];

  it('is answered with 503 where it reads', async () => {
    expect(await saidOf(await ask('/v1/slow'))).toEqual(unavailable);
  });

  it('is answered with 503 where it has a body, leaves nothing behind, and succeeds once when it is made again', async () => {
    expect(await saidOf(await write('late'))).toEqual(unavailable);
    held.open();
    const again = await write('late');
    expect([again.status, await again.json()]).toEqual([200, { ok: true }]);
    expect(await rows('late')).toBe(1);
    expect((await write('late')).status).toBe(200);
    expect(await rows('late')).toBe(1);
  });

  it('that no one makes again has changed nothing', async () => {
    expect((await write('once')).status).toBe(503);
    held.open();
    // Takes the embedded database's one connection, which the late write held until its end.
    expect((await write('another')).status).toBe(200);
    expect([await rows('once'), await rows('another')]).toEqual([0, 1]);
  });

  it('is answered with 503 where its form waits in a queue, and is not worked on afterwards', async () => {
    const form = new FormData();
    form.append('text', 'a');
    form.append('images', new Blob(['x']), 'x.png');
    const answer = await ask('/v1/slow/form', { method: 'POST', body: form });
    expect(await saidOf(answer)).toEqual(unavailable);
    held.open();
    await held.opened;
    await new Promise((resolve) => setImmediate(resolve));
    expect(happened).toEqual(['its turn came']);
  });

  it('is not cut where its answer is under way', async () => {
    const long = ask('/long');
    // This one begins later, so that the time of the other is over as well.
    expect((await ask('/v1/slow')).status).toBe(503);
    held.open();
    expect(await (await long).text()).toBe('first last');
  });

  it('is answered with 503 where the server was too busy to read its body', async () => {
    const heard = new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(port, '127.0.0.1');
      socket.on('data', (chunk) => void (text += chunk.toString()));
      socket.on('close', () => resolve(text));
      socket.write(
        'POST /v1/slow HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
      );
    });
    let isAnswered = false;
    void heard.then(() => (isAnswered = true));
    // Keeps the process at work until then, and lets it look around between.
    while (!isAnswered) {
      const until = performance.now() + 20;
      while (performance.now() < until);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await heard).toMatch(/^HTTP\/1\.1 503 .*\r\nretry-after: 1\r\n/s);
  });

  it('is answered with 408 where the client does not send its body', async () => {
    const heard = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(port, '127.0.0.1');
      socket.on('data', (chunk) => void (text += chunk.toString()));
      socket.on('close', () => resolve(text));
      socket.write(
        'POST /v1/slow HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
      );
    });
    expect(heard).toMatch(/^HTTP\/1\.1 408 .*\r\nconnection: close\r\n/s);
  });
});
