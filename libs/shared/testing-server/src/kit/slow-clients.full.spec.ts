import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createTestServer } from '../create-test-server';
import type { TestServer } from '../create-test-server';
import { sampleModule } from './sample.fixtures';

const DRIP_MS = 3_000;
const HEAD = 'POST /v1/note HTTP/1.1\r\nhost: x\r\n';

const clients: [string, string, string, RegExp][] = [
  ['a slow head', HEAD, 'a: b\r\n', /^HTTP\/1\.1 408 /],
  [
    'a slow body',
    `${HEAD}content-type: application/json\r\ncontent-length: 1000\r\n\r\n{`,
    ' ',
    /^HTTP\/1\.1 408 /,
  ],
  ['silence', '', '', /^HTTP\/1\.1 408 |^$/],
  ['a head of 20 kB', `${HEAD}x: ${'a'.repeat(20_000)}\r\n\r\n`, '', /^HTTP\/1\.1 431 /],
  ['no HTTP', 'HELLO\r\n\r\n', '', /^HTTP\/1\.1 400 /],
];

describe('R16: slow and greedy clients', () => {
  let server: TestServer;
  let port: number;

  beforeAll(async () => {
    server = await createTestServer({ modules: [sampleModule] });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    port = (server.app.server.address() as AddressInfo).port;
  });
  afterAll(() => server?.close());

  it.each(clients)(
    '%s is answered and cut',
    async (_, first, drip, expected) => {
      const said = await new Promise<string>((resolve) => {
        let heard = '';
        const socket = connect(port, '127.0.0.1');
        const dripping = setInterval(() => socket.writable && socket.write(drip), DRIP_MS);
        socket.on('data', (chunk) => void (heard += chunk.toString()));
        socket.on('error', () => undefined);
        socket.on('close', () => {
          clearInterval(dripping);
          resolve(heard);
        });
        socket.write(first);
      });
      expect(said).toMatch(expected);
    },
    60_000,
  );
});
